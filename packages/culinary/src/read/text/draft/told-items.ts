import { namesFood } from '../../../foods/line-words.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensItem } from '../lines/item-openings.ts';
import { neededIn } from './told-list.ts';

const LONGEST = 400;

/**
 * Labels of lines, where a sentence right above the list tells its first items: "You want a kilo of beef shin, and then:". It is of the
 * list.
 */
export function withToldItems(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  return labels.map((found, at) => {
    const { text } = lines[at]!;
    const isAbove =
      /[XN]/.test(found.label) &&
      /[IL]/.test(labels[at + 1]?.label ?? '') &&
      text.length <= LONGEST;
    const needed = isAbove ? neededIn(text) : null;
    return needed !== null && opensItem(needed) && namesFood(needed)
      ? { ...found, label: 'L', listed: 1, told: 0, around: 0 }
      : found;
  });
}
