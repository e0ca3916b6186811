import type { Food } from '../../foods/food.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { unitById } from '../../line/units/units.ts';
import { gramsOf, millilitresOf, type NeededAmount } from './needed-amount.ts';
import {
  allEaten,
  drained,
  drainedShare,
  handful,
  packs,
  usualTin,
  type Pack,
} from './packs.data.ts';
import { tins } from './shopping-words.data.ts';

/** How many packages hold all of some needs, or how many centimetres of a root. */
export interface Packed {
  number: number;
  unit: string;
  size: Amount | null;
}

/** "1 bunch" and "2 tbsp" of parsley in bunches, 15 cloves in heads; null where a need is in no known part of them. */
export function inPacks(needs: readonly NeededAmount[], food: Food | null): Packed | null {
  const pack = food === null ? undefined : packs[food.id];
  if (food === null || pack === undefined) return null;
  const named = needs.find((need) => isPack(need, pack));
  const others = needs.filter((need) => !isPack(need, pack));
  if (named === undefined ? pack.from === undefined : others.length === 0 && isOneUnit(needs))
    return null;
  if (named === undefined && !needs.every(({ kind }) => kind === 'count')) return null;
  const grams = others.map((need) =>
    need.unit === 'handful' ? need.number! * handful : need.size ? null : gramsOf(need, food),
  );
  if (!grams.every((amount) => amount !== null)) return null;
  const all =
    grams.reduce((total, amount) => total + amount, 0) +
    needs
      .filter((need) => isPack(need, pack))
      .reduce((total, need) => total + packsIn(need) * pack.grams, 0);
  return all < (named === undefined ? pack.from! : 0)
    ? null
    : { number: all / pack.grams, unit: named?.unit ?? pack.units[0]!, size: null };
}

function isPack({ unit, size, unclear }: NeededAmount, { units }: Pack): boolean {
  const lengths = measureOf(units[0]!)?.kind === 'length';
  return (
    unit !== null &&
    size === null &&
    !unclear &&
    (units.includes(unit) || (lengths && measureOf(unit)?.kind === 'length'))
  );
}

/** Lengths are added as they are. */
const isOneUnit = (needs: readonly NeededAmount[]): boolean =>
  needs.every(({ unit, kind }) => kind === 'length' || unit === needs[0]!.unit);

/** Roots are measured in centimetres. */
const packsIn = ({ number, unit }: NeededAmount): number =>
  number! * (measureOf(unit)?.metric ?? 1);

/** "3 cans (400 g)" and "400 g" of one tinned food in cans of that size; null where there are two sizes, or none is known. */
export function inTins(needs: readonly NeededAmount[], food: Food | null): Packed | null {
  const isAllEaten = food !== null && allEaten.has(food.id);
  const isInTin = ({ unit }: NeededAmount) =>
    unit !== null &&
    (tins.has(unit) || (isAllEaten && unit !== 'tube' && unitById(unit)?.container === true));
  const inTin = needs.filter(isInTin);
  const loose = needs.filter((need) => !isInTin(need));
  const [first] = inTin;
  if (food === null || first === undefined || loose.length === 0) return null;
  if (inTin.some(({ unit, unclear }) => unit !== first.unit || unclear)) return null;
  if (!isAllEaten && !(food.aisle === 'Tins and jars' && food.pieceUnit === 'can')) return null;
  const isDrained = drained.has(food.id);
  const usual: Amount = {
    quantity: isDrained ? usualTin : food.pieceGrams,
    quantityMax: null,
    unit: 'gram',
  };
  const size = inTin.find((need) => need.size !== null)?.size ?? usual;
  const label = baseOf(size);
  if (label === null || inTin.some((other) => !isAbout(baseOf(other.size ?? size), label)))
    return null;
  const pours = measureOf(size.unit)?.kind === 'volume';
  const amounts = loose.map((need) =>
    need.size !== null ? null : pours ? millilitresOf(need, food) : gramsOf(need, food),
  );
  if (!amounts.every((amount) => amount !== null)) return null;
  const held = label * (isDrained ? drainedShare : 1);
  return {
    number:
      inTin.reduce((total, { number }) => total + number!, 0) +
      amounts.reduce((total, amount) => total + amount, 0) / held,
    unit: first.unit!,
    size,
  };
}

/** As near as a label rounds. */
const isAbout = (a: number | null, b: number) => a !== null && Math.abs(a - b) <= 0.005 * b;

function baseOf({ quantity, quantityMax, unit }: Amount): number | null {
  const measure = measureOf(unit);
  return measure === null || quantity === null || quantityMax !== null
    ? null
    : quantity * measure.metric;
}
