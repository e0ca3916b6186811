import { findFood } from '../../../foods/find-food.ts';
import { isNameOfTwo } from '../../../foods/names-of-two.ts';
import { parseIngredient } from '../../../line/parse-ingredient.ts';
import { measureOf } from '../../../line/units/measures.data.ts';
import type { TextLine } from './page-line.ts';
import { FORMS, OF_HERBS, SEASONINGS, STAPLES } from './two-items.data.ts';

/** A lighter amount of a food may be its salt. */
const LEAST_GRAMS = 50;

/** Whether the first word of a line would have fitted in behind the line above, of a text so wide. */
export const hasRoomBehind = (above: TextLine, line: TextLine, widest: number): boolean =>
  above.right + 1 + line.text.split(' ', 1)[0]!.length <= widest;

/** How far to the right the lines of a text reach. */
export const widestOf = (lines: readonly TextLine[]): number =>
  lines.reduce((most, { right }) => Math.max(most, right), 0);

/**
 * How many items two rows of a list are, of which the last and the only word are together the name of a food: "1 onion" above "salt" are two;
 * "2 tbsp extra virgin olive" cannot end before "oil"; "1 tsp celery" above "salt" may be either.
 */
export function itemsOfPair(above: string, below: string): 'two' | 'perhaps' | 'one' {
  const last = above.slice(above.lastIndexOf(' ') + 1);
  const isSeasoning = SEASONINGS.has(below);
  if (!isSeasoning && !STAPLES.has(below) && !FORMS.has(below)) return 'one';
  if (!isNameOfTwo(last, below)) return 'one';
  const { name, quantity, unit, metricAmount } = parseIngredient(above, { language: 'en' });
  if (quantity === null || name !== last || findFood(last, 'en') === null) return 'one';
  if (FORMS.has(below)) return unit === null ? 'perhaps' : 'one';
  const kind = measureOf(unit)?.kind;
  if (isSeasoning) {
    const isEnough = kind === 'mass' && (metricAmount ?? 0) >= LEAST_GRAMS;
    return isEnough || (kind === undefined && !OF_HERBS.has(unit ?? '')) ? 'two' : 'perhaps';
  }
  return kind === undefined ? 'two' : 'one';
}

/** Which rows of a plain text are items of their own, though the row above and they would name one food: it had room for them. */
export function partedPairs(lines: readonly TextLine[]): (at: number) => boolean {
  const widest = widestOf(lines);
  return (at) => {
    const [above, line] = [lines[at - 1], lines[at]!];
    return (
      above !== undefined &&
      line.size === 1 &&
      hasRoomBehind(above, line, widest) &&
      itemsOfPair(above.text, line.text) === 'two'
    );
  };
}
