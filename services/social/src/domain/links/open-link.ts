import type { LinkPorts } from './link-ports.ts';
import { allowOpening } from './policy.ts';
import type { ShareLink } from './share-link.ts';
import { lookUpHash } from './token.ts';

/** The link that a token opens. Throws the same 404 for one that was never given, was switched off, has expired, or is none. */
export async function openLink(
  { links }: Pick<LinkPorts, 'links'>,
  token: string,
  now: Date,
): Promise<ShareLink> {
  const hash = lookUpHash(token);
  return allowOpening(hash === null ? null : await links.findByToken(hash), now);
}
