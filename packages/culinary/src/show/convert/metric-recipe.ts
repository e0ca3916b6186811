import { measureIdOf } from '../ingredient/reading.ts';
import { isEnglish } from '../ingredient/line-language.ts';
import type { ReadIngredient, WrittenAmount } from '../ingredient/shown-ingredient.ts';
import { systemOf } from './measured-amount.ts';
import { unitLabels } from './unit-labels.data.ts';

type Line = Pick<ReadIngredient, 'unit' | 'otherAmounts' | 'packageSize'>;

/**
 * Whether a recipe is in metric units already, so that its spoons are those of a metric kitchen and stay: some line states grams or millilitres, and none
 * states cups, ounces or pounds alone. In languages other than English only ounces and their like speak against it.
 */
export function isMetricRecipe(lines: readonly Line[], language: string | undefined): boolean {
  const foreign = language !== undefined && !isEnglish(language);
  const stated = lines.map((line) => systemsOf(line));
  if (foreign) return !lines.some(({ unit }) => unit === 'ounce' || unit === 'pound');
  return (
    stated.some((systems) => systems.includes('metric')) &&
    stated.every((systems) => systems.includes('metric') || !systems.includes('imperial'))
  );
}

/** The system in which a recipe is written; null where it is in both, or in none. */
export function writtenSystem(
  lines: readonly Line[],
  language: string | undefined,
): 'metric' | 'imperial' | null {
  if (isMetricRecipe(lines, language)) return 'metric';
  const stated = lines.flatMap((line) => systemsOf(line));
  return stated.includes('imperial') && !stated.includes('metric') ? 'imperial' : null;
}

/** The systems in which a line states its amount; spoons and lengths are of none. */
function systemsOf({ unit, otherAmounts, packageSize }: Line): string[] {
  return [{ unit }, ...otherAmounts, ...(packageSize === null ? [] : [packageSize])].flatMap(
    (amount: Pick<WrittenAmount, 'unit'>) => {
      const measure = measureIdOf(amount);
      return measure === null || unitLabels[measure].spoon === true || lengths.has(measure)
        ? []
        : [systemOf(measure)];
    },
  );
}

const lengths: ReadonlySet<string> = new Set(['inch', 'foot', 'centimeter', 'millimeter']);
