import { composeRecipeByParts, presetChefs, type Refusal } from '@convivio/culinary/compose';
import { withPauses } from '@convivio/platform/pauses';
import type { Wish } from '../wish/wish.ts';
import type { GeneratedRecipe } from './generated-recipe.ts';
import { lineOf } from './review/review.ts';
import { reviewIngredients } from './review/review-diet.ts';
import { withinDiet } from './within-diet.ts';

const SEEDS = 2 ** 32;

/**
 * What our own rules cook for a wish, with pauses for others; the same for the same id and titles. Throws where it would break the diet: a
 * mistake of the composer, never to be shown.
 */
export async function composeOffline(
  wish: Wish,
  avoid: readonly string[],
  id: number,
): Promise<{ recipe: GeneratedRecipe } | { refused: Refusal }> {
  const outcome = await withPauses(composeRecipeByParts({ ...wish, avoid, seed: id % SEEDS }));
  if ('refused' in outcome) return outcome;
  const { suggestedChefs, ...recipe } = outcome.recipe;
  const { faults, notices } = reviewIngredients(recipe, wish.diet);
  if (faults.length > 0)
    throw new Error(`the composer broke a diet with ${recipe.title}: ${faults.join(' ')}`);
  return {
    recipe: {
      ...recipe,
      ...withinDiet(recipe, wish.diet, recipe.ingredients.map(lineOf).join(' ')),
      notices: [...recipe.notices, ...notices],
      diet: wish.diet,
      chef: wish.chef,
      suggestedChefs: suggestedChefs.flatMap(
        ({ name }) => presetChefs.find((chef) => chef.name === name) ?? [],
      ),
      engine: 'offline',
    },
  };
}
