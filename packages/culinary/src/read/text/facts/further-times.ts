import { isBareDuration } from '../../../words/durations.ts';
import { foldText } from '../../../words/fold.ts';
import { statedFacts } from './stated-facts.ts';
import { timeStatements } from './time-statements.ts';

/** What comes to a time in its statement: "30 min plus 2 hours chilling", "20 Min. (plus Einweichen über Nacht)". */
const ADDED =
  /(?<=[^\s:|(])[\s,;]*(?:\(([^()]{3,100})\)|(?<=[\s,;])(?:\+|plus|and|then|und|dann|zzgl\.?|zuzüglich|sowie|et|puis|più|e|poi|más|mas|y|luego|mais|depois|en|daarna|och|sedan)\s([^()|]{3,100}))/giu;
const SIGNS = /\s*[|•·⋅\n]\s*|\s{3,}/u;
const LONGEST = 160;
const FEWEST_WORDS = 2;
const PLUS = /^\s*(?:\+|plus|zzgl|zuzüglich|più|más|mais)(?![\p{L}])/iu;

/** The statements of a line of facts that state a time and beside it one that was not taken, or what is waited for: the recipe has no field for it. */
export function furtherTimes(text: string, taken: readonly (number | null)[]): string[] {
  return text
    .split(SIGNS)
    .map((part) => part.trim())
    .filter(
      (part) => part.length <= LONGEST && timeStatements(part).length > 0 && addsTime(part, taken),
    );
}

const addsTime = (part: string, taken: readonly (number | null)[]): boolean =>
  [...part.matchAll(ADDED)].some(([whole, inBrackets, behind]) => {
    const said = (inBrackets ?? behind ?? '').trim();
    const isBehindTime = timeStatements(part.slice(0, part.indexOf(whole))).length > 0;
    if (!isBehindTime || isBareDuration(said) || !/\p{L}{3}/u.test(said)) return false;
    const times = timeStatements(said);
    if (times.length > 0)
      return times.some(({ minutes, cue }) => cue === 'rest' || !taken.includes(minutes));
    const words = foldText(said).match(/\p{L}{2,}/gu)?.length ?? 0;
    return inBrackets === undefined
      ? PLUS.test(whole.replace(/^[\s,;]+/u, ''))
      : (words >= FEWEST_WORDS || PLUS.test(said)) && statedFacts(said) === null;
  });
