import { copyText } from './copy-text.ts';

/** Whether the device has a share sheet of its own. */
export const canShare = () => typeof navigator.share === 'function';

/**
 * Hands a text to the device's share sheet. Whoever closes the sheet wanted nothing more; where it fails otherwise, the text is copied.
 * Throws where that is refused too.
 */
export async function shareText(
  title: string,
  text: string,
): Promise<'shared' | 'cancelled' | 'copied'> {
  try {
    await navigator.share({ title, text });
    return 'shared';
  } catch (failure) {
    if ((failure as Error).name === 'AbortError') return 'cancelled';
  }
  await copyText(text);
  return 'copied';
}
