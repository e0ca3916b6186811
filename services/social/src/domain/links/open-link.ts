import type { LinkPorts } from './link-ports.ts';
import { allowOpening } from './policy.ts';
import type { ShareLink } from './share-link.ts';
import { lookUpHash } from './token.ts';

/** The link that a token opens. Throws the same 404 for one that was never given, was switched off, has expired, is none, or whose owner is suspended. */
export async function openLink(
  { links, isBarred }: Pick<LinkPorts, 'links' | 'isBarred'>,
  token: string,
  now: Date,
): Promise<ShareLink> {
  const hash = lookUpHash(token);
  return allowOpening(hash === null ? null : await links.findByToken(hash), isBarred, now);
}
