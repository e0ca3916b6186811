import type { Food } from '../../foods/food.ts';
import { macronutrients, type NutrientFigures } from '../../figures/figures.ts';
import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import { figuresOfWeighed } from '../weigh/discovered-food.ts';
import { isReliable } from '../weigh/reach.ts';
import type { RecipeLines } from '../weigh/recipe-lines.ts';
import { rounded } from '../weigh/rounded.ts';
import { sureOf } from '../weigh/sure-of.ts';
import { uncountedLines } from '../weigh/uncounted-lines.ts';
import { servingRemarks } from '../weigh/usable-servings.ts';
import { weighedLines } from '../weigh/weighed-lines.ts';
import type { KnownNames, WeighedFood } from '../weigh/weighed.ts';
import type { LineOfRecipe } from '../weigh/weigh-line.ts';
import type { CountedLine, Macronutrients, Nutrition } from './nutrition.ts';
import { sumOf } from './sum-nutrients.ts';

/**
 * What is in a recipe, in all and in one serving, by the weights of its foods and the figures of the tables. Lines that do not count are listed with the
 * reason, weights and foods that were assumed are told, what was discovered is marked, and what was not analysed is not known rather than nothing. Throws
 * nothing.
 */
export const analyseNutrition = (recipe: RecipeLines, names: KnownNames = {}): Nutrition =>
  inOneGo(analyseNutritionByParts(recipe, names));

/** The same a line at a time. */
export function* analyseNutritionByParts(
  recipe: RecipeLines,
  names: KnownNames = {},
): ByParts<Nutrition> {
  const weighedRecipe = yield* weighedLines(recipe, names);
  const { foods, left, servings, servingsStated } = weighedRecipe;
  const ingredients: CountedLine[] = [];
  const uncounted = uncountedLines(left, foods);
  const counted: { grams: number; figures: NutrientFigures }[] = [];
  let grams = 0;
  for (const { line, weighed } of foods) {
    grams += weighed.grams;
    const { nutrients } = figuresOfWeighed(weighed);
    if (nutrients === null) {
      uncounted.push({
        line: line.originalText,
        ingredient: weighed.ingredient,
        reason: 'Nobody has analysed what is in this food.',
        corrected: weighed.corrected,
      });
      continue;
    }
    counted.push({ grams: weighed.grams, figures: nutrients });
    ingredients.push(countedLine(line, weighed, nutrients));
  }
  const known = counted.reduce((sum, { grams }) => sum + grams, 0);
  const missing = left.filter(({ unweighed }) => unweighed.missing).length;
  return {
    servings,
    servingsStated,
    perServing: sumOf(counted, servings),
    totalRecipe: sumOf(counted, 1),
    ingredients,
    uncounted,
    coverage: grams === 0 ? 0 : rounded(known / grams),
    reliable: isReliable(weighedRecipe, foods.length - counted.length),
    remarks: [
      ...servingRemarks({ servings, servingsStated }, grams),
      ...missingRemark(missing),
      ...(left.some(({ unweighed }) => isSalt(unweighed.food))
        ? ['Salt without an amount is not in the figures, so there is more sodium than they say.']
        : []),
      RAW_FIGURES,
    ],
  };
}

/** Said of every recipe. */
export const RAW_FIGURES =
  'Figures are of the raw ingredients; cooking takes some of the vitamins.';

function countedLine(
  line: LineOfRecipe,
  weighed: WeighedFood,
  { per100g, source, confidence, inheritedFrom, madeOf }: NutrientFigures,
): CountedLine {
  const { ingredient, food, grams, how, weighedBy, assumed, corrected, discovered } = weighed;
  return {
    line: line.originalText,
    ingredient,
    quantity: line.quantity,
    unit: line.unit,
    matchedFood: {
      id: food.id,
      name: food.name,
      figuresOf: inheritedFrom?.name ?? madeOf,
      source,
      confidence: sureOf(weighed, confidence),
    },
    grams: rounded(grams),
    how,
    weighedBy,
    assumed,
    corrected,
    discovered: discovered !== null,
    nutrition: Object.fromEntries(
      macronutrients.map((id) => {
        const value = per100g[id];
        return [id, value === null ? null : rounded((value * grams) / 100)];
      }),
    ) as Macronutrients,
  };
}

const isSalt = (food: Food | null): boolean => food?.id === 'salt' || food?.id === 'flaky-sea-salt';

const missingRemark = (lines: number): string[] =>
  lines === 0
    ? []
    : [
        `${lines === 1 ? 'One ingredient is' : `${lines} ingredients are`} not in the figures, which may be too low.`,
      ];
