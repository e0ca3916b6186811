import type { Amount, IngredientLine } from '../../recipe/recipe.ts';
import { rounded } from './in-grams.ts';
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

type Measured = Pick<
  IngredientLine,
  'quantity' | 'quantityMax' | 'unit' | 'otherAmounts' | 'packageSize'
>;

/**
 * The metric amount of a whole line. What the line itself states in metric goes before anything we convert;
 * packages are multiplied by their size. Of a range the lower end, as in `quantity`.
 */
export function metricOf(line: Measured): MetricAmount {
  const { quantity, unit } = measuredIn(line);
  return toMetric(quantity, unit);
}

/** The upper end of the metric amount of a line that states a range, in its metric unit; null for any other, and where nothing is reckoned. */
export function metricMaxOf(line: Measured & Pick<IngredientLine, 'metricAmount'>): number | null {
  if (line.metricAmount === null) return null;
  const { quantityMax, unit } = measuredIn(line);
  return toMetric(quantityMax, unit).metricAmount;
}

/** The amount of a line that says most surely how much it is. */
function measuredIn(line: Measured): Amount {
  const stated: Amount[] = [line, ...packages(line), ...line.otherAmounts];
  const weighed = stated.filter((amount) => !isLength(amount));
  const lengths = [line, ...packages(line)].filter(isLength);
  return (
    [...weighed.filter(isMetric), ...weighed, ...lengths.filter(isMetric), ...lengths].find(
      ({ quantity, unit }) => toMetric(quantity, unit).metricAmount !== null,
    ) ?? { quantity: null, quantityMax: null, unit: null }
  );
}

function packages({
  quantity,
  quantityMax,
  unit,
  packageSize: size,
}: Omit<Measured, 'otherAmounts'>): Amount[] {
  // eight-inch tortillas are no length of tortilla; a two-inch piece of ginger is
  if (size === null || size.quantity === null || (isLength(size) && unit === null)) return [];
  const isRange = quantityMax !== null || size.quantityMax !== null;
  return [
    {
      quantity: size.quantity * (quantity ?? 1),
      quantityMax: isRange
        ? (size.quantityMax ?? size.quantity) * (quantityMax ?? quantity ?? 1)
        : null,
      unit: size.unit,
    },
  ];
}

function isMetric({ unit }: Pick<Amount, 'unit'>): boolean {
  return unit !== null && unitById(unit)?.isMetric === true;
}

function isLength({ unit }: Pick<Amount, 'unit'>): boolean {
  return unit !== null && unitById(unit)?.kind === 'length';
}
