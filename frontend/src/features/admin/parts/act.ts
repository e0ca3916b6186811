import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** Does something, says how that went, and answers whether it went well. */
export async function act(
  work: () => Promise<unknown>,
  { done, failed }: { done: { title: string; text?: string }; failed: string },
): Promise<boolean> {
  try {
    await work();
  } catch (failure) {
    notify.error({ title: failed, text: sentenceOf(failure, 'Try again in a moment.') });
    return false;
  }
  notify.success(done);
  return true;
}
