import { measures, type MeasureId } from '../../line/units/measures.data.ts';
import type { Language } from '../../words/language.ts';
import {
  amountText,
  asDecimal,
  asFraction,
  asStated,
  fractionText,
  kitchenFraction,
  pinchText,
  type NumberText,
} from '../numbers/fractions.ts';
import {
  imperialHabits,
  britishRungs,
  imperialRungs,
  metricCupRungs,
  metricHabits,
  metricRungs,
  scoopedRungs,
  scoopedUnits,
  subunits,
  type ImperialRung,
  type Rounding,
} from './unit-choice.data.ts';
import { isSeveral } from '../numbers/several.ts';
import { localUnitLabels, unitLabels } from './unit-labels.data.ts';

/** One number or the two ends of a range, in one unit. */
export interface Quantities {
  numbers: readonly number[];
  unit: MeasureId;
  /** In whose words the unit stands; English without it. */
  language?: Language | undefined;
}

/** An amount as the columns show it. */
export interface ShownAmount {
  amount: readonly NumberText[];
  unit: string;
}

/** A fraction that is off by no more than this part of the amount makes its unit the better one. */
const wellMet = 0.03;
/** A decimal that is off by more leaves the amount in the smaller unit. */
const wellMetDecimal = 0.025;
/** A third of an eighth of a teaspoon. */
const leastOfTeaspoon = 0.042;
/** Of binary fractions: three times a third of 16. */
const noise = 1e-6;
/** Of a unit's beginning: 470 ml are a pint, 60 cm two feet. */
const slack = 1.02;

type Kind = 'mass' | 'volume' | 'length';

/** What is neither metric nor a measure of the United States or Britain under that name: the market pound is one for 500 g. */
const ofNeither: ReadonlySet<MeasureId> = new Set([
  'metric-pound',
  'spice-measure',
  'australian-tablespoon',
]);

/** Whether a unit is metric. */
export function systemOf(unit: MeasureId): 'metric' | 'imperial' | 'other' {
  if (ofNeither.has(unit)) return 'other';
  return 'isMetric' in measures[unit] ? 'metric' : 'imperial';
}

/** An amount as its source states it; what was stated in two units ("1 lb 5 oz") in the smaller one, where the larger shows no fraction. */
export function statedAmount(quantities: Quantities): ShownAmount {
  const { numbers, unit, language } = inSubunits(quantities);
  const fractions = systemOf(unit) !== 'metric';
  return {
    amount: distinct(numbers.map((number) => asStated(number, fractions))),
    unit: labelOf(unit, numbers, language),
  };
}

function inSubunits(quantities: Quantities): Quantities {
  const parts = subunits[quantities.unit];
  if (
    parts === undefined ||
    quantities.numbers.every(
      (number) => asFraction(number).fraction !== null || Number.isInteger(number),
    )
  )
    return quantities;
  const numbers = quantities.numbers.map((number) => Math.round(number * parts.count * 1e4) / 1e4);
  return numbers.every(Number.isInteger)
    ? { ...quantities, numbers, unit: parts.unit }
    : quantities;
}

/** A scaled amount in the unit of its source, whatever its size. */
export function scaledAmount({ numbers, unit, language }: Quantities): ShownAmount {
  const habit = metricHabits[unit];
  if (habit) {
    const shown = numbers.map((number) => rounded(number, habit.rounding));
    return {
      amount: distinct(shown.map((number) => asDecimal(number, 2))),
      unit: labelOf(unit, shown, language),
    };
  }
  const near = numbers.map((number) => fractionOf(number, unit));
  return {
    amount: distinct(
      near.map((fraction, at) =>
        fraction === null
          ? ((unit === 'teaspoon' ? pinchText(numbers[at] ?? 0) : null) ??
            asDecimal(numbers[at] ?? 0))
          : fractionText(fraction),
      ),
    ),
    unit: labelOf(
      unit,
      near.map((fraction, at) => fraction ?? numbers[at] ?? 0),
      language,
    ),
  };
}

/** Whether kitchen fractions say the amount in its own unit. */
export function hasFractions({ numbers, unit }: Quantities): boolean {
  return numbers.every((number) => fractionOf(number, unit) !== null);
}

/** A scaled metric amount: in its own unit while that reads well, else in the one of that size. */
export function metricAmount(quantities: Quantities): ShownAmount {
  const { numbers, unit } = quantities;
  const habit = metricHabits[unit];
  const [low = 0] = numbers;
  if (habit && low >= habit.from && rounded(low, habit.rounding) < habit.below)
    return scaledAmount(quantities);
  return metricFromBase(measures[unit].kind, inBase(quantities));
}

/** Millilitres, grams or centimetres as ml, dl or l; g or kg; cm or m. The lower end of a range chooses. */
export function metricFromBase(kind: Kind, base: readonly number[]): ShownAmount {
  const rungs = metricRungs[kind];
  const [low = 0] = base;
  // What rounds up to the next unit is shown in it: 999.7 g are 1 kg.
  const rung =
    rungs.find(({ size, rounding }, at) =>
      low >= size
        ? rounding !== 1 || size === 1 || isNear(rounded(low / size, rounding), low / size)
        : rounded(low / (rungs[at + 1]?.size ?? size), rungs[at + 1]?.rounding ?? 2) *
            (rungs[at + 1]?.size ?? size) >=
          size,
    ) ?? rungs.at(-1)!;
  return {
    amount: distinct(base.map((value) => asDecimal(rounded(value / rung.size, rung.rounding), 2))),
    unit: rung.label,
  };
}

/** A decilitre with one decimal says it: 237 ml are 2.4 dl, but 125 ml are no 1.3. */
function isNear(shown: number, number: number): boolean {
  return Math.abs(shown - number) <= number * wellMetDecimal;
}

/** A scaled imperial amount: in its own unit while that reads well, else in the one of that size. */
export function imperialAmount(
  quantities: Quantities,
  rungs = rungsOf(quantities.unit),
): ShownAmount {
  const own = [...rungs, ...imperialHabits].find(({ unit }) => unit === quantities.unit);
  const base = inBase(quantities);
  if (own && fits(own, base) && !givesWay(own, quantities, rungs)) return scaledAmount(quantities);
  return onRungs(base, rungs, quantities.language);
}

/** What is scooped is never bought by the quart: cups stay cups, however many. */
function rungsOf(unit: MeasureId): readonly ImperialRung[] {
  if (unit === 'metric-cup') return metricCupRungs;
  if (scoopedUnits.has(unit)) return scoopedRungs;
  return unit.startsWith('imperial-') ? britishRungs : imperialRungs[measures[unit].kind];
}

/** Whether a larger unit says the same as the source's own: 18 oz are 1 ⅛ lb, but 17 oz stay. */
function givesWay(
  { givesWayFrom = Infinity }: ImperialRung,
  quantities: Quantities,
  rungs: readonly ImperialRung[],
): boolean {
  const base = inBase(quantities);
  const larger = rungs.find((rung) => begins(rung, (base[0] ?? 0) / measures[rung.unit].metric));
  return (
    (quantities.numbers[0] ?? 0) >= givesWayFrom - noise &&
    larger !== undefined &&
    larger.unit !== quantities.unit &&
    fits({ ...larger, tolerance: wellMet }, base)
  );
}

/** Millilitres, grams or centimetres as spoons, cups and larger; oz or lb; in or ft. */
export function imperialFromBase(kind: Kind, base: readonly number[]): ShownAmount {
  return onRungs(base, imperialRungs[kind]);
}

/** The largest unit that shows a near fraction, else the largest that is not too large. */
function onRungs(
  base: readonly number[],
  rungs: readonly ImperialRung[],
  language?: Language,
): ShownAmount {
  const [low = 0] = base;
  const rung =
    rungs.find((candidate) => fits(candidate, base)) ??
    rungs.find((candidate) => begins(candidate, low / measures[candidate.unit].metric)) ??
    rungs.at(-1)!;
  return scaledAmount({
    numbers: base.map((value) => value / measures[rung.unit].metric),
    unit: rung.unit,
    language,
  });
}

/** The amount in millilitres, grams or centimetres, as its unit measures. */
export function inBase({ numbers, unit }: Quantities): number[] {
  return numbers.map((number) => number * measures[unit].metric);
}

/** The label of a unit for what is shown: "cup", "cups". */
export function labelOf(
  unit: MeasureId,
  numbers: readonly number[],
  language: Language | undefined,
): string {
  const { label, many = label } =
    (language && localUnitLabels[language]?.[unit]) ?? unitLabels[unit];
  return isSeveral(Math.max(...numbers), language) ? many : label;
}

/** A scaled number of something that is not metric: a kitchen fraction where one is near. */
export function kitchenNumber(value: number): NumberText {
  const fraction = kitchenFraction(value);
  return fraction === null ? asDecimal(value) : fractionText(fraction);
}

/** Scales and rulers are marked in halves, quarters and eighths; no spoon shows less than an eighth. */
function fractionOf(number: number, unit: MeasureId): number | null {
  return kitchenFraction(number, {
    binary: measures[unit].kind !== 'volume',
    unmeasured: unit === 'teaspoon' ? leastOfTeaspoon : 0,
  });
}

/** Whether a number of a unit is not too small for it. */
function begins({ from, exactly }: ImperialRung, number: number): boolean {
  return number * (exactly ? 1 + noise : slack) >= from;
}

function fits(rung: ImperialRung, base: readonly number[]): boolean {
  const { unit, below, evenOnly, tolerance = wellMet } = rung;
  const { metric } = measures[unit];
  return base.every((value, at) => {
    const number = value / metric;
    if (at === 0 && (!begins(rung, number) || number >= below)) return false;
    const fraction = fractionOf(number, unit);
    return (
      fraction !== null &&
      Math.abs(fraction - number) <= number * tolerance &&
      (!evenOnly || Number.isInteger(fraction * 2))
    );
  });
}

/** A range whose ends are shown alike is one number. */
function distinct(numbers: readonly NumberText[]): readonly NumberText[] {
  return numbers.filter(
    (number, at) => at === 0 || amountText([number]) !== amountText(numbers.slice(0, 1)),
  );
}

function rounded(value: number, rounding: Rounding): number {
  const step =
    rounding === 'fine' ? (value >= 9.75 ? 1 : value >= 0.95 ? 0.5 : 0.1) : 10 ** -rounding;
  // Of a half that two ways of reckoning give, both round up.
  const steps = Math.round((value / step) * (1 + 1e-12));
  // What would round to nothing keeps its first figure.
  return steps === 0 ? value : Math.round(steps * step * 1e6) / 1e6;
}
