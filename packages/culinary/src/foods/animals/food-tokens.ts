import { foldLetters } from '../../words/fold.ts';

/** Stands where punctuation parts two pieces of a line. */
export const BREAK = ',';

/** No line of a recipe is longer; what is behind is not read. */
const LONGEST_TEXT = 10_000;

const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[,;:()[\]{}/|•·–—+&]|\.(?=\s)/gu;

/** The folded words of a line, with a break where punctuation parts them. Hyphens and apostrophes part words and no pieces. */
export function foodTokens(text: string): string[] {
  return (foldLetters(text.slice(0, LONGEST_TEXT)).match(token) ?? []).map((found) =>
    /^[\p{L}\p{N}]/u.test(found) ? found : BREAK,
  );
}
