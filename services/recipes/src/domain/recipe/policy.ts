import { forbidden, notFound, unauthenticated } from '@convivio/platform/errors';
import type { Recipe } from './recipe.ts';

/** Who asks, as far as the rules care. */
export interface Reader {
  id: string;
}

/** Who changes things: somebody who has signed in. */
export interface Cook extends Reader {
  firstName: string;
}

type Owned = Pick<Recipe, 'ownerId' | 'visibility' | 'state'>;

/** Owners see their recipes; anybody sees a public one, unless its owner has put it away into the archive. */
export function maySee(reader: Reader | null, recipe: Owned): boolean {
  return isOwner(reader, recipe) || (recipe.visibility === 'public' && recipe.state === 'active');
}

/** Owners alone change and delete, and see comments, doubts, what was left out and the original file of a public recipe. */
export function isOwner(reader: Reader | null, recipe: Pick<Recipe, 'ownerId'>): boolean {
  return reader?.id === recipe.ownerId;
}

/** The recipe if one may see it. What one may not see is not found; an anonymous visitor is asked to sign in. */
export function allowSeeing<R extends Owned>(reader: Reader | null, recipe: R | null): R {
  if (recipe && maySee(reader, recipe)) return recipe;
  if (!reader) throw unauthenticated();
  throw recipeNotFound();
}

export function allowChanging<R extends Owned>(cook: Cook, recipe: R | null): R {
  const seen = allowSeeing(cook, recipe);
  if (!isOwner(cook, seen))
    throw forbidden(
      'RECIPE_NOT_YOURS',
      'This recipe belongs to somebody else. Only its owner can change it.',
    );
  return seen;
}

export const recipeNotFound = () =>
  notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
