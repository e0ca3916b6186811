import type { ShareLink_LinkFragment } from '../../../generated/operations.ts';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { counted } from '../../../kitchen/labels/counts.ts';

/** A link as its owner sees it. */
export type OwnLink = ShareLink_LinkFragment;

/** The whole address; null where nobody can tell it any more. */
export const addressOf = ({ path }: Pick<OwnLink, 'path'>): string | null =>
  path && location.origin + path;

/** "Opened 12 times" */
export function openedWords({ viewCount }: Pick<OwnLink, 'viewCount'>): string {
  if (viewCount === 0) return 'Not opened yet';
  return viewCount === 1 ? 'Opened once' : `Opened ${counted(viewCount)} times`;
}

/** "Last opened 3 March, 2 sign-ups"; nothing of a link that nobody has opened. */
export function visitorsWords({ lastViewedAt, signUps }: OwnLink): string {
  return [
    lastViewedAt && `Last opened ${formatAdded(lastViewedAt)}`,
    signUps > 0 && `${counted(signUps)} ${signUps === 1 ? 'sign-up' : 'sign-ups'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Until when it works, or why it does not. */
export function untilWords({ state, expiresAt }: Pick<OwnLink, 'state' | 'expiresAt'>): string {
  if (state === 'deactivated') return 'Switched off';
  if (expiresAt === null) return 'Works until you switch it off';
  return `${state === 'expired' ? 'Expired' : 'Works until'} ${formatAdded(expiresAt)}`;
}
