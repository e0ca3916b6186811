import { measures, type MeasureId } from '../ingredients/measures.data.ts';
import { amountText, asDecimal, asStated, fractionText, kitchenFraction, type NumberText } from './fractions.ts';
import { imperialHabits, imperialRungs, metricHabits, metricRungs, type ImperialRung, type Rounding } from './unit-choice.data.ts';
import { unitLabels } from './unit-labels.data.ts';

/** One number or the two ends of a range, in one unit. */
export interface Quantities {
  numbers: readonly number[];
  unit: MeasureId;
}

/** An amount as the columns show it. */
export interface ShownAmount {
  amount: readonly NumberText[];
  unit: string;
}

/** A fraction that is off by no more than this part of the amount makes its unit the better one. */
const wellMet = 0.03;
/** Of a unit's beginning: 450 g are a pound, 15 ml a tablespoon. */
const slack = 1.02;

type Kind = 'mass' | 'volume' | 'length';

/** Whether a unit is metric. The market pound is a name for 500 g and counts as none of both. */
export function systemOf(unit: MeasureId): 'metric' | 'imperial' | 'other' {
  if (unit === 'metric-pound' || unit === 'spice-measure') return 'other';
  return 'isMetric' in measures[unit] ? 'metric' : 'imperial';
}

/** An amount as its source states it. */
export function statedAmount({ numbers, unit }: Quantities): ShownAmount {
  const fractions = systemOf(unit) !== 'metric';
  return { amount: distinct(numbers.map((number) => asStated(number, fractions))), unit: labelOf(unit, numbers) };
}

/** A scaled amount in the unit of its source, whatever its size. */
export function scaledAmount({ numbers, unit }: Quantities): ShownAmount {
  const habit = metricHabits[unit];
  if (habit) {
    const shown = numbers.map((number) => rounded(number, habit.rounding));
    return { amount: distinct(shown.map((number) => asDecimal(number, 2))), unit: labelOf(unit, shown) };
  }
  const near = numbers.map((number) => kitchenFraction(number, measures[unit].kind !== 'volume') ?? number);
  return { amount: distinct(near.map((number) => kitchenNumber(number, measures[unit].kind))), unit: labelOf(unit, near) };
}

/** Whether kitchen fractions say the amount in its own unit. */
export function hasFractions({ numbers, unit }: Quantities): boolean {
  return numbers.every((number) => kitchenFraction(number, measures[unit].kind !== 'volume') !== null);
}

/** A scaled metric amount: in its own unit while that reads well, else in the one of that size. */
export function metricAmount({ numbers, unit }: Quantities): ShownAmount {
  const habit = metricHabits[unit];
  const [low = 0] = numbers;
  if (habit && low >= habit.from && rounded(low, habit.rounding) < habit.below) return scaledAmount({ numbers, unit });
  return metricFromBase(measures[unit].kind, inBase({ numbers, unit }));
}

/** Millilitres, grams or centimetres as ml, dl or lt; g or kg; cm or m. The lower end of a range chooses. */
export function metricFromBase(kind: Kind, base: readonly number[]): ShownAmount {
  const rungs = metricRungs[kind];
  const [low = 0] = base;
  // What rounds up to the next unit is shown in it: 999.7 g are 1 kg.
  const rung = rungs.find(({ size }, at) => low >= size || rounded(low / (rungs[at + 1]?.size ?? size), rungs[at + 1]?.rounding ?? 2) * (rungs[at + 1]?.size ?? size) >= size) ?? rungs.at(-1)!;
  return { amount: distinct(base.map((value) => asDecimal(rounded(value / rung.size, rung.rounding), 2))), unit: rung.label };
}

/** A scaled imperial amount: in its own unit while that reads well, else in the one of that size. */
export function imperialAmount({ numbers, unit }: Quantities, rungs = imperialRungs[measures[unit].kind]): ShownAmount {
  const own = [...rungs, ...imperialHabits].find((rung) => rung.unit === unit);
  if (own && fits(own, inBase({ numbers, unit }))) return scaledAmount({ numbers, unit });
  return imperialFromBase(measures[unit].kind, inBase({ numbers, unit }), rungs);
}

/** Millilitres, grams or centimetres as spoons, cups and larger; oz or lb; in or ft. */
export function imperialFromBase(kind: Kind, base: readonly number[], rungs = imperialRungs[kind]): ShownAmount {
  const [low = 0] = base;
  const rung = rungs.find((candidate) => fits(candidate, base)) ?? rungs.find(({ unit, from }) => low * slack >= from * measures[unit].metric) ?? rungs.at(-1)!;
  return scaledAmount({ numbers: base.map((value) => value / measures[rung.unit].metric), unit: rung.unit });
}

export function inBase({ numbers, unit }: Quantities): number[] {
  return numbers.map((number) => number * measures[unit].metric);
}

/** The label of a unit for what is shown: "cup", "cups". */
export function labelOf(unit: MeasureId, numbers: readonly number[]): string {
  const { label, many = label } = unitLabels[unit];
  return Math.max(...numbers) > 1.0001 ? many : label;
}

/** A scaled number of something that is not metric: a kitchen fraction where one is near. */
export function kitchenNumber(value: number, kind: Kind | 'count' = 'count'): NumberText {
  const fraction = kitchenFraction(value, kind === 'mass' || kind === 'length');
  return fraction === null ? asDecimal(value) : fractionText(fraction);
}

function fits({ unit, from, below, evenOnly }: ImperialRung, base: readonly number[]): boolean {
  const { metric, kind } = measures[unit];
  return base.every((value, at) => {
    const number = value / metric;
    if (at === 0 && (number * slack < from || number >= below)) return false;
    const fraction = kitchenFraction(number, kind !== 'volume');
    return fraction !== null && Math.abs(fraction - number) <= number * wellMet && (!evenOnly || Number.isInteger(fraction * 2));
  });
}

/** A range whose ends are shown alike is one number. */
function distinct(numbers: readonly NumberText[]): readonly NumberText[] {
  return numbers.filter((number, at) => at === 0 || amountText([number]) !== amountText(numbers.slice(0, 1)));
}

function rounded(value: number, rounding: Rounding): number {
  const step = rounding === 'fine' ? (value >= 9.75 ? 1 : value >= 0.95 ? 0.5 : 0.1) : 10 ** -rounding;
  const steps = Math.round(value / step);
  // What would round to nothing keeps its first figure.
  return steps === 0 ? value : Math.round(steps * step * 1e6) / 1e6;
}
