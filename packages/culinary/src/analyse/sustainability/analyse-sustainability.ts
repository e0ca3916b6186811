import { impactAxes, type Confidence, type ImpactFigures } from '../../figures/figures.ts';
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
import { recommendSwaps, type ScoredFood } from './recommend-swaps.ts';
import { scoreOfFood, scoresOf } from './score.ts';
import { perKgOf, sumImpacts } from './sum-impacts.ts';
import type { ImpactLabel, IngredientImpact, Sustainability } from './sustainability.ts';
import { topConcerns } from './top-concerns.ts';

interface Counted extends ScoredFood {
  line: string;
  weighed: WeighedFood;
}

/**
 * What growing and making the foods of a recipe asks of the earth, of one serving as of a meal: a score of 0 to 100, its four axes, what weighs most and what
 * could stand for it. Lines without figures are listed with the reason, what was discovered is marked, and an axis of which nothing is known stands at 50 and
 * is named. Throws nothing.
 */
export const analyseSustainability = (
  recipe: RecipeLines,
  names: KnownNames = {},
): Sustainability => inOneGo(analyseSustainabilityByParts(recipe, names));

/** The same a line at a time. */
export function* analyseSustainabilityByParts(
  recipe: RecipeLines,
  names: KnownNames = {},
): ByParts<Sustainability> {
  const weighedRecipe = yield* weighedLines(recipe, names);
  const { foods, left, servings, servingsStated } = weighedRecipe;
  const uncounted = uncountedLines(left, foods);
  const counted: Counted[] = [];
  for (const { line, weighed } of foods) {
    const figures = figuresOfWeighed(weighed).impacts;
    const { food, grams, ingredient } = weighed;
    if (figures !== null) counted.push({ line: line.originalText, weighed, food, grams, figures });
    else
      uncounted.push({
        line: line.originalText,
        ingredient,
        reason: 'No table knows what growing or making it asks of the earth.',
        corrected: weighed.corrected,
      });
  }
  const discovered = [
    ...new Set(counted.flatMap(({ weighed, food }) => (weighed.discovered ? [food.name] : []))),
  ];
  const sum = sumImpacts(counted);
  const { overall, axes, unknown } = scoresOf(sum, servings);
  const all = foods.reduce((grams, { weighed }) => grams + weighed.grams, 0);
  const known = counted.reduce((grams, one) => grams + one.grams, 0);
  const coverage = all === 0 ? 0 : rounded(known / all);
  const reliable = isReliable(weighedRecipe, foods.length - counted.length);
  const missing =
    foods.length - counted.length + left.filter(({ unweighed }) => unweighed.missing).length;
  return {
    overallScore: overall,
    breakdown: { ...axes, unknown },
    topConcerns: topConcerns(counted, sum, axes),
    ingredientDetails: counted.map((one) => impactOf(one, sum.climate)),
    discoveredIngredients: discovered,
    recommendations: counted.length === 0 ? [] : recommendSwaps(counted, servings, overall),
    uncounted,
    coverage,
    confidence: reliable ? confidenceOf(counted, coverage, servingsStated && missing === 0) : 'low',
    reliable,
    servings,
    servingsStated,
    remarks: [
      ...servingRemarks({ servings, servingsStated }, all),
      ...(reliable ? missingRemark(missing) : [TOO_LITTLE]),
      ...climateAloneRemark(discovered),
    ],
  };
}

function impactOf(
  { line, weighed, grams, food, figures }: Counted,
  climate: number | null,
): IngredientImpact {
  const perKg = perKgOf(figures);
  const score = scoreOfFood(perKg);
  const own = perKg.climate === null ? null : (perKg.climate * grams) / 1000;
  const ofGrams = (perKg: number | null) =>
    perKg === null ? null : rounded((perKg * grams) / 1000);
  return {
    name: food.name,
    line,
    grams: rounded(grams),
    sustainabilityScore: score,
    impact: labelOf(score),
    share: own === null || climate === null || climate === 0 ? null : rounded(own / climate),
    climate: own === null ? null : rounded(own),
    water: ofGrams(figures.litres),
    land: ofGrams(figures.squareMetres),
    bases: basesOf(figures),
    source: figures.source,
    figuresOf: figures.inheritedFrom?.name ?? figures.madeOf,
    confidence: sureOf(weighed, figures.confidence),
    assumed: weighed.assumed,
    corrected: weighed.corrected,
    discovered: weighed.discovered !== null,
  };
}

const basesOf = ({ perKg }: ImpactFigures) =>
  Object.fromEntries(
    impactAxes.map((axis) => [axis, perKg[axis]?.basis ?? null]),
  ) as IngredientImpact['bases'];

const labelOf = (score: number): ImpactLabel =>
  score >= 80
    ? 'very low'
    : score >= 60
      ? 'low'
      : score >= 40
        ? 'moderate'
        : score >= 20
          ? 'high'
          : 'very high';

/** By how sure the figures of most of the weight are; `allStated` where the servings are, and no food is missing. */
function confidenceOf(foods: readonly Counted[], coverage: number, allStated: boolean): Confidence {
  const all = foods.reduce((sum, { grams }) => sum + grams, 0);
  const share = (of: Confidence) =>
    foods.reduce((sum, { grams, figures }) => sum + (figures.confidence === of ? grams : 0), 0) /
    all;
  if (all === 0 || coverage < 0.7 || share('low') > 0.4) return 'low';
  return allStated && coverage > 0.9 && share('high') > 0.6 ? 'high' : 'medium';
}

const TOO_LITTLE = 'Too little of this recipe can be weighed for a score to go by.';

const missingRemark = (lines: number): string[] =>
  lines === 0
    ? []
    : [
        `${lines === 1 ? 'One ingredient is' : `${lines} ingredients are`} not in the score, which may be too high.`,
      ];

const climateAloneRemark = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Of ${names.join(', ')} only the climate is known; water, land and biodiversity are scored without.`,
      ];
