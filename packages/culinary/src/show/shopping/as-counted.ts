import type { Food } from '../../foods/food.ts';
import { singular } from '../../words/singular.ts';
import type { NeededAmount } from './needed-amount.ts';
import { countWords } from './shopping-words.data.ts';

/**
 * A count in the unit in which the food is counted: "6 st tomat" are six of it and "10 basil leaves" ten leaves of basil. `written` is the line, which says
 * whether a piece is a whole one ("1 st") or cut off ("1 trozo").
 */
export function asCounted(
  name: string,
  need: NeededAmount,
  food: Food | null,
  written: string,
): { name: string; need: NeededAmount } {
  if (food?.pieceGrams == null || need.kind !== 'count' || need.number === null)
    return { name, need };
  if (need.unit === 'piece' && isSoldByPiece(food) && countWords.test(written))
    return { name, need: { ...need, unit: null } };
  if (food.id === 'celery' && (need.unit === null || celeryStalks.has(need.unit)))
    return { name, need: { ...need, unit: need.unit === null ? 'head' : 'stalk' } };
  const words = name.split(' ');
  return need.unit === null &&
    food.pieceUnit !== null &&
    words.length > 1 &&
    singular(words.at(-1)!.toLowerCase()) === food.pieceUnit
    ? { name: words.slice(0, -1).join(' '), need: { ...need, unit: food.pieceUnit } }
    : { name, need };
}

/** A stick of celery is a stalk of it; what has no unit is all of it. */
const celeryStalks: ReadonlySet<string> = new Set(['stick', 'rib', 'stem']);

/** Of meat a piece is a cut. */
const isSoldByPiece = ({ pieceUnit, aisle }: Food): boolean =>
  pieceUnit === null && (aisle === 'Fruit and vegetables' || aisle === 'Dairy and eggs');
