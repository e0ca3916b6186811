import {
  macronutrients,
  micronutrients,
  type NutrientFigures,
  type NutrientId,
} from '../../figures/figures.ts';
import { rounded } from '../weigh/rounded.ts';
import type { Macronutrients, Micronutrient, NutritionFigures } from './nutrition.ts';

interface CountedFood {
  grams: number;
  figures: NutrientFigures;
}

/** What some foods have together, in one of so many servings. */
export function sumOf(foods: readonly CountedFood[], servings: number): NutritionFigures {
  const total = (id: NutrientId) => sumOfOne(foods, id, servings);
  return {
    ...(Object.fromEntries(macronutrients.map((id) => [id, total(id).amount])) as Macronutrients),
    micronutrients: micronutrients.map(({ id, name, unit, dailyValue }): Micronutrient => {
      const { amount, coverage } = total(id);
      const share = amount === null ? null : rounded((100 * amount) / dailyValue);
      return { id, name, amount, unit, dailyValue: share, level: levelOf(share), coverage };
    }),
  };
}

/** What foods have of one nutrient that were analysed for it, and what share of their weight those are. */
function sumOfOne(
  foods: readonly CountedFood[],
  id: NutrientId,
  servings: number,
): { amount: number | null; coverage: number } {
  let amount = 0;
  let all = 0;
  let analysed = 0;
  for (const { grams, figures } of foods) {
    all += grams;
    const value = figures.per100g[id];
    if (value === null) continue;
    analysed += grams;
    amount += (value * grams) / 100;
  }
  return analysed === 0
    ? { amount: null, coverage: 0 }
    : { amount: rounded(amount / servings), coverage: rounded(analysed / all) };
}

/** The colour of a bar by its percent of the daily value. */
export const levelOf = (percent: number | null): Micronutrient['level'] =>
  percent === null ? null : percent >= 20 ? 'green' : percent >= 10 ? 'yellow' : 'blue';
