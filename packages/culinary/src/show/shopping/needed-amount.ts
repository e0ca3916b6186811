import type { Food } from '../../foods/food.ts';
import { toMetric } from '../../line/units/metric.ts';
import { hasUnsureOunces } from '../../line/units/unsure-ounces.ts';
import { measureOf } from '../../line/units/measures.data.ts';
import { unitById } from '../../line/units/units.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { usableFactor } from '../scale/servings.ts';
import type { ShoppingLine } from './shopping-line.ts';
import type { UnitWord } from './unit-word.ts';
import { asWanted, piecesAreCut, shareWords, wholeThings } from './shopping-words.data.ts';

/** An amount of one thing that one line asks for, scaled. */
export interface NeededAmount {
  /** Null where the line states none. */
  number: number | null;
  unit: string | null;
  kind: 'mass' | 'volume' | 'length' | 'count';
  /** What one package or piece holds. */
  size: Amount | null;
  /** The line states a weight that may be that of one package or of all: "2 cans tuna (80 g)". */
  unclear: boolean;
  /** Grams or millilitres as far as the line states or its units say; null where it does not. */
  grams: number | null;
  millilitres: number | null;
  /** The line states these in metric, so nothing was converted. */
  gramsExact: boolean;
  millilitresExact: boolean;
  lengthExact: boolean;
  /** The page of its recipe shows spoons as spoons, however many. */
  spoonsKept: boolean;
  /** Which part of a whole thing is used, "juice" of a lemon; null for all of it. */
  part: string | null;
  /** The word with which the line counts. */
  word: UnitWord | null;
}

/** More than any kitchen buys; what is beyond is a slip of the hand. */
const most = 1e9;

const unread = {
  unclear: false,
  grams: null,
  millilitres: null,
  gramsExact: false,
  millilitresExact: false,
  lengthExact: false,
  spoonsKept: false,
  part: null,
  word: null,
} as const;

/** What a line asks for: of a range the upper end, so that there is enough. Numbers that are none, negative or endless count as not stated. */
export function neededAmount(line: ShoppingLine, factor: number): NeededAmount {
  const stated = asWanted.test(line.originalText ?? '')
    ? null
    : upper(line.quantity, line.quantityMax);
  const number = stated === null ? null : bounded(stated * usableFactor(factor));
  const unit = number === null ? null : (line.unit ?? null);
  // Ounces that may be poured or weighed are added to each other alone.
  const isUnsure = hasUnsureOunces({ ...line, quantity: number, unit });
  const kind = isUnsure ? 'count' : (measureOf(unit)?.kind ?? 'count');
  const others = line.otherAmounts ?? [];
  // "2 sheets (14 oz each)"
  const each =
    kind === 'count' && line.packageSize == null && shareWords.test(line.originalText ?? '')
      ? others.find((other) => measuredSize(other) !== null)
      : undefined;
  const size = measuredSize(line.packageSize ?? each ?? null);
  const need: NeededAmount = {
    number,
    unit,
    kind,
    size,
    ...unread,
  };
  if (number === null || stated === null) return need;
  const scale = number / stated;
  const held = upper(size?.quantity, size?.quantityMax);
  const readings = [
    { quantity: stated, unit },
    ...(size && held !== null ? [{ quantity: held * stated, unit: size.unit }] : []),
    ...others
      .filter((other) => other !== each)
      .map((other) => ({ quantity: upper(other.quantity, other.quantityMax), unit: other.unit })),
  ].filter((reading) => reading.unit !== 'ounce' || !(isUnsure || ofUnsureOunces(line)));
  // Any other weight goes before 500 g for a pound: "1 livre (454 g)" is one of Québec
  const metric = readings
    .filter((reading) => measureOf(reading.unit)?.isMetric)
    .sort((a, b) => Number(a.unit === 'metric-pound') - Number(b.unit === 'metric-pound'));
  for (const [at, { quantity, unit: of }] of [...metric, ...readings].entries()) {
    const { metricAmount, metricUnit } = toMetric(quantity, of);
    if (metricAmount === null) continue;
    if (metricUnit === 'g' && need.grams === null)
      Object.assign(need, { grams: metricAmount * scale, gramsExact: at < metric.length });
    if (metricUnit === 'ml' && need.millilitres === null)
      Object.assign(need, {
        millilitres: metricAmount * scale,
        millilitresExact: at < metric.length,
      });
  }
  need.unclear = isUnclear(line) && size === null;
  if (need.unclear) Object.assign(need, { grams: null, millilitres: null });
  need.lengthExact = metric.some((reading) => measureOf(reading.unit)?.kind === 'length');
  return need;
}

/** "1 (32 oz) carton broth": what it holds is said, and nothing is reckoned from it. */
const ofUnsureOunces = ({ packageSize, metricAmount }: ShoppingLine): boolean =>
  packageSize?.unit === 'ounce' && metricAmount === null;

/** Of several packages nobody says whether a weight behind them is that of each. */
export function isUnclear({ quantity, unit, packageSize, otherAmounts }: ShoppingLine): boolean {
  return (
    packageSize == null &&
    (quantity ?? 0) > 1 &&
    unit != null &&
    unitById(unit)?.container === true &&
    (otherAmounts ?? []).some((other) => measuredSize(other) !== null)
  );
}

/** The same need of packages whose size another line states. */
export function ofSize(
  need: NeededAmount,
  { size, grams, millilitres, gramsExact, millilitresExact, number }: NeededAmount,
): NeededAmount {
  const scale = (need.number ?? 0) / (number ?? 1);
  return {
    ...need,
    size,
    grams: grams === null ? null : grams * scale,
    millilitres: millilitres === null ? null : millilitres * scale,
    gramsExact,
    millilitresExact,
  };
}

/** Grams of a need, by weight, by density or by the weight of a piece; null where nobody knows. */
export function gramsOf(need: NeededAmount, food: Food | null): number | null {
  if (need.grams !== null) return need.grams;
  // What a jar of red cabbage holds is no red cabbage
  const isMeasured = need.kind === 'volume' || food?.liquid === true;
  if (need.millilitres !== null && food?.density && isMeasured)
    return need.millilitres * food.density;
  return need.kind === 'count' &&
    need.number !== null &&
    food?.pieceGrams &&
    isPiece(need.unit, food) &&
    !isWholeAnimal(food)
    ? need.number * food.pieceGrams
    : null;
}

/** A chicken and 500 g of chicken are two things on the counter. */
const isWholeAnimal = ({ aisle, pieceGrams }: Food): boolean =>
  piecesAreCut.has(aisle) && (pieceGrams ?? 0) >= 700;

/** Millilitres of a need; null where nobody knows. */
export function millilitresOf(need: NeededAmount, food: Food | null): number | null {
  if (need.millilitres !== null) return need.millilitres;
  return need.grams !== null && food?.density ? need.grams / food.density : null;
}

/** Whether a count in this unit counts the pieces of a food. */
export function isPiece(unit: string | null, food: Food): boolean {
  if (unit === food.pieceUnit) return true;
  if (food.pieceUnit === 'sachet') return unit === 'package' || unit === 'envelope';
  // A piece of chicken is no chicken
  if (unit === 'piece' && piecesAreCut.has(food.aisle)) return false;
  return food.pieceUnit === null && unit !== null && wholeThings.has(unit);
}

function upper(
  quantity: number | null | undefined,
  quantityMax: number | null | undefined,
): number | null {
  const ends = [quantity, quantityMax].filter(
    (end): end is number =>
      typeof end === 'number' && Number.isFinite(end) && end > 0 && end <= most,
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

function bounded(number: number): number | null {
  return Number.isFinite(number) && number > 0 && number <= most ? number : null;
}

/** Eight-inch tortillas are no size that one buys by weight. */
function measuredSize(size: Amount | null): Amount | null {
  const kind = measureOf(size?.unit ?? null)?.kind;
  return size !== null &&
    (kind === 'mass' || kind === 'volume') &&
    upper(size.quantity, null) !== null
    ? size
    : null;
}
