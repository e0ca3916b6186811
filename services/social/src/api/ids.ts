import { partsOfRecipeId } from '@convivio/contracts/recipe-id';
import { readId } from '@convivio/platform/read-id';
import type { RecipeRef } from '../domain/links/share-link.ts';

/** The number of an invitation in an id of the API. Throws 400 for what cannot be one. */
export const invitationNumber = (id: string): number =>
  readId(id, 'INVALID_INVITATION_ID', 'Invalid id of an invitation');

/** The number of a collaboration in an id of the API. Throws 400 for what cannot be one. */
export const collaborationNumber = (id: string): number =>
  readId(id, 'INVALID_COLLABORATION_ID', 'Invalid id of a collaboration');

/** The number of a link in an id of the API. Throws 400 for what cannot be one. */
export const linkNumber = (id: string): number =>
  readId(id, 'INVALID_SHARE_LINK_ID', 'This is no link.');

/** The recipe that an id of the API names. Throws 400 for anything that is no id. */
export function recipeRef(id: string): RecipeRef {
  const { digits, generated } = partsOfRecipeId(id);
  return { id: readId(digits, 'INVALID_RECIPE_ID', 'Invalid recipe URL'), generated };
}
