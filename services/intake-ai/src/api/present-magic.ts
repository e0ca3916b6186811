import { isoDuration } from '@convivio/culinary/write';
import type { GeneratedRecipe } from '../domain/magic/recipe/generated-recipe.ts';
import type { MagicRequest } from '../domain/magic/request/magic-request.ts';

/** A request as the API shows it. */
export function presentMagic({ id, stage, recipe, failure, createdAt }: MagicRequest) {
  return {
    id: String(id),
    stage,
    recipe: recipe && presentRecipe(recipe),
    error: failure,
    createdAt: createdAt.toISOString(),
  };
}

const presentRecipe = (recipe: GeneratedRecipe) => ({
  ...recipe,
  prepTime: isoDuration(recipe.prepTime) ?? 'PT0M',
  cookTime: isoDuration(recipe.cookTime) ?? 'PT0M',
  instructions: recipe.instructions.map((step, at) => ({ step: at + 1, ...step })),
});
