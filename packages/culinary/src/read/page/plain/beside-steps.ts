import { withoutSaysNext } from '../../says-next.ts';
import { isAboutCooking } from '../../text/steps/step-likelihood.ts';
import { introduction, invitation, sumOfMoney } from './beside-steps.data.ts';

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);

/** A row without the sentences that one of the patterns finds; empty where the rest of it does not tell how to cook. */
function withoutSentences(text: string, found: RegExp): string {
  if (!found.test(text)) return text;
  const others = sentences(text).filter((sentence) => !found.test(sentence));
  return isAboutCooking(others) ? others.join(' ') : '';
}

/** A row without the sentences that ask the reader to follow, to write or to show a picture. */
function withoutInvitations(text: string): string {
  if (!invitation.test(text)) return text;
  return sentences(text)
    .filter((sentence) => !invitation.test(sentence) || isAboutCooking([sentence]))
    .join(' ');
}

/** A row below a step without what its writer says of himself, asks of the reader, sells and tells another day; empty where it says no more. */
export const withoutWriter = (text: string): string =>
  withoutSaysNext(
    withoutInvitations(withoutSentences(withoutSentences(text, introduction), sumOfMoney)),
  );
