import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { unitById } from './units.ts';

interface MetricAmount {
  metricAmount: number | null;
  metricUnit: 'g' | 'ml' | 'cm' | null;
}
const baseUnit = { mass: 'g', volume: 'ml', length: 'cm' } as const;
const none: MetricAmount = { metricAmount: null, metricUnit: null };

/** A quantity of a unit in grams, millilitres or centimetres; both null for counted things and unknown units. */
export function toMetric(quantity: number | null, unit: string | null): MetricAmount {
  const definition = unit === null ? null : unitById(unit);
  if (
    quantity === null ||
    definition === null ||
    definition.metric === null ||
    definition.kind === 'count'
  )
    return none;
  return {
    metricAmount: rounded(quantity * definition.metric),
    metricUnit: baseUnit[definition.kind],
  };
}

/**
 * The metric amount of a whole line. What the line itself states in metric goes before anything we convert;
 * packages are multiplied by their size. Of a range the lower end, as in `quantity`.
 */
export function metricOf(
  line: Pick<IngredientLine, 'quantity' | 'unit' | 'otherAmounts' | 'packageSize'>,
): MetricAmount {
  const stated: Pick<Amount, 'quantity' | 'unit'>[] = [
    line,
    ...packages(line),
    ...line.otherAmounts,
  ];
  const weighed = stated.filter((amount) => !isLength(amount));
  const lengths = [line, ...packages(line)].filter(isLength);
  for (const amounts of [weighed.filter(isMetric), weighed, lengths.filter(isMetric), lengths]) {
    for (const { quantity, unit } of amounts) {
      const metric = toMetric(quantity, unit);
      if (metric.metricAmount !== null) return metric;
    }
  }
  return none;
}

function packages(
  line: Pick<IngredientLine, 'quantity' | 'unit' | 'packageSize'>,
): Pick<Amount, 'quantity' | 'unit'>[] {
  const size = line.packageSize;
  // eight-inch tortillas are no length of tortilla; a two-inch piece of ginger is
  if (size === null || size.quantity === null || (isLength(size) && line.unit === null)) return [];
  return [{ quantity: size.quantity * (line.quantity ?? 1), unit: size.unit }];
}

function isMetric({ unit }: Pick<Amount, 'unit'>): boolean {
  return unit !== null && unitById(unit)?.isMetric === true;
}

function isLength({ unit }: Pick<Amount, 'unit'>): boolean {
  return unit !== null && unitById(unit)?.kind === 'length';
}

/** Five decimals keep the exact factors and drop the noise of binary fractions. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
