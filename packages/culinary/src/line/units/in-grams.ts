import type { Amount } from '../../recipe/recipe.ts';
import { wordTable } from '../../words/word-table.ts';

/** Five decimals keep the exact factors and drop the noise of binary fractions. */
export function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

/** Metric units that English recipes do not weigh in; their pound is another than the one of 500 g. */
const gramsIn = wordTable<number>({ hectogram: 100, decagram: 10, 'metric-pound': 500 });

/** "1 etto e mezzo", "1 Pfund" in grams; other amounts as they are. */
export function inGrams({ quantity, quantityMax, unit }: Amount): Amount {
  const grams = unit === null ? undefined : gramsIn[unit];
  if (grams === undefined) return { quantity, quantityMax, unit };
  const times = (number: number | null) => (number === null ? null : rounded(number * grams));
  return { quantity: times(quantity), quantityMax: times(quantityMax), unit: 'gram' };
}
