import { namesFood } from '../../../foods/line-words.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { TextLine } from '../lines/page-line.ts';
import { listWithoutRest } from './behind-told-list.ts';
import { isSomeOf, splitList } from './list-items.ts';
import { listParts } from './list-parts.ts';
import { opensWork } from './opens-work.ts';
import { neededIn } from './told-list.ts';

const LONGEST = 400;

const FEWEST_TOLD = 4;
const LONGEST_ITEM = 60;

/** "Für den Teig nehme ich 200 g Mehl, 100 g Butter, ein Ei ...": says that things are needed, and nothing else. */
export function tellsList(told: string): boolean {
  if (told.length > LONGEST) return false;
  const text = listWithoutRest(told);
  const parts = listParts(text);
  if (neededIn(text) === null && !parts.some(({ name }) => name !== null)) return false;
  const items = parts.flatMap((part) => splitList(part.text));
  const opening = items.filter((item) => (opensItem(item) || isSomeOf(item)) && namesFood(item));
  return (
    items.length >= FEWEST_TOLD &&
    opening.length >= SHARE * items.length &&
    items.every((item) => item.length <= LONGEST_ITEM && !opensWork(item))
  );
}
const SHARE = 0.7;

/**
 * Labels of lines, where a sentence right above the list tells its first items: "You want a kilo of beef shin, and then:", or a
 * sentence that was taken for a step or a remark all of them. It is of the list.
 */
export function withToldItems(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  return labels.map((found, at) => {
    const { text } = lines[at]!;
    const isAbove =
      /[XN]/.test(found.label) &&
      /[IL]/.test(labels[at + 1]?.label ?? '') &&
      text.length <= LONGEST;
    const needed = isAbove ? neededIn(text) : null;
    const isTold = needed !== null && opensItem(needed) && namesFood(needed);
    return isTold || (/[XNS]/.test(found.label) && tellsList(text))
      ? { ...found, label: 'L', listed: 1, told: 0, around: 0 }
      : found;
  });
}
