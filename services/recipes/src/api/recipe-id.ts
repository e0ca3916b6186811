import { malformed } from '@convivio/platform/errors';
import type { Recipe, RecipeRef } from '../domain/recipe.ts';

const GENERATED = 'magic_';

/** The recipe that an id of the API names. Throws 400 for anything that is no id. */
export function recipeRef(id: string): RecipeRef {
  const generated = id.startsWith(GENERATED);
  return { id: numberOf(generated ? id.slice(GENERATED.length) : id, 'INVALID_RECIPE_ID', 'Invalid recipe URL'), generated };
}

/** What a recipe is called in the API. */
export function recipeId({ id, generated }: Pick<Recipe, 'id' | 'generated'>): string {
  return generated ? GENERATED + id : String(id);
}

export function templateNumber(id: string): number {
  return numberOf(id, 'INVALID_TEMPLATE_ID', 'This is no template.');
}

function numberOf(id: string, code: string, sentence: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number)) throw malformed(code, sentence);
  return number;
}
