import { copyText } from '../../shared/browser/copy-text.ts';
import { openAddress } from '../../shared/browser/open-address.ts';
import { shareText } from '../../shared/browser/share-text.ts';
import { notify } from '../../shared/toasts/notify.ts';
import type { InvitationChannel } from '../../generated/operations.ts';
import type { Way } from './channel-buttons.tsx';
import { channelAddress, SUBJECT } from './invitation-words.ts';

/**
 * Hands an invitation on, and answers by which way it went: whoever closes the share sheet of the device wanted nothing more, and where it fails the text
 * is copied. Null where it went by none.
 */
export async function sendInvitation(way: Way, text: string): Promise<InvitationChannel | null> {
  if (way !== 'copy' && way !== 'more') {
    openAddress(channelAddress(way, text));
    return way;
  }
  try {
    const done = way === 'more' ? await shareText(SUBJECT, text) : await copied(text);
    if (done === 'copied') notify.success({ title: 'Invitation copied to clipboard' });
    return WENT_BY[done];
  } catch {
    notify.error({ title: 'Failed to copy link', text: 'Select the link and copy it by hand.' });
    return null;
  }
}

const WENT_BY = { shared: 'share', copied: 'copy', cancelled: null } as const;

async function copied(text: string): Promise<'copied'> {
  await copyText(text);
  return 'copied';
}
