import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { foldWords } from '../../../words/fold.ts';
import { languageOf, type Language } from '../../../words/language.ts';
import { setRightWithin } from '../lines/corrections/set-right-within.ts';
import { foodsIn, kindOf } from './foods-named.ts';
import { measuredInStep, type FoodOfStep } from './measured-in-step.ts';
import { sentencesByStops } from '../lines/sentences-of.ts';
import { isOfOthersDish, mayBeOfOthers } from './others-dishes.ts';
import { isTakenOut } from './taken-out.ts';
import { stemsElsewhere } from './stems-elsewhere.ts';
import { unmeasuredInSteps } from './unmeasured-in-steps.ts';

const LONGEST_STEP = 4000;
const MOST_LINES = 60;
/** Of these some are named twice. */
const MOST_FOUND = 200;
/** Fewer amounts make no list. */
const FEWEST_LINES = 3;

/** "one tomato" and "some butter" make none. */
const MAKES_LIST: ReadonlySet<string> = new Set(['exactly', 'loosely']);

interface Found extends FoodOfStep {
  step: number;
}

/**
 * The amounts that steps state, with their foods, in the steps' own words and as they are said last, and what they put in without any, in
 * the order of the steps; nothing where amounts are few.
 */
export function amountsInSteps(
  steps: readonly string[],
  language: string | null,
  title: string | null = null,
): string[] {
  const own = languageOf(language);
  const texts = withoutOthersDishes(
    steps.map((step) => cleanLine(setRightWithin(step.slice(0, LONGEST_STEP)).line)),
  );
  const found = texts.flatMap((text, step) =>
    measuredInStep(text, own).map((food): Found => ({ ...food, step })),
  );
  if (!makesList(found)) return [];
  const measured = withoutRepeated(
    withoutTakenOut(found.slice(0, MOST_FOUND), texts, own),
    own,
  ).slice(0, MOST_LINES);
  const unmeasured = unmeasuredInSteps(
    texts,
    measured.map(({ text }) => text),
    language,
  ).filter(({ text, step, from }) => !isDishItself(text, texts[step]!.slice(0, from), title));
  return [...measured, ...unmeasured]
    .sort((one, other) => one.step - other.step || one.from - other.from)
    .map(({ text }) => text);
}

/** "con il pesto" of "Busiate al pesto", "die Spätzle" of "Käsespätzle": what the dish is named after and its cook speaks of as made. */
const isDishItself = (food: string, before: string, title: string | null): boolean =>
  title !== null &&
  MADE_ALREADY.test(before) &&
  foldWords(title)
    .split(' ')
    .some((word) => word.endsWith(foldWords(food)));
const MADE_ALREADY =
  /(?:^|[\s'’])(?:the|die|den|das|dem|le|la|les|l['’]|il|lo|i|gli|el|los|las|col|del|al)\s?$/iu;

/** Steps without sentences on how somebody else makes a dish, or on another one. */
function withoutOthersDishes(steps: readonly string[]): string[] {
  const parted = steps.map(sentencesByStops);
  const saidElsewhere = stemsElsewhere(parted.flat());
  return steps.map((step, at) => {
    const sentences = parted[at]!;
    const own = sentences.filter(
      (sentence) => !mayBeOfOthers(sentence) || !isOfOthersDish(sentence, saidElsewhere(sentence)),
    );
    return own.length === sentences.length ? step : own.join(' ');
  });
}

/** Whether enough is measured, or two foods are and others counted by an article: "seven eggs, a kilo of potatoes and a large onion". */
function makesList(found: readonly Found[]): boolean {
  const exactly = found.filter(({ said }) => MAKES_LIST.has(said)).length;
  const counted = found.filter(({ said }) => said === 'by its article').length;
  return (
    exactly >= FEWEST_LINES || (exactly === FEWEST_LINES - 1 && exactly + counted >= FEWEST_LINES)
  );
}

/** Without what is ladled out of foods or a broth that the steps speak of before. */
const withoutTakenOut = (
  found: readonly Found[],
  texts: readonly string[],
  language: Language | null,
): Found[] =>
  found.filter(({ text, step, from }, at) => {
    const before = [...texts.slice(0, step), texts[step]!.slice(0, from)].join(' ');
    const measured = found.slice(0, at).map((food) => food.text);
    return !isTakenOut(text, { text: before, measured }, language ?? 'en');
  });

/** Without what says vaguely how much of a food whose amount another one states, or that an earlier one names. */
function withoutRepeated(found: readonly Found[], language: Language | null): Found[] {
  const named = found.map(({ text }) =>
    [...foodsIn(text, language ?? 'en')].map(({ food }) => kindOf(food)),
  );
  const names = (at: number, ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => named[at]!.includes(id));
  const isLoose = ({ said }: Found) => said !== 'exactly';
  return found.filter(
    (food, at) =>
      !isLoose(food) ||
      !found.some(
        (other, index) =>
          index !== at && (index < at || !isLoose(other)) && names(index, named[at]!),
      ),
  );
}
