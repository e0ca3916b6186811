import type { RecipeDraft } from '../../recipe/recipe.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { pattern } from '../../words/pattern.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { tellsStorage } from '../side-lines.ts';
import { shortened } from './shortened.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';

/** Minutes of the longest work; what cures or ferments for longer is seldom meant. */
const LONGEST = 60 * 100;

/** A whole that is so many times its parts is a moment of the day, or counts what no part does. */
const MANY_TIMES = 4;

/** A step that takes so long cooks. */
const COOKS = 15;

/** Times that cannot all be right. */
export function timeDoubts({ prepTime, cookTime, totalTime, steps }: RecipeDraft): Doubt[] {
  const parts = [prepTime, cookTime].filter((time) => time !== null);
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  const said = () => {
    if (totalTime !== null && parts.some((time) => time > totalTime))
      return `The whole time (${spoken(totalTime)}) is shorter than a part of it (${spoken(Math.max(...parts))}).`;
    if (totalTime !== null && sum > totalTime)
      return `The whole time (${spoken(totalTime)}) is shorter than its parts (${spoken(sum)}).`;
    if (totalTime !== null && parts.length > 1 && totalTime > MANY_TIMES * sum && !rests(steps))
      return `The whole time (${spoken(totalTime)}) is much longer than its parts (${spoken(sum)}).`;
    if ([...parts, totalTime ?? 0].some((time) => time > LONGEST))
      return 'The stated time is longer than nearly any recipe takes.';
    const cooked = cookedInSteps(steps);
    if (totalTime !== null && cooked >= FAR_LONGER * totalTime && cooked - totalTime >= COOKED_MORE)
      return `The whole time (${spoken(totalTime)}) may not be the total time: the steps take longer (${spoken(cooked)}).`;
    return null;
  };
  const sentence = said();
  if (sentence !== null) return [doubtOfFact('times', sentence)];
  if (prepTime === null || cookTime !== null || totalTime !== null) return [];
  const step = steps.find(({ text }) => cooksWithin(text, prepTime));
  return step
    ? [
        doubtOfFact(
          'times',
          `${spoken(prepTime)} may be the whole time, not that of the preparation alone: “${shortened(step.text)}” is a part of it.`,
          step.text,
        ),
      ]
    : [];
}

/** "2 days", "1 hour 30 min", "45 min" */
export function spoken(minutes: number): string {
  const parts: [number, string][] = [
    [Math.floor(minutes / DAY), 'day'],
    [Math.floor((minutes % DAY) / HOUR), 'hour'],
  ];
  const long = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  const rest = minutes % HOUR;
  return [...long, ...(rest > 0 || long.length === 0 ? [`${rest} min`] : [])].join(' ');
}
const HOUR = 60;
const DAY = 24 * HOUR;

/** What steps do side by side takes no more than so many times the whole, and some minutes more. */
const FAR_LONGER = 2;
const COOKED_MORE = 30;
/** Of two ways only one is gone; what may be done is not; and how long it keeps is no work. */
const OF_CHOICE = pattern('iu')`
  (?<!\p{L})(?:or|oder|ou|o|oppure|bien|if|wenn|falls|si|se|can|may|kann|können|peut|peuvent|puede|pueden|può|possono|up\sto|bis\szu|jusqu|
  hasta|fino\sa|meanwhile|inzwischen|währenddessen|alternativ\p{L}*|pendant\sce\stemps|mientras(?:\stanto)?|nel\sfrattempo|intanto)(?!\p{L})
`;

/** For how long steps cook one after another, as far as their sentences leave no choice. */
function cookedInSteps(steps: RecipeDraft['steps']): number {
  return steps
    .flatMap(({ text }) => sentencesByCapitals(text))
    .filter((sentence) => !OF_CHOICE.test(sentence) && !tellsStorage(sentence))
    .flatMap((sentence) => timeStatements(sentence))
    .filter(({ cue, isPart, minutes }) => cue === 'cook' && !isPart && minutes <= HALF_DAY)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
const HALF_DAY = 12 * 60;

/** Whether a step says for how long something rests. */
const rests = (steps: RecipeDraft['steps']): boolean =>
  steps.some(({ text }) => timeStatements(text).some(({ cue }) => cue === 'rest'));

const cooksWithin = (text: string, most: number): boolean =>
  timeStatements(text).some(
    ({ cue, minutes }) => cue !== 'rest' && minutes >= COOKS && minutes < most,
  );
