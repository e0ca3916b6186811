import { goesWithDish } from '../../headings/goes-with-dish.ts';
import type { TextLine } from '../lines/page-line.ts';
import { isApart } from './label-chain.ts';
import type { LabelledLine } from './line-label.ts';

/** A recipe has so many ingredients. */
const FEWEST_LISTED = 2;

/**
 * The labels where the name of a sauce or an icing right above a list, behind the steps of the dish that it goes with, heads a part: "Weinsoße" below steamed
 * dumplings. Below a dish that is a sauce itself it is another one.
 */
export function withPartsBehind(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const list = labels.findIndex(({ label }) => label === 'I');
  const isOfSauces = lines
    .slice(0, Math.max(0, list))
    .some(({ text }, at) => labels[at]!.label === 'T' && goesWithDish(text));
  let listed = 0;
  let told = 0;
  return labels.map((found, at): LabelledLine => {
    if (found.label === 'I') listed++;
    if (found.label === 'S') told++;
    const isPart =
      found.label === 'T' &&
      !isOfSauces &&
      listed >= FEWEST_LISTED &&
      told > 0 &&
      goesWithDish(lines[at]!.text) &&
      labels[at + 1]?.label === 'I' &&
      !isApart(lines[at + 1]!);
    return isPart ? { ...found, label: 'G' } : found;
  });
}
