import { plainLetters } from './plain-letters.ts';

// Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Signs of Indic and Thai writing are letters and stay.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
// Soft hyphens and marks without width.
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const plain = /^[\x00-\x7f]*$/;

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
  // Most names are plain words, and the pattern of all letters is slow.
  return plainWords.test(letters) ? letters : letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
