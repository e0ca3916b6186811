import { isAboutCooking } from './text/steps/step-likelihood.ts';
import { SAYS_NEXT } from './says-next.data.ts';

/** A text without the sentences that say what will be told another day: "Next week: the summer fair." */
export function withoutSaysNext(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  if (!sentences.some((sentence) => SAYS_NEXT.test(sentence))) return text;
  return sentences
    .filter((sentence) => !SAYS_NEXT.test(sentence) || isAboutCooking([sentence]))
    .join(' ');
}
