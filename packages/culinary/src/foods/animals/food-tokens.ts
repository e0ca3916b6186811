import { foldLetters } from '../../words/fold.ts';

/** Stands where punctuation parts two pieces of a line. */
export const BREAK = ',';

/** No line of a recipe is longer; what is behind is not read. */
const LONGEST_TEXT = 10_000;

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[,;:()[\]{}/|•·–—+&]|\.(?=\s)/gu;

/** French pasta, which without its accents is the plural of a pâté. */
const frenchPasta = /(?<!\p{L})pâtes(?!\p{L})/giu;

/** The folded words of a line, with a break where punctuation parts them. Hyphens and apostrophes part words and no pieces. */
export function foodTokens(text: string): string[] {
  const told = text.slice(0, LONGEST_TEXT).normalize('NFC').replaceAll(frenchPasta, 'pasta');
  return (foldLetters(told).match(token) ?? []).map((found) =>
    /^[\p{L}\p{N}]/u.test(found) ? found : BREAK,
  );
}
