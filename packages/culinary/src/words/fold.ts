import { keepingAnswers } from './answers-kept.ts';
import { plainLetters } from './plain-letters.ts';

// Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Signs of Indic and Thai writing are letters and stay.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
// Soft hyphens and marks without width.
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
// Most text is plain, and both normalising and the pattern of all letters are slow.
const plain = /^[\x00-\x7f]*$/;
const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Nearly all letters of the languages that we read are before this: these are folded one by one, by a table. */
const END_OF_LATIN = 0x180;
const latin: string[] = [];

/** Lower case without diacritics: "Bœuf" gives "boeuf", "Smørrebrød" "smorrebrod". Punctuation stays. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower;
  let folded = '';
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (code >= END_OF_LATIN) return foldAny(lower);
    folded += latin[code] ??= foldAny(lower[at]!);
  }
  return folded;
}

function foldAny(lower: string): string {
  return plainLetters(
    lower.normalize('NFD').replace(accents, '').replace(invisible, '').normalize('NFC'),
  );
}

const foldedWords = keepingAnswers((text): string => {
  const letters = foldLetters(text);
  if (plainWords.test(letters)) return letters;
  // The pattern of all letters is the slower one.
  const others = plain.test(letters) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu;
  return letters.replace(others, ' ').trim();
});

/** Text as lower-case words without diacritics, single spaces between them: "Bœuf & Hähnchen" gives "boeuf hahnchen". */
export const foldWords = (text: string): string =>
  plainWords.test(text) ? text : foldedWords(text);

const foldedText = keepingAnswers((text): string =>
  foldLetters(plain.test(text) ? text : text.normalize('NFKC'))
    .replace(/[`\u2018\u2019\u00b4\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Text with folded letters, plain quotes and hyphens and single spaces; other punctuation stays: "Für 4 Portionen – ½ l" gives "fur 4 portionen - 1⁄2 l". */
export const foldText = (text: string): string => (plainWords.test(text) ? text : foldedText(text));
