import { SHARED_RECIPE_NOT_FOUND } from '@convivio/contracts/shared-recipe';
import type { IsBarred } from '@convivio/platform/access-end';
import { forbidden, notFound } from '@convivio/platform/errors';
import type { RecipeToShare } from './link-ports.ts';
import { stateOf, type ShareLink } from './share-link.ts';

/** Somebody who has signed in. */
export interface Cook {
  id: string;
}

/** The link if it is the cook's. What one may not see is not found. */
export function allowChanging(cook: Cook, link: ShareLink | null): ShareLink {
  if (link?.sharedByUserId === cook.id) return link;
  throw linkNotFound();
}

/**
 * The recipe if it is the cook's own: nobody shares what belongs to another, not even what they may edit. Given is what the cook may see; what is not
 * seen is not found.
 */
export function allowSharing(cook: Cook, recipe: RecipeToShare | null): RecipeToShare {
  if (!recipe)
    throw notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
  if (recipe.ownerId === cook.id) return recipe;
  throw forbidden(
    'RECIPE_NOT_YOURS',
    'This recipe belongs to somebody else. Only its owner can share it by a link.',
  );
}

/** The link if it opens something now. Whatever keeps it from that looks the same. */
export function allowOpening(link: ShareLink | null, isBarred: IsBarred, now: Date): ShareLink {
  if (link && stateOf(link, now) === 'active' && !isBarred(link.sharedByUserId)) return link;
  throw notFound(SHARED_RECIPE_NOT_FOUND.code, SHARED_RECIPE_NOT_FOUND.sentence);
}

export const linkNotFound = () =>
  notFound('SHARE_LINK_NOT_FOUND', 'This link does not exist or has been deleted.');
