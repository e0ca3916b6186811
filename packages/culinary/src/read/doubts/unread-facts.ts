import type { RecipeDraft } from '../../recipe/recipe.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { timesInFigures } from '../../words/spelled-times.ts';
import { isBareDuration, saysTooManyMinutes } from '../../words/durations.ts';
import { countsOfEach } from '../../words/yields.ts';
import { foldText } from '../../words/fold.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import { headsItems } from '../headings/names-part.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { settledTimes } from '../text/facts/settled-times.ts';
import { announcedFact } from '../text/facts/stated-facts.ts';
import { isTale, timeStatements, type TimeStatement } from '../text/facts/time-statements.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { tellsOfWhole } from '../text/facts/tells-of-whole.ts';
import { instructs } from './instructs.ts';
import { shortened } from './shortened.ts';
import type { SourceLine } from './taken-lines.ts';
import { isNumberOfOtherLanguage } from '../text/facts/number-of-other-language.ts';
import { mayCountEaters } from '../text/facts/fed-statements.ts';
import {
  addsTime,
  countedByButtons,
  labelledTime,
  lostNumberOfEaters,
  namesUnit,
  ofWhich,
  isTimeFor,
  saysForHowMany,
} from './unread-facts.data.ts';

const LONGEST = 300;
/** The head of a list on a screen. */
const LONGEST_HEAD = 60;
/** On a page so many lines above the list still belong to the recipe. */
const ABOVE = 30;
/** And so many below its last step. */
const BELOW = 3;

/** Servings and times that the source seems to state near the recipe and that were not read. */
export function unreadFacts(
  { servings, yieldText, prepTime, cookTime, totalTime, title, language, steps }: RecipeDraft,
  lines: readonly SourceLine[],
): Doubt[] {
  const first = lines.findIndex(({ taken }) => taken === 'line' || taken === 'step');
  if (first < 0) return [];
  const last = lines.findLastIndex(({ taken }) => taken === 'step');
  const near = [
    ...lines.slice(Math.max(0, first - ABOVE), last + 1),
    ...beforeEnd(lines.slice(last + 1, last + 1 + BELOW)),
  ]
    .filter(({ text, taken }) => text.length <= LONGEST && taken !== 'step' && !headsItems(text))
    .map(({ text, taken }) => ({ text, taken, folded: foldText(text) }));
  const yields =
    servings === null && yieldText === null
      ? (lines
          .slice(Math.max(0, first - ABOVE), first)
          .find(
            ({ text }) => text.length <= LONGEST_HEAD && countedByButtons.test(foldText(text)),
          ) ??
        near.find(
          ({ text, folded }) =>
            !countsOfEach(text) && (saysForHowMany.test(folded) || lostNumberOfEaters.test(folded)),
        ) ??
        near.find(
          ({ text, taken }) =>
            taken !== 'line' &&
            !isMeasured(text) &&
            !countsOfEach(text) &&
            mayCountEaters(withoutDays(text)) &&
            !(text === title && isNumberOfOtherLanguage(text, language)),
        ))
      : undefined;
  const time =
    prepTime === null && cookTime === null && totalTime === null
      ? (near.find(
          ({ text, folded }) =>
            labelledTime.test(folded) && !isLoneTime(text) && !isTimePerPart(text),
        ) ??
        near.find(({ text }) => mayTellTime(text)) ??
        sentencesOfSteps(steps).find(({ text }) => tellsWholeTime(text)))
      : undefined;
  const untaken = untakenOf(
    { prepTime, cookTime, totalTime },
    lines.slice(Math.max(0, first - HEAD), first),
    near,
  );
  return [
    ...(yields
      ? [doubtOfFact('yield', `For how many may be said in “${yields.text}”.`, yields.text)]
      : []),
    ...(time ? [doubtOfFact('times', `A time may be said in “${time.text}”.`, time.text)] : []),
    ...(time === undefined && untaken !== null
      ? [doubtOfFact('times', `A time of “${untaken}” was not taken.`, untaken)]
      : []),
    ...near.flatMap(({ text }) => settledDoubts(text)),
  ];
}

const MOST_WORDS_OF_FACTS = 25;

/** Times of each piece or weight, which are none of the dish, and times of two ways to do it. */
function settledDoubts(text: string): Doubt[] {
  if (text.split(/\s+/).length > MOST_WORDS_OF_FACTS) return [];
  const { perPart, eitherWay } = settledTimes(text);
  return [
    ...(saysTooManyMinutes(text)
      ? [
          doubtOfFact(
            'times',
            `“${shortened(text)}” says more minutes than an hour has; the time was not read.`,
            text,
          ),
        ]
      : []),
    ...perPart.map((said) =>
      doubtOfFact('times', `“${shortened(said)}” says no time of the whole dish.`, said),
    ),
    ...eitherWay.map((said) =>
      doubtOfFact('times', `“${shortened(said)}” says two times; the first was taken.`, said),
    ),
  ];
}

/** "For up to 4 days" is how long, not for how many. */
function withoutDays(text: string): string {
  const folded = foldText(text);
  const rest = folded.replace(isTimeFor, ' ');
  return rest === folded ? text : rest;
}

/** Lines up to a heading that closes a recipe: "You may also like". */
function beforeEnd(lines: readonly SourceLine[]): readonly SourceLine[] {
  const end = lines.findIndex(({ text }) => sectionHeading(text)?.section === 'end');
  return end < 0 ? lines : lines.slice(0, end);
}

/** "3 slices bacon" */
const isMeasured = (text: string): boolean =>
  /^[\d¼-¾⅐-⅞]/.test(text) && looksLikeIngredient(text) > LIKE_INGREDIENT;
const LIKE_INGREDIENT = 0.6;

/** "Cook time: 15 min/lb": that it is no time of the dish is doubted as such. */
const isTimePerPart = (text: string): boolean => settledTimes(text).perPart.length > 0;

/** "Tempo di lettura 3 min" */
function isLoneTime(text: string): boolean {
  const times = timeStatements(text);
  return times.length > 0 && times.every(({ cue }) => cue === 'lone');
}

/** A time that may be the dish's, in a sentence: "I am forty minutes in the kitchen for it". */
export const mayTellTime = (text: string): boolean =>
  timeStatements(text).some(
    ({ cue, minutes, text: clause }) =>
      cue !== 'lone' &&
      cue !== 'rest' &&
      minutes >= SHORTEST &&
      minutes <= LONGEST_WORK &&
      namesUnit.test(foldText(clause)) &&
      (tellsWhole.has(cue) || (!instructs(text) && !addsTime.test(foldText(clause)))),
  );
const sentencesOfSteps = (steps: RecipeDraft['steps']) =>
  steps.flatMap(({ text }) => sentencesByCapitals(text).map((sentence) => ({ text: sentence })));

/** "Se tarda una hora y cuarto en total": how long the whole takes, though it stands in a step. */
const tellsWholeTime = (text: string): boolean =>
  tellsOfWhole(text) && timeStatements(text).some(({ cue }) => cue === 'whole');
const SHORTEST = 5;
const LONGEST_WORK = 600;
const tellsWhole: ReadonlySet<string | null> = new Set(['whole', 'mayBeWhole']);

/** "20 minutes", not "21 h" of a clock. */
const isPlainTime = (text: string): boolean => /\p{L}{3}/u.test(text) && isBareDuration(text);

/** So many lines right above the list are its head. */
const HEAD = 8;

/** "of an hour" below "Ready in three quarters" */
const GOES_ON = /^(?:of an|d['’]|de hora|di un['’])/iu;

/** The words of a time in the head or near the recipe that was not taken beside those that were. */
function untakenOf(
  times: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>,
  head: readonly SourceLine[],
  near: readonly { text: string }[],
): string | null {
  const texts = near.map(({ text }) => text);
  return (
    untakenTime(
      times,
      head.filter(({ taken }) => taken !== 'step'),
    ) ??
    untakenPart(times, texts) ??
    untakenWork(times, texts)
  );
}

/** The words of a time in the head that is none of those taken, nor the sum of some. */
function untakenTime(
  { prepTime, cookTime, totalTime }: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>,
  head: readonly SourceLine[],
): string | null {
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  const isOpen = ({ cue, minutes, text }: TimeStatement) =>
    (cue === null ? isPlainTime(text) : cue !== 'lone' && cue !== 'rest') &&
    !taken.includes(minutes) &&
    !(cue === 'mayBeWhole' && isAbout(minutes, totalTime));
  const line = head.find(
    ({ text }, at) =>
      !isTale(text) &&
      !GOES_ON.test(text) &&
      timeStatements(text).some(isOpen) &&
      !isRestBelow(head[at - 1]?.text),
  );
  return line?.text ?? null;
}

/** "Ready in a little more than half an hour" praises a dish of 35 minutes. */
const isAbout = (minutes: number, whole: number | null): boolean =>
  whole !== null && Math.abs(minutes - whole) <= whole / ROUGHLY;
const ROUGHLY = 4;

/** "Tiempo de remojo" above "12 horas" */
const isRestBelow = (label: string | undefined): boolean =>
  label !== undefined && announcedFact(label) === 'restTime';

/** "Two hours, of which half an hour is for the vegetables", where no part of the whole was taken. */
function untakenPart(
  { prepTime, cookTime, totalTime }: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>,
  near: readonly string[],
): string | null {
  if (totalTime === null || prepTime !== null || cookTime !== null) return null;
  return (
    near.find((text) => {
      const [whole, part] = timesInFigures(text).split(ofWhich, 2);
      return part !== undefined && [whole!, part].every((said) => NAMES_TIME.test(foldText(said)));
    }) ?? null
  );
}
const NAMES_TIME = /\d\s?(?:h|min|std|hour|stund|heure|or[ae]|hora|minut|tim|uur)/u;

/** A sentence near the recipe that says how long a part of the work takes, where that is none of the times taken, nor the sum of some. */
function untakenWork(
  { prepTime, cookTime, totalTime }: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>,
  near: readonly string[],
): string | null {
  if (prepTime !== null && cookTime !== null) return null;
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  const isOpen = ({ cue, minutes, text }: TimeStatement) =>
    (cue === 'prep' || cue === 'cook' || cue === 'whole') &&
    minutes >= SHORTEST_PART &&
    minutes <= LONGEST_WORK &&
    namesUnit.test(foldText(text)) &&
    !taken.includes(minutes);
  return (
    near.find((text) => !isRemark(text) && !instructs(text) && timeStatements(text).some(isOpen)) ??
    null
  );
}
/** "Notas: ... En olla exprés son 50 minutos": another way to do it. */
function isRemark(text: string): boolean {
  const heading = sectionHeading(text);
  return heading !== null && heading.inline && REMARKS.has(heading.section);
}
const REMARKS: ReadonlySet<string> = new Set(['tips', 'notes', 'storage']);
const SHORTEST_PART = 10;
