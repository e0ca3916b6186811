import { shareText } from '../../../shared/browser/share-text.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { wholeText, type ListText } from './list-text.ts';

interface ShareWords {
  copied: string;
  copyFailed: { title: string; text?: string };
}

/** Hands a list to the device's share sheet; where that fails, copies it and says so. */
export async function shareList(text: ListText, words: ShareWords): Promise<void> {
  try {
    const shared = await shareText(text.subject, wholeText(text).join('\n'));
    if (shared === 'copied') notify.success({ title: words.copied });
  } catch {
    notify.error(words.copyFailed);
  }
}
