import type { Recipe, RecipeRef } from '../domain/recipe/recipe.ts';
import { readId } from './read-id.ts';

const GENERATED = 'magic_';

/** The recipe that an id of the API names. Throws 400 for anything that is no id. */
export function recipeRef(id: string): RecipeRef {
  const generated = id.startsWith(GENERATED);
  return {
    id: readId(
      generated ? id.slice(GENERATED.length) : id,
      'INVALID_RECIPE_ID',
      'Invalid recipe URL',
    ),
    generated,
  };
}

/** What a recipe is called in the API. */
export function recipeId({ id, generated }: Pick<Recipe, 'id' | 'generated'>): string {
  return generated ? GENERATED + id : String(id);
}

export function templateNumber(id: string): number {
  return readId(id, 'INVALID_TEMPLATE_ID', 'This is no template.');
}
