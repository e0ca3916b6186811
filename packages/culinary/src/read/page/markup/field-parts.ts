import { foldText } from '../../../words/fold.ts';

const longest = 80;

/** The words of a field's name, folded: "cookTimeInMinutes" and "cook_time_in_minutes" are the same four and more. */
export const fieldParts = (key: string): string[] =>
  foldText(
    key
      .slice(0, longest)
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

export const namesOneOf = (parts: readonly string[], words: ReadonlySet<string>): boolean =>
  parts.some((part) => words.has(part));
