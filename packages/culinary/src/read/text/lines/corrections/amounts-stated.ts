import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { unitById } from '../../../../line/units/units.ts';
import { articles } from '../../../../line/numbers/number-words.data.ts';
import { amountsSaid, type AmountSaid } from './amounts-said.ts';
import { OF_OTHER_THINGS } from './correction-words.data.ts';
import { FOR, WERE_SO_MANY } from './taken-back.data.ts';

const LONGEST_UNIT = 14;
const MOST_EATERS = 20;

/**
 * The amounts of a sentence, and those of them that may be of a food: neither a time, a heat or a length nor those who eat; a bare number
 * beside one of these may be another of it.
 */
export function amountsStated(sentence: string): {
  text: string;
  all: AmountSaid[];
  stated: AmountSaid[];
} {
  const { text, amounts: all } = amountsSaid(sentence, true);
  const ofOthers = all.filter((amount) => isOfOtherThings(amount, text));
  const rest = all.filter(
    (amount) =>
      !ofOthers.includes(amount) &&
      !isOfEaters(amount) &&
      !standsForThing(amount) &&
      !(ofOthers.length > 0 && amount.unit === null && !isFood(amount.counted)),
  );
  const figures = rest.filter(({ number }) => !articles.has(number.toLowerCase()));
  const hasOwn = figures.some(({ unit }) => unit !== null);
  return { text, all, stated: hasOwn && figures.length > 1 ? figures : rest };
}

/** "40 minutes", "180 degrees", "6 people" */
export function isOfOtherThings({ start, end, unit }: AmountSaid, text: string): boolean {
  const whole = text.slice(start, end + LONGEST_UNIT);
  // Of a word that goes on nothing is read: "sucre et p" of "80 g de sucre et pas 180".
  const words = /^[\p{L}\p{M}]/u.test(text.slice(end + LONGEST_UNIT))
    ? whole.replace(/[\p{L}\p{M}]+$/u, '')
    : whole;
  const said = words.replace(/^(.{2,}?)[,;.!)].*$/u, '$1');
  return (
    findDurations(said).length > 0 ||
    (unit === null ? OF_OTHER_THINGS.test(said) : unitById(unit)?.kind === 'length')
  );
}

/** "Two was for three of us", "when we were three": why, and for how many it was. */
const isOfEaters = ({ before, unit, counted, quantity }: AmountSaid): boolean =>
  unit === null &&
  quantity <= MOST_EATERS &&
  (FOR.test(before) || WERE_SO_MANY.test(before)) &&
  !isFood(counted);

/** "the small one", "everybody steals one" */
const standsForThing = ({ before, number, unit, counted }: AmountSaid): boolean =>
  unit === null && number.toLowerCase() === 'one' && !isFood(counted) && /\p{L}\s$/u.test(before);
