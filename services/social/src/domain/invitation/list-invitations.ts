import { invalid, malformed } from '@convivio/platform/errors';
import { LIMITS } from './invitation-limits.data.ts';
import type { InvitationQuery, InvitationStore } from './invitation-store.ts';
import type { Invitation } from './invitation.ts';

export interface InvitationPage {
  invitations: Invitation[];
  hasNextPage: boolean;
  /** Where the next page begins. */
  endCursor: string | null;
}

/** A page of invitations, the latest made first, of one owner or of everybody. Throws 422 for a page that cannot be, 400 for one that is not found. */
export async function listInvitations(
  store: InvitationStore,
  { first, after, ...query }: InvitationQuery & { first: number; after: string | null },
): Promise<InvitationPage> {
  if (first < 1 || first > LIMITS.page)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${LIMITS.page} invitations.`, {
      first: `must be a whole number from 1 to ${LIMITS.page}`,
    });
  const found = await store.list({ ...query, first, after: after === null ? null : idIn(after) });
  const invitations = found.slice(0, first);
  const last = invitations.at(-1);
  return {
    invitations,
    hasNextPage: found.length > first,
    endCursor: last ? String(last.id) : null,
  };
}

/** As `listInvitations`, of everybody, with how many are found on all pages. What is searched is the beginning of the e-mail of either side. */
export async function searchInvitations(
  store: InvitationStore,
  { search, ...wanted }: Parameters<typeof listInvitations>[1] & { search: string },
): Promise<InvitationPage & { totalCount: number }> {
  const query = { ...wanted, search: search.trim().toLowerCase() };
  const [page, totalCount] = await Promise.all([listInvitations(store, query), store.count(query)]);
  return { ...page, totalCount };
}

function idIn(cursor: string): number {
  if (/^\d{1,16}$/.test(cursor) && Number.isSafeInteger(Number(cursor))) return Number(cursor);
  throw malformed(
    'CURSOR_INVALID',
    'This page of invitations cannot be found. Begin again with the first one.',
    { after: 'is not an end of a page in this order' },
  );
}
