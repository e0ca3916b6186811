import { unitById } from '../../line/units/units.ts';
import { measureOf, measures, type MeasureId } from '../../line/units/measures.data.ts';
import type { Amount } from '../../recipe/recipe.ts';
import { recountedWord } from '../numbers/count-words.ts';
import {
  amountText,
  asDecimal,
  asFraction,
  asStated,
  fractionText,
  kitchenFraction,
  numberText,
} from '../numbers/fractions.ts';
import { readLanguage } from '../ingredient/line-language.ts';
import { imperialAmount, imperialFromBase, labelOf, systemOf } from '../convert/measured-amount.ts';
import { unitLabels } from '../convert/unit-labels.data.ts';
import { unbentUnits } from './shopping-words.data.ts';

interface MeasureOptions {
  /** The amount is stated in metric, not converted to it. */
  exact: boolean;
  units: 'metric' | 'imperial';
  /** The unit in which all of it is stated; null where there are several. */
  unit: MeasureId | null;
}

/**
 * Grams, millilitres or centimetres in the units asked for. Imperial keeps the unit of its lines
 * while that reads well; metric is rounded as a shopper would.
 */
export function measureText(
  kind: 'mass' | 'volume' | 'length',
  amount: number,
  { exact, units, unit }: MeasureOptions,
): string {
  if (units === 'imperial') {
    const shown =
      unit !== null && systemOf(unit) === 'imperial'
        ? imperialAmount({ numbers: [amount / measures[unit].metric], unit })
        : imperialFromBase(kind, [amount]);
    return `${amountText(shown.amount)} ${shown.unit}`;
  }
  return kind === 'length'
    ? lengthText(amount)
    : metricText(amount, kind === 'mass' ? 'g' : 'ml', exact);
}

/** Grams or millilitres as one reads them on a package. What was converted is rounded as a shopper would, what was stated is not. */
function metricText(amount: number, unit: 'g' | 'ml', exact: boolean): string {
  const step = exact || amount < 50 ? (amount < 10 ? 0.5 : 1) : amount < 1000 ? 5 : 10;
  const rounded =
    amount < 1 || (exact && amount < 10)
      ? Math.max(0.1, Math.round(amount * 10) / 10)
      : Math.round(amount / step) * step;
  if (rounded >= 1000)
    return `${numberText(asDecimal(rounded / 1000, 2))} ${unit === 'g' ? 'kg' : 'l'}`;
  return `${numberText(asDecimal(rounded, rounded < 10 ? 1 : 0))} ${unit}`;
}

/** Half centimetres are as exact as a root of ginger is. */
function lengthText(centimetres: number): string {
  return `${numberText(asDecimal(Math.max(0.5, Math.round(centimetres * 2) / 2), 1))} cm`;
}

/** Tablespoons where they come out in halves, else teaspoons. */
export function spoonText(millilitres: number, language: string | null): string {
  const tablespoons = millilitres / measures.tablespoon.metric;
  const halves = Math.round(tablespoons * 2) / 2;
  if (halves >= 1 && Math.abs(halves - tablespoons) <= tablespoons * 0.03)
    return measuredText(halves, 'tablespoon', language);
  const teaspoons = millilitres / measures.teaspoon.metric;
  return teaspoons < 3
    ? measuredText(kitchen(teaspoons), 'teaspoon', language)
    : teaspoons < 6
      ? measuredText(Math.round(teaspoons * 2) / 2, 'teaspoon', language)
      : measuredText(Math.ceil(tablespoons * 2 - 0.05) / 2, 'tablespoon', language);
}

/** A number of a unit that measures, in kitchen fractions. */
export function measuredText(number: number, unit: MeasureId, language: string | null): string {
  const value = kitchen(number);
  return `${numberText(fractionText(value))} ${labelOf(unit, [value], readLanguage(language ?? undefined))}`;
}

/** A number of things as one buys them: halves, thirds and quarters as they are, anything else up to the next half; `whole` up to the next whole one. */
function countText(number: number, whole: boolean): string {
  const near = [1, 2, 3, 4]
    .map((denominator) => Math.round(number * denominator) / denominator)
    .find((candidate) => candidate > 0 && Math.abs(candidate - number) < 0.006);
  const value = whole ? Math.ceil(number - 0.006) : (near ?? Math.ceil(number * 2) / 2);
  return numberText(fractionText(value));
}

/** "2 cans (400 g)"; the thing alone has no unit. */
export function countedText(
  number: number,
  unit: string | null,
  size: Amount | null,
  whole: boolean,
  language: string | null,
): string {
  const count = countText(number, whole);
  const several = (whole ? Math.ceil(number - 0.006) : number) > 1.006;
  return [
    count,
    unit === null ? '' : countUnitText(unit, several, language),
    size === null ? '' : `(${sizeText(size)})`,
  ]
    .filter(Boolean)
    .join(' ');
}

function countUnitText(unit: string, several: boolean, language: string | null): string {
  const local = readLanguage(language ?? undefined);
  if (local === undefined || local === 'en')
    return several ? recountedWord(unit, { from: 1, to: 2 }) : unit;
  const [one, many = one] = unitById(unit)?.spellings[local] ?? [];
  if (one === undefined) return several ? recountedWord(unit, { from: 1, to: 2 }) : unit;
  const word = several && !(local === 'de' && unbentUnits.has(unit)) ? many! : one;
  return local === 'de' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Of a range both ends: "3–4 lb". */
export function sizeText({ quantity, quantityMax, unit }: Amount): string {
  const metric = measureOf(unit)?.isMetric === true;
  const ends = [
    quantity ?? 0,
    ...(quantityMax === null || quantityMax === undefined || quantityMax <= (quantity ?? 0)
      ? []
      : [quantityMax]),
  ];
  return `${amountText(ends.map((end) => asStated(end, !metric)))} ${measureOf(unit) === null ? (unit ?? '') : unitLabels[unit as MeasureId].label}`.trim();
}

/** "2 ×"; once needs no saying. */
export function timesText(times: number): string {
  return Math.abs(times - 1) < 0.006 ? '' : `${numberText(asFraction(times))} ×`;
}

/** What spoons can measure: fractions of a kitchen as they are, else up to the next eighth, and from a half on the next quarter. */
function kitchen(number: number): number {
  const step = number < 0.5 ? 8 : 4;
  return number < 0.125 ? 0.125 : (kitchenFraction(number) ?? Math.ceil(number * step) / step);
}
