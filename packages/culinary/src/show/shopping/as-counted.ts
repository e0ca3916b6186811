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
  const words = name.split(' ');
  return need.unit === null &&
    food.pieceUnit !== null &&
    words.length > 1 &&
    singular(words.at(-1)!.toLowerCase()) === food.pieceUnit
    ? { name: words.slice(0, -1).join(' '), need: { ...need, unit: food.pieceUnit } }
    : { name, need: { ...need, unit: pieceOf(food, need.unit) } };
}

/** The unit that another word for a piece of a food means: a stick of celery is a stalk, a thumb-sized piece of ginger a thumb, a stalk of leek a leek. */
function pieceOf({ id, pieceUnit }: Food, unit: string | null): string | null {
  if (id === 'celery' && unit === null) return 'head';
  if (id === 'leek' && unit !== null && stalks.has(unit)) return null;
  if (pieceUnit === 'stalk' && unit !== null && stalks.has(unit)) return 'stalk';
  if (pieceUnit === 'thumb' && unit === 'piece') return 'thumb';
  return pieceUnit === 'ball' && unit === null ? 'ball' : unit;
}

const stalks: ReadonlySet<string> = new Set(['stalk', 'stick', 'rib', 'stem', 'sprig']);

/** Of meat a piece is a cut. */
const isSoldByPiece = ({ pieceUnit, aisle }: Food): boolean =>
  pieceUnit === null && (aisle === 'Fruit and vegetables' || aisle === 'Dairy and eggs');
