import type { Food } from '../../foods/food.ts';
import { findFood } from '../../foods/find-food.ts';
import { nameIn } from '../../foods/translated-names.ts';
import { singular } from '../../words/singular.ts';
import { wordSet } from '../../words/word-list.ts';
import { identify, type Identity } from './identify.ts';
import { plantOfLeaves } from './leaves-of.ts';
import type { NeededAmount } from './needed-amount.ts';
import { countWords, wholeSpices } from './shopping-words.data.ts';

/**
 * A count in the unit in which the food is counted: "6 st tomat" are six of it and "10 basil leaves" ten leaves of basil. `written` is the line, which says
 * whether a piece is a whole one ("1 st") or cut off ("1 trozo").
 */
export function asCounted(
  name: string,
  need: NeededAmount,
  identity: Identity,
  { written, language }: { written: string; language: string | null },
): { name: string; need: NeededAmount } {
  const { food, key } = identity;
  const spice = wholeSpice(identity, need);
  if (spice !== null)
    return { name: nameIn(identity.language, spice), need: { ...need, unit: null } };
  const isCount = need.kind === 'count' && need.number !== null;
  const plant = isCount && need.unit === null ? plantOfLeaves(name, identity, language) : null;
  if (plant !== null) return { name: plant, need: { ...need, unit: 'leaf' } };
  // "6 hojas de laurel"
  if (isCount && need.unit === 'leaf' && key === food?.id && food.name.endsWith(' leaf'))
    return { name: nameIn(identity.language, food), need: { ...need, unit: null } };
  if (food === null || need.kind !== 'count' || need.number === null) return { name, need };
  const parts = need.unit === null ? partsNamed(name, food) : null;
  if (parts !== null)
    return { name: parts.whole, need: { ...need, unit: pieceOf(food, parts.part) } };
  if (food.pieceGrams === null) return { name, need };
  if (need.unit === 'piece' && isSoldByPiece(food) && countWords.test(written))
    return { name, need: { ...need, unit: null } };
  return { name, need: { ...need, unit: pieceOf(food, need.unit) } };
}

/**
 * "celery sticks" are sticks of celery, and no more of them make a head; null where the name ends otherwise, or the parts are sold by themselves: bay
 * leaves.
 */
export function partsNamed(name: string, food: Food): { whole: string; part: string } | null {
  const words = name.split(' ');
  const part = singular(words.at(-1)!.toLowerCase());
  if (words.length < 2 || food.name.endsWith(` ${part}`)) return null;
  const whole = words.slice(0, -1).join(' ');
  const isPart =
    (food.pieceGrams !== null && part === food.pieceUnit) ||
    (food.aisle === 'Fruit and vegetables' &&
      plantParts.has(part) &&
      identify(whole, null, 'en').key === identify(name, null, 'en').key);
  return isPart ? { whole, part } : null;
}

/** Ground it is measured, so a stick of cinnamon is a whole one; null for what is no such spice. */
function wholeSpice({ food, key }: Identity, { kind, number, unit, size }: NeededAmount) {
  const whole = food !== null && key === food.id ? wholeSpices[food.id] : undefined;
  return whole === undefined || kind !== 'count' || number === null || size !== null
    ? null
    : unit === null || stalks.has(unit) || unit === 'piece' || unit === 'pod'
      ? findFood(whole, 'en')
      : null;
}

/** The unit that another word for a piece of a food means: a stick of celery is a stalk, a thumb-sized piece of ginger a thumb, a stalk of leek a leek. */
function pieceOf({ id, pieceUnit }: Food, unit: string | null): string | null {
  if (id === 'celery' && unit === null) return 'head';
  if (id === 'leek' && unit !== null && stalks.has(unit)) return null;
  if (pieceUnit === 'stalk' && unit !== null && stalks.has(unit)) return 'stalk';
  if (pieceUnit === 'thumb' && unit === 'piece') return 'thumb';
  return pieceUnit === 'ball' && unit === null ? 'ball' : unit;
}

/** Of what is sold whole. */
const plantParts: ReadonlySet<string> = wordSet(
  'leaf stalk stick rib stem sprig clove slice floret',
);

/** Words for a piece that is long and thin. */
export const stalks: ReadonlySet<string> = new Set(['stalk', 'stick', 'rib', 'stem', 'sprig']);

/** Of meat a piece is a cut. */
const isSoldByPiece = ({ pieceUnit, aisle }: Food): boolean =>
  pieceUnit === null && (aisle === 'Fruit and vegetables' || aisle === 'Dairy and eggs');
