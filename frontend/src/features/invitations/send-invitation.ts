import { copyText } from '../../shared/browser/copy-text.ts';
import { openAddress } from '../../shared/browser/open-address.ts';
import { shareText } from '../../shared/browser/share-text.ts';
import { notify } from '../../shared/toasts/notify.ts';
import type { Way } from './channel-buttons.tsx';
import { channelAddress, SUBJECT } from './invitation-words.ts';

/** Hands an invitation on. Whoever closes the share sheet of the device wanted nothing more; where it fails, the text is copied. */
export async function sendInvitation(way: Way, text: string): Promise<void> {
  if (way !== 'copy' && way !== 'more') return openAddress(channelAddress(way, text));
  try {
    const done = way === 'more' ? await shareText(SUBJECT, text) : await copied(text);
    if (done === 'copied') notify.success({ title: 'Invitation copied to clipboard' });
  } catch {
    notify.error({ title: 'Failed to copy link', text: 'Select the link and copy it by hand.' });
  }
}

async function copied(text: string): Promise<'copied'> {
  await copyText(text);
  return 'copied';
}
