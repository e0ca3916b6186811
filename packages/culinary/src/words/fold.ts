import { plainLetters } from './plain-letters.ts';

// Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Signs of Indic and Thai writing are letters and stay.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
// Soft hyphens and marks without width.
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
// Most text is plain, and both normalising and the pattern of all letters are slow.
const plain = /^[\x00-\x7f]*$/;
const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Lower case without diacritics: "Bœuf" gives "boeuf", "Smørrebrød" "smorrebrod". Punctuation stays. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  return plainLetters(
    lower.normalize('NFD').replace(accents, '').replace(invisible, '').normalize('NFC'),
  );
}

/** Text as lower-case words without diacritics, single spaces between them: "Bœuf & Hähnchen" gives "boeuf hahnchen". */
export function foldWords(text: string): string {
  const letters = foldLetters(text);
  return plainWords.test(letters) ? letters : letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** Text with folded letters, plain quotes and hyphens and single spaces; other punctuation stays: "Für 4 Portionen – ½ l" gives "fur 4 portionen - 1⁄2 l". */
export function foldText(text: string): string {
  return foldLetters(plain.test(text) ? text : text.normalize('NFKC'))
    .replace(/[`\u2018\u2019\u00b4\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
