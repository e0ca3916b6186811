import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

interface Done {
  title: string;
  text?: string;
}

/** Does something, says how that went, and answers whether it went well. */
export async function act<Answer>(
  work: () => Promise<Answer>,
  { done, failed }: { done: Done | ((answer: Answer) => Done); failed: string },
): Promise<boolean> {
  let answer: Answer;
  try {
    answer = await work();
  } catch (failure) {
    notify.error({ title: failed, text: sentenceOf(failure, 'Try again in a moment.') });
    return false;
  }
  notify.success(typeof done === 'function' ? done(answer) : done);
  return true;
}
