import { requestDigest } from '@convivio/contracts/idempotency-key';
import { conflict } from '@convivio/platform/errors';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import { LIMITS } from './link-limits.data.ts';
import type { LinkPorts } from './link-ports.ts';
import { allowSharing, linkNotFound, type Cook } from './policy.ts';
import type { RecipeRef, ShareLink } from './share-link.ts';
import { newToken } from './token.ts';
import { readLink, type WrittenLink } from './write-link.ts';

type CreatingPorts = Pick<LinkPorts, 'links' | 'recipeFor' | 'useKey' | 'secret'>;

/** Makes a link to a recipe of the cook's; once for each key. */
export async function createShareLink(
  ports: CreatingPorts,
  cook: Cook,
  recipe: RecipeRef,
  written: WrittenLink,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<ShareLink> {
  refuseUnusableKey(key);
  const asked = requestDigest('createShareLink', { recipe, ...written });
  if (key !== null && (await ports.links.findByKey(cook.id, key)) !== null) {
    await ports.useKey(cook.id, key, asked);
    return madeBefore(ports, cook, key);
  }
  const read = readLink(written, now);
  const found = allowSharing(cook, await ports.recipeFor(cook.id, recipe));
  if (found.archived)
    throw conflict('RECIPE_ARCHIVED', 'This recipe is archived. Restore it to share it.');
  await refuseTooMany(ports, cook, recipe);
  if (key !== null) await ports.useKey(cook.id, key, asked);
  const link: ShareLink = {
    id: newId(),
    recipe,
    sharedByUserId: cook.id,
    ...read,
    ...newToken(ports.secret),
    active: true,
    createdAt: now,
    viewCount: 0,
    lastViewedAt: null,
    signUps: 0,
  };
  if (await ports.links.insert(link, key)) return link;
  return madeBefore(ports, cook, key as string);
}

async function madeBefore({ links }: CreatingPorts, cook: Cook, key: string): Promise<ShareLink> {
  const link = await links.findByKey(cook.id, key);
  if (link === null || link === 'deleted') throw linkNotFound();
  return link;
}

async function refuseTooMany({ links }: CreatingPorts, cook: Cook, recipe: RecipeRef) {
  const [ofRecipe, ofCook] = await Promise.all([
    links.ofRecipe(cook.id, recipe),
    links.countOf(cook.id),
  ]);
  if (ofRecipe.length >= LIMITS.linksOfRecipe)
    throw conflict(
      'TOO_MANY_SHARE_LINKS',
      `A recipe can have ${LIMITS.linksOfRecipe} links. Delete one that you do not need.`,
    );
  if (ofCook >= LIMITS.linksOfCook)
    throw conflict(
      'TOO_MANY_SHARE_LINKS',
      `There can be ${LIMITS.linksOfCook.toLocaleString('en')} links. Delete one that you do not need.`,
    );
}
