import { doubtOfFact, doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { shortened } from '../../doubts/shortened.ts';
import { saysNight } from '../../text/facts/says-night.ts';
import { settledDuration, settledTimes } from '../../text/facts/settled-times.ts';

const OVERFULL = /^P\S*T0*[1-9]\d*H(?:6\d|[7-9]\d|\d{3,})M/i;
const STATES_SOMETHING = /[1-9½¼¾]/;
const LABEL = 'cook: ';

function doubtOf(said: string): string | null {
  const quoted = `“${shortened(said)}”`;
  const isOvernight = saysNight(said);
  const minutes = settledDuration(said);
  if (OVERFULL.test(said) && minutes !== null)
    return `The page says ${quoted}; it was read as ${minutes} minutes.`;
  if (settledTimes(LABEL + said).perPart.length > 0)
    return `${quoted} says no time of the whole dish.`;
  if (isOvernight) return `${quoted} says that it rests for a night, which is in no time.`;
  return minutes === null && STATES_SOMETHING.test(said)
    ? `A time may be said in ${quoted}.`
    : null;
}

/** What a page states as times and is not, or not all, among the minutes that were read: "25 min per 500 g", "30 min + overnight". */
export const unreadTimeDoubts = (texts: readonly string[]): Doubt[] =>
  [...new Set(texts.map((text) => text.trim()))].flatMap((said) => {
    const sentence = doubtOf(said);
    if (sentence === null) return [];
    // Of what was read of it the doubt goes with the time.
    return [
      settledDuration(said) === null
        ? doubtOfWhole(sentence, said)
        : doubtOfFact('times', sentence, said),
    ];
  });
