import { measureOf, measures, type MeasureId } from '../../line/units/measures.data.ts';
import { readLanguage } from './line-language.ts';
import {
  hasFractions,
  imperialAmount,
  imperialFromBase,
  inBase,
  metricAmount,
  metricFromBase,
  scaledAmount,
  statedAmount,
  systemOf,
  type Quantities,
  type ShownAmount,
} from '../convert/measured-amount.ts';
import type {
  LineOptions,
  ReadIngredient,
  ShowOptions,
  WrittenAmount,
} from './shown-ingredient.ts';
import { spoonRungs, unlevelSizes } from '../convert/unit-choice.data.ts';
import { unitLabels } from '../convert/unit-labels.data.ts';

/** A measured amount as its line states it, with the factor applied. */
export interface Reading extends Quantities {
  factor: number;
}

/** What a reading needs of the options. */
type ScaleAndWords = Pick<LineOptions, 'factor' | 'unitLanguage'>;

/** The unit of an amount when it measures; null for counted things and unknown units. */
export function measureIdOf({ unit }: Pick<WrittenAmount, 'unit'>): MeasureId | null {
  return measureOf(unit) === null ? null : (unit as MeasureId);
}

/** Two readings of one amount were rounded: 14 oz and 400 g. */
const roundedBy = 0.1;

/** What one package holds, and what else the line states that comes near to it: the 400 of "1 can (14 oz) tomatoes, 400 g". */
export function packageSizesOf({
  packageSize,
  otherAmounts,
}: Pick<ReadIngredient, 'packageSize' | 'otherAmounts'>): {
  packageSize: number | null;
  otherSizes: number[];
} {
  const size = packageSize?.quantity ?? null;
  const measure = measureOf(packageSize?.unit ?? null);
  const isAlike = ({ quantity, unit }: WrittenAmount): boolean => {
    const other = measureOf(unit);
    return (
      other !== null &&
      other.kind === measure?.kind &&
      Math.abs((quantity! * other.metric) / (size! * measure.metric) - 1) < roundedBy
    );
  };
  return {
    packageSize: size,
    otherSizes: otherAmounts.filter(isAlike).map(({ quantity }) => quantity!),
  };
}

/** A stated amount, a range by its two ends, times the factor of the options. */
export function readingOf(
  { quantity, quantityMax }: WrittenAmount,
  unit: MeasureId,
  { factor, unitLanguage }: ScaleAndWords,
): Reading {
  return {
    numbers: [quantity, quantityMax]
      .filter((number) => number !== null)
      .map((number) => number * factor),
    unit,
    factor,
    language: readLanguage(unitLanguage),
  };
}

/** Whether an amount is not converted. A heaped spoon, whose "heaped" is among `words`, is no number of millilitres. */
export function keepsUnit(
  unit: MeasureId,
  words: string | null,
  { units, keepSpoons }: Pick<ShowOptions, 'units' | 'keepSpoons'>,
): boolean {
  if (units === 'original' || systemOf(unit) === units) return true;
  return (
    (unitLabels[unit].spoon === true && units === 'metric' && keepSpoons) ||
    (measures[unit].kind === 'volume' && unlevelSizes.test(words ?? ''))
  );
}

const leastOfLarge = 0.0995;
/** Below half a teaspoon no jug shows millilitres. */
const leastMillilitres = 2.4;

/** Whether a spoon holds too little to be shown in millilitres: "¼ tsp". */
export function isTooLittleToPour({ numbers: [low = 0], unit }: Reading): boolean {
  return unitLabels[unit].spoon === true && low * measures[unit].metric < leastMillilitres;
}

/**
 * A reading whose system is the one asked for: as stated, or scaled in the unit that then reads
 * well. The source's own units stay while a kitchen fraction says it: 9/16 cup are 9 tbsp.
 */
export function inOwnSystem(reading: Reading, units: ShowOptions['units']): ShownAmount {
  const system = systemOf(reading.unit);
  if (system === 'metric' && isTooSmall(reading))
    return metricFromBase(measures[reading.unit].kind, inBase(reading));
  if (reading.factor === 1) return statedAmount(reading);
  if (system === 'metric')
    return units === 'original' ? scaledAmount(reading) : metricAmount(reading);
  if (system === 'other' || (units === 'original' && hasFractions(reading)))
    return scaledAmount(reading);
  return units === 'metric' ? imperialAmount(reading, spoonRungs) : imperialAmount(reading);
}

/** Nobody measures less than a tenth of a litre or kilogram in it: "0.06 l" are 60 ml. */
function isTooSmall({ numbers: [low = 0], unit }: Reading): boolean {
  return low > 0 && low < leastOfLarge && measures[unit].metric > 1;
}

/** A reading in the other system, in the unit of its size: imperial where that is asked for, else metric. */
export function converted(reading: Reading, units: ShowOptions['units']): ShownAmount {
  const { kind } = measures[reading.unit];
  return units === 'imperial'
    ? imperialFromBase(kind, inBase(reading))
    : metricFromBase(kind, inBase(reading));
}

/** The one of several readings that is in the units asked for, else the first, converted. */
export function bestReading(
  amounts: readonly WrittenAmount[],
  options: ScaleAndWords & Pick<ShowOptions, 'units'>,
): ShownAmount | null {
  const { units } = options;
  const readings = amounts.flatMap((amount) => {
    const unit = measureIdOf(amount);
    return unit === null || amount.quantity === null ? [] : [readingOf(amount, unit, options)];
  });
  const own =
    readings.find(({ unit }) => systemOf(unit) === units) ??
    (units === 'original' ? readings[0] : undefined);
  if (own !== undefined) return inOwnSystem(own, units);
  return readings[0] === undefined ? null : converted(readings[0], units);
}
