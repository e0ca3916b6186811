import { PART_ENDS, PARTS_BEFORE, PARTS_BEHIND } from './part-words.data.ts';

const LONGEST_ARTICLE = 4;

/** Whether a word, the last of its line, names a part of a dish: "layer", "Haferstreusel". Of folded text. */
export const endsWithPart = (word: string): boolean =>
  PARTS_BEHIND.has(word) || PART_ENDS.some((end) => word.endsWith(end));

/** Whether words open with one for a part, behind their article or not: "base di biscotti", "l'appareil citron". Of folded text. */
export function opensWithPartWord(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return PARTS_BEFORE.has(first) || (first.length <= LONGEST_ARTICLE && PARTS_BEFORE.has(second));
}
