import { sentencesByStops } from '../sentences-of.ts';
import type { ListedItem } from './listed-items.ts';
import type { Candidate } from './settle.ts';
import { measuredIn } from './told-items.ts';

const LONGEST_LINE = 4_000;
const MOST_SENTENCES = 120;

/** Items of a list: none of them is nearer than another. */
export const ofList = (items: readonly ListedItem[]): Candidate[] =>
  items.map((item) => ({ ...item, far: null }));

/**
 * What sentences measure, and items that are told among them, with how many sentences that measure something stand behind each. `isOwn`:
 * whether a line is of the author.
 */
export function toldCandidates(
  lines: readonly string[],
  listed: readonly ListedItem[],
  isOwn: (at: number) => boolean,
): Candidate[] {
  const found: { item: ListedItem; place: number }[] = [];
  let places = 0;
  for (const [at, line] of lines.entries()) {
    if (!isOwn(at) || line.length > LONGEST_LINE) continue;
    let from = 0;
    for (const sentence of sentencesByStops(line).slice(0, MOST_SENTENCES)) {
      const start = line.indexOf(sentence, from);
      if (start < 0) continue;
      from = start + sentence.length;
      const items = measuredIn(sentence, at);
      if (items.length > 0) places++;
      for (const item of items)
        found.push({ item: { ...item, from: item.from + start }, place: places });
    }
  }
  const told = found.map(({ item, place }) => ({
    ...(listed.find((other) => overlaps(other, item)) ?? item),
    far: places - place + 1,
  }));
  const others = listed.filter((item) => !found.some((one) => overlaps(item, one.item)));
  return [...told, ...others.map((item) => ({ ...item, far: FAR }))];
}
const FAR = 100;

const overlaps = (one: ListedItem, other: ListedItem): boolean =>
  one.at === other.at &&
  one.amounts.length === 1 &&
  one.from <= other.from &&
  other.from < one.from + one.text.length;
