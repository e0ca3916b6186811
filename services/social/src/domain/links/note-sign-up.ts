import { announce } from '@convivio/contracts/announcement';
import { LIMITS } from './link-limits.data.ts';
import type { LinkPorts } from './link-ports.ts';
import { openLink } from './open-link.ts';
import type { Cook } from './policy.ts';

/** Notes that a new account came from a link: once for an account, and not for one that was there before the link. */
export async function noteSignUpFromLink(
  ports: Pick<LinkPorts, 'links' | 'views' | 'signUps' | 'firstSeen' | 'isBarred'>,
  cook: Cook,
  token: string,
  visit: string | null,
  now: Date,
): Promise<boolean> {
  const link = await openLink(ports, token, now);
  if (link.sharedByUserId === cook.id) return false;
  const since = await ports.firstSeen(cook.id);
  const isNew =
    since !== null &&
    since >= link.createdAt &&
    now.getTime() - since.getTime() < LIMITS.newAccountMs;
  const announcements = [
    announce('share.signed-up', cook.id, { linkId: link.id, ownerId: link.sharedByUserId }),
  ];
  if (!isNew || !(await ports.signUps.insert(cook.id, link.id, now, announcements))) return false;
  await ports.links.countSignUp(link.id);
  if (visit !== null) await ports.views.markConverted(link.id, visit);
  return true;
}
