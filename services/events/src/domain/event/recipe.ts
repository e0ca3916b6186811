import { notFound } from '@convivio/platform/errors';
import type { RecipeRef } from './event.ts';

/** What ids of generated recipes begin with. */
export const GENERATED = 'magic_';

/** What a recipe is called in the API. */
export const recipeIdOf = ({ id, generated }: RecipeRef): string =>
  generated ? `${GENERATED}${id}` : String(id);

export const recipeNotFound = () =>
  notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
