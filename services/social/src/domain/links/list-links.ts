import { invalid, malformed } from '@convivio/platform/errors';
import { LIMITS } from './link-limits.data.ts';
import type { LinkPage, LinkStore } from './link-store.ts';
import type { Cook } from './policy.ts';
import type { RecipeRef, ShareLink } from './share-link.ts';

/** A page of the cook's links, the latest first. */
export function listLinks(
  links: Pick<LinkStore, 'page'>,
  cook: Cook,
  first: number,
  after: string | null,
): Promise<LinkPage> {
  if (first < 1 || first > LIMITS.pageSize)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${LIMITS.pageSize} links.`, {
      first: `must be a whole number from 1 to ${LIMITS.pageSize}`,
    });
  return links.page(cook.id, { first, after: after === null ? null : idIn(after) });
}

/** The cook's links to one recipe; none of another's. */
export const linksOfRecipe = (
  links: Pick<LinkStore, 'ofRecipe'>,
  cook: Cook,
  recipe: RecipeRef,
): Promise<ShareLink[]> => links.ofRecipe(cook.id, recipe);

/** Where a page ends, as a caller carries it to the next one. */
export const cursorOf = ({ id }: ShareLink): string =>
  Buffer.from(String(id)).toString('base64url');

function idIn(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{1,16}$/.test(text)) return Number(text);
  throw malformed(
    'CURSOR_INVALID',
    'This page of links cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page' },
  );
}
