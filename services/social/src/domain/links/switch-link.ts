import type { LinkPorts } from './link-ports.ts';
import { allowChanging, linkNotFound, type Cook } from './policy.ts';
import { stateOf, type ShareLink } from './share-link.ts';
import { readExpiry } from './write-link.ts';

type Links = Pick<LinkPorts, 'links'>;

/** Switches a link off: from then on it opens nothing. One that is off already is no failure. */
export async function deactivateShareLink(
  { links }: Links,
  cook: Cook,
  id: number,
): Promise<ShareLink> {
  allowChanging(cook, await links.find(id));
  return stillThere(await links.change(id, { active: false }));
}

/** Switches a link on again; where it has expired, until it is switched off. */
export async function reactivateShareLink(
  { links }: Links,
  cook: Cook,
  id: number,
  now: Date,
): Promise<ShareLink> {
  const link = allowChanging(cook, await links.find(id));
  const hasExpired = stateOf({ ...link, active: true }, now) === 'expired';
  return stillThere(
    await links.change(id, { active: true, ...(hasExpired && { expiresAt: null }) }),
  );
}

/** Says until when a link works; null: until it is switched off. */
export async function setShareLinkExpiry(
  { links }: Links,
  cook: Cook,
  id: number,
  expiresAt: string | null,
  now: Date,
): Promise<ShareLink> {
  allowChanging(cook, await links.find(id));
  return stillThere(await links.change(id, { expiresAt: readExpiry(expiresAt, now) }));
}

function stillThere(link: ShareLink | null): ShareLink {
  if (!link) throw linkNotFound();
  return link;
}
