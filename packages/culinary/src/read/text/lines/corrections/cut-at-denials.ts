import { howGone } from './amounts-gone.ts';
import type { AmountSaid } from './amounts-said.ts';
import { amountsStated } from './amounts-stated.ts';

const LONGEST = 400;
const FEWEST = 2;
const MOST = 6;
/** Where a clause ends, with what joins the next; behind it stands what is set right next. */
const JOINT = /[,;]\s(?:(?:and|but|und|et|ed?|y|i)\s)?|\s(?:and|und|et|ed?|y)\s/giu;

/**
 * A sentence that sets several amounts right, cut between them: "son 4 calabacines y no 3, y de huevos 6, no 5" is "son 4 calabacines y no
 * 3," and "y de huevos 6, no 5". Others are the one part of themselves.
 */
export function cutAtDenials(sentence: string): string[] {
  if (sentence.length > LONGEST) return [sentence];
  const { text, all, stated } = amountsStated(sentence);
  if (text !== sentence) return [sentence];
  const ways = howGone(text, all);
  const isDenied = (amount: AmountSaid): boolean => ways[all.indexOf(amount)] === 'denied';
  const denied = stated.filter(isDenied);
  if (denied.length < FEWEST || denied.length > MOST || stated.length < denied.length * 2)
    return [sentence];
  const isFirst = isDenied(stated[0]!);
  const cuts = denied.slice(0, -1).map((one, at) => {
    const next = stated[stated.indexOf(one) + 1]!;
    const before = stated[stated.indexOf(denied[at + 1]!) - 1]!;
    return isFirst
      ? jointWithin(text, before.end, denied[at + 1]!.start)
      : jointWithin(text, one.end, next.start);
  });
  if (cuts.some((cut) => cut === null)) return [sentence];
  const places = [0, ...cuts.map((cut) => cut!), text.length];
  return places.slice(1).map((to, at) => text.slice(places[at], to).trim());
}

/** Where the last clause begins between two places; null where none does. */
function jointWithin(text: string, from: number, to: number): number | null {
  const joint = [...text.slice(from, Math.max(from, to)).matchAll(JOINT)].at(-1);
  return joint === undefined ? null : from + joint.index + (/^[,;]/u.test(joint[0]) ? 1 : 0);
}
