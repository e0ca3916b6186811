import { keepingAnswers } from '../words/answers-kept.ts';
import { CHANNEL_TALK } from './channel-talk.data.ts';
import { ORDER_NOTICE } from './order-notices.data.ts';
import { sentencesByCapitals } from './parted-steps.ts';
import {
  ADVERT_LABEL,
  AT_TRADESMAN,
  MAYBE_TO_CUSTOMERS,
  OFFERS,
  TO_CUSTOMERS,
} from './speaks-to-customers.data.ts';

/** More is a text of its own, and only its beginning is looked at. */
const longest = 600;

/** Whether a text is labelled as an advert: "Vidéo sponsorisée : la yaourtière qui change tout". */
export const isAdvert = (text: string): boolean => ADVERT_LABEL.test(text.slice(0, longest));

/** Whether a cook is sent to somebody who sells food: "Commandez le gigot chez votre boucher." */
export const sendsToTradesman = (sentence: string): boolean =>
  AT_TRADESMAN.test(sentence.slice(0, longest));

/** Whether a business, or who films, speaks of itself or to its customers in a sentence: "Let us deliver it to your door." */
export const speaksToCustomers = keepingAnswers(
  (sentence): boolean =>
    isAdvert(sentence) ||
    CHANNEL_TALK.test(sentence.slice(0, longest)) ||
    tellsOfOrders(sentence) ||
    ((OFFERS.test(sentence) || TO_CUSTOMERS.test(sentence.slice(0, longest))) &&
      !sendsToTradesman(sentence)),
);

/** Whether a farm or shop tells until when to order, or what to do with its boxes: "Bestellschluss ist Dienstag." */
export const tellsOfOrders = (sentence: string): boolean =>
  ORDER_NOTICE.test(sentence.slice(0, longest));

/** Whether it may be one that speaks there. */
export const maySpeakToCustomers = (text: string): boolean =>
  sentencesByCapitals(text.slice(0, longest)).some(
    (sentence) =>
      (MAYBE_TO_CUSTOMERS.test(sentence) || speaksToCustomers(sentence)) &&
      !sendsToTradesman(sentence),
  );

/** A remark without the sentences that a business speaks in; empty where it says nothing else. */
export function withoutBusiness(remark: string): string {
  if (isAdvert(remark)) return '';
  const sentences = sentencesByCapitals(remark);
  const own = sentences.filter((sentence) => !speaksToCustomers(sentence));
  return own.length === sentences.length ? remark : own.join(' ');
}
