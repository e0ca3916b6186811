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
import type { UnitWord } from './unit-word.ts';
import { unbentUnits } from './shopping-words.data.ts';

/** What an amount may lack because no scale shows it, as a part of it: 454 g are a pound. */
const unnoticed = 0.001;
/** The same where one measures by spoons, cups and a ruler. */
const spilled = 0.03;

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
    if (kind === 'mass') return poundsText(amount);
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

/** As a scale of a shop shows it: eighths of a pound, below one quarter ounces. */
function poundsText(grams: number): string {
  const pounds = grams / measures.pound.metric;
  const ounces = grams / measures.ounce.metric;
  return pounds < 1 - unnoticed
    ? `${numberText(fractionText(upTo(ounces, ounces < 1 ? 8 : 4)))} ${unitLabels.ounce.label}`
    : `${numberText(fractionText(upTo(pounds, 8)))} ${unitLabels.pound.label}`;
}

/** The nearest part of a whole where nobody notices what it lacks, else the next one, so that there is enough. */
function upTo(number: number, parts: number, lacking = unnoticed): number {
  const nearest = Math.round(number * parts) / parts;
  return number - nearest <= number * lacking ? nearest : Math.ceil(number * parts) / parts;
}

/** Grams or millilitres as one reads them on a package. What was converted is rounded as a shopper would, what was stated is not. */
function metricText(amount: number, unit: 'g' | 'ml', exact: boolean): string {
  const isStated = exact && Math.abs(amount - Math.round(amount)) < 1e-6 * amount;
  // Kilograms have two decimals
  const step = amount >= 1000 ? 10 : !isStated && amount >= 50 ? 5 : amount < 10 ? 0.5 : 1;
  const rounded =
    amount < 1 || (exact && amount < 10)
      ? Math.max(0.1, upTo(amount, 10))
      : upTo(amount / step, 1) * step;
  if (rounded >= 1000)
    return `${numberText(asDecimal(rounded / 1000, 2))} ${unit === 'g' ? 'kg' : 'l'}`;
  return `${numberText(asDecimal(rounded, rounded < 10 ? 1 : 0))} ${unit}`;
}

/** Half centimetres are as exact as a root of ginger is. */
function lengthText(centimetres: number): string {
  return `${numberText(asDecimal(Math.max(0.5, upTo(centimetres, 2, spilled)), 1))} cm`;
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
      ? measuredText(upTo(teaspoons, 2), 'teaspoon', language)
      : measuredText(Math.ceil(tablespoons * 2 - 0.05) / 2, 'tablespoon', language);
}

/** A number of a unit that measures, in kitchen fractions. */
export function measuredText(number: number, unit: MeasureId, language: string | null): string {
  const value = kitchen(number);
  return `${numberText(fractionText(value))} ${labelOf(unit, [value], readLanguage(language ?? undefined))}`;
}

/** How many things: whole ones, as one buys them, or as many as are needed. */
function countText(number: number, whole: boolean): string {
  return numberText(whole ? fractionText(wholeOnes(number)) : asFraction(number));
}

/** One and a third is two; a third three times is one. */
function wholeOnes(number: number): number {
  return Math.ceil(number - 0.006);
}

/** "2 cans (400 g)"; the thing alone has no unit. */
export function countedText(
  number: number,
  unit: string | null,
  size: Amount | null,
  whole: boolean,
  language: string | null,
  word: UnitWord | null = null,
): string {
  const count = countText(number, whole);
  const several = (whole ? wholeOnes(number) : number) > 1.006;
  return [
    count,
    unit === null ? '' : countUnitText(unit, several, language, word),
    size === null ? '' : `(${sizeText(size)})`,
  ]
    .filter(Boolean)
    .join(' ');
}

function countUnitText(
  unit: string,
  several: boolean,
  language: string | null,
  own: UnitWord | null,
): string {
  const local = readLanguage(language ?? undefined);
  if (local === undefined || local === 'en')
    return several ? recountedWord(unit, { from: 1, to: 2 }) : unit;
  const [one, many = one] =
    own === null ? (unitById(unit)?.spellings[local] ?? []) : [own.one, own.many];
  if (one === undefined) return several ? recountedWord(unit, { from: 1, to: 2 }) : unit;
  const word = several && !(own === null && local === 'de' && unbentUnits.has(unit)) ? many! : one;
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
  const near = number < 0.125 ? 0.125 : kitchenFraction(number);
  return near !== null && number - near <= number * spilled
    ? near
    : Math.ceil(number * (number < 0.5 ? 8 : 4)) / (number < 0.5 ? 8 : 4);
}
