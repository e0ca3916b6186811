import { createHash } from 'node:crypto';
import { ingredientTextOf } from '@convivio/culinary/line';
import type { Recipe } from '../recipe.ts';

/**
 * By which rules and figures recipes are analysed. Raise it when they change, and `INDEX_VERSION` with it: what was analysed before is
 * then analysed again.
 */
export const ANALYSIS_VERSION = 5;

const PRESENT = `${ANALYSIS_VERSION}:`;
const DIGITS = 16;

/** A short name of all that the analysis of a recipe depends on. */
export function contentOf(recipe: Recipe): string {
  const { title, ingredients, servings, servingsStated, languageCode, foodsCorrected } = recipe;
  const content = [
    title,
    ingredientTextOf(ingredients),
    servings,
    servingsStated,
    languageCode,
    foodsCorrected,
  ];
  return (
    PRESENT + createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, DIGITS)
  );
}

/**
 * The recipe with an analysis only where it is of what stands in it now; `before` is null for a new one. Where no ingredients are, nothing is
 * left to be worked out.
 */
export function withAnalysis(before: Recipe | null, after: Recipe): Recipe {
  if (before !== null && !isRewritten(before, after)) return after;
  const content = contentOf(after);
  const none = { analysis: null, sustainabilityScore: null, analysisFailed: null };
  if (after.ingredients.length === 0) return { ...after, analysed: content, ...none };
  return after.analysed === content ? after : { ...after, analysed: null, ...none };
}

/** Whether something was written that the analysis depends on, though it may be the same words again. */
export const isRewritten = (before: Recipe, after: Recipe): boolean =>
  READ.some((field) => before[field] !== after[field]);

const READ: readonly (keyof Recipe)[] = [
  'title',
  'ingredients',
  'servings',
  'servingsStated',
  'languageCode',
  'foodsCorrected',
];

/** How the analysis of a recipe stands; `failed` where all tries have failed, until it is tried again. */
export const analysisStateOf = (
  recipe: Pick<Recipe, 'analysed' | 'analysisFailed'>,
): 'pending' | 'failed' | 'done' => {
  if (isAnalysed(recipe)) return 'done';
  return recipe.analysisFailed?.startsWith(PRESENT) ? 'failed' : 'pending';
};

/** Whether its analysis is of what stands in it, by the present rules, so that nothing is left to be worked out. */
export const isAnalysed = ({ analysed }: Pick<Recipe, 'analysed'>): boolean =>
  analysed !== null && analysed.startsWith(PRESENT);
