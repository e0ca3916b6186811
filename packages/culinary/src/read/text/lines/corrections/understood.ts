import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { amountsAffirmed } from './amounts-affirmed.ts';
import { howGone, type Gone } from './amounts-gone.ts';
import { isSameAmount, type AmountSaid } from './amounts-said.ts';
import { amountsStated, isOfOtherThings } from './amounts-stated.ts';
import {
  NAMES_NOTHING,
  NO_CORRECTION,
  OF_OTHER_THINGS,
  WRONG_WITH,
} from './correction-words.data.ts';
import { passageIn, type Passage } from './passage.ts';
import { LEAVES_CHOICE, PREFERS, SAID_AGAIN, SOME_OF } from './taken-back.data.ts';
import { INSTEAD_OF } from './food-replaced.data.ts';
import { wordsOf } from './same-food.ts';
import { isWeak, signOf, type Sign } from './signs.ts';
import { unitsDenied } from './units-denied.ts';

const SHORTEST_FOOD = 2;
const MOST_AMOUNTS = 5;
const LIKE_STEP = 0.6;

/** What a passage that may take an amount back is understood to say. */
export interface Understood {
  /** The words that say it, and what goes on behind them with something else; empty where nothing does. */
  text: string;
  rest: string;
  /** The sentences that say its amounts, cleaned. */
  sentence: string;
  /** What leads to them, and how many sentences both are. */
  leads: string[];
  length: number;
  isAsked: boolean;
  sign: Sign;
  /** The units that it denies without a number, and whether nothing else shows that it takes something back. */
  unitsDenied: ReturnType<typeof unitsDenied>;
  isOfUnitAlone: boolean;
  /** All its amounts of foods, each once: those that are said to stand, and those said not to. */
  amounts: AmountSaid[];
  affirmed: AmountSaid[];
  gone: AmountSaid[];
  denied: AmountSaid[];
  /** What it speaks of: foods beside its amounts, other foods, those that something goes with, and further words that may name something. */
  foods: string[];
  looseFoods: string[];
  withFoods: string[];
  others: string[];
  words: string[];
  /** The sign of a footnote that opens it: "* 250 g, not 200". */
  footnote: string | null;
  /** Whether it takes something back at all, and is neither a question nor a choice, nor of something else. */
  isPlain: boolean;
}

/** Where a passage stands: in a chat a word that begs pardon opens one, and a recipe told without a list says anew what it said. */
export interface Setting {
  inChat?: boolean;
  /** Whether it says an amount after another, and takes back its own so. */
  isAgreed?: boolean;
  isTold?: boolean;
}

/** What a line takes back and states instead: "Sorry pet, 1 leek not 2", "Nein, 250 g Mehl, nicht 200"; null where it bears no sign of that. */
export function understand(line: string, setting: Setting = {}): Understood | null {
  const passage = passageIn(line);
  if (passage === null) return null;
  const { leads, sentence } = passage;
  const { text, all, stated } = amountsStated(sentence);
  const ways = howGone(text, all);
  const gone = all.filter((amount, at) => ways[at] !== null && stated.includes(amount));
  const denied = all.filter((_, at) => ways[at] === 'denied');
  const words = wordsOf(withoutAmounts(text, all)).filter((word) => !NAMES_NOTHING.test(word));
  const named = words.filter(namesFood);
  const topics = leads.flatMap(wordsOf).filter(namesFood);
  const units = unitsDenied(sentence, all);
  const shown = {
    ...passage,
    setting,
    hasFood: named.length + topics.length > 0,
    ways,
    amounts: stated,
    hasOthers:
      findDurations(text).length > 0 || all.some((amount) => isOfOtherThings(amount, text)),
  };
  const sign = signOf({ ...shown, hasDenials: units.length > 0 });
  if (sign === null) return null;
  const isOfUnitAlone = units.length > 0 && signOf({ ...shown, hasDenials: false }) !== sign;
  const foods = named.filter((food) => !isWith(text, food));
  const beside = besideAmounts(text, stated, foods);
  const unnamed = words.filter((word) => !named.includes(word));
  const unnamedBeside = besideAmounts(text, stated, unnamed);
  const isExplicit = gone.length > 0 && gone.length < stated.length;
  const choice =
    isExplicit || sign === 'weighs'
      ? withoutReasons(
          text,
          stated,
          all.filter((_, at) => ways[at] === 'weighed'),
        )
          .replace(PREFERS, '')
          .replace(LEAVES_CHOICE, '')
      : sentence;
  return {
    ...passage,
    sentence: text,
    sign,
    unitsDenied: units,
    isOfUnitAlone,
    amounts: onceEach(stated),
    affirmed: onceEach(
      amountsAffirmed({ text, amounts: stated }, gone).filter((amount) => !gone.includes(amount)),
    ),
    gone,
    denied,
    foods: beside,
    looseFoods: [...topics, ...foods.filter((food) => !beside.includes(food))],
    withFoods: named.filter((food) => !foods.includes(food)),
    others: unnamedBeside.length > 0 ? unnamedBeside : unnamed,
    words,
    isPlain: isPlainly({ passage, text, stated, choice, sign, ways, isExplicit }),
  };
}

interface Read {
  passage: Passage;
  text: string;
  stated: readonly AmountSaid[];
  /** The words that may leave a choice. */
  choice: string;
  sign: Sign;
  ways: readonly (Gone | null)[];
  isExplicit: boolean;
}

/** Whether a passage takes something back at all, and is neither a question nor a choice, nor of something else. */
function isPlainly({ passage, text, stated, choice, sign, ways, isExplicit }: Read): boolean {
  const { head, leads, sentence, isAsked } = passage;
  return (
    (isAsked || !head.includes('?')) &&
    !leads.some((lead) => lead.includes('?')) &&
    stated.length > 0 &&
    stated.length <= MOST_AMOUNTS &&
    !replacesFood(text) &&
    !NO_CORRECTION.test(choice) &&
    !SAID_AGAIN.test(sentence) &&
    (isExplicit || sign === 'outright' || !SOME_OF.test(sentence)) &&
    !(OF_OTHER_THINGS.test(head) && stated.every(({ unit }) => unit === null)) &&
    (sign !== 'denies' ||
      ways.some((way) => way === 'written') ||
      stated.length > 1 ||
      looksLikeStep(sentence) <= LIKE_STEP)
  );
}

/** "Use butter instead of the oil": another food, whatever its amount. */
function replacesFood(text: string): boolean {
  const sign = INSTEAD_OF.exec(text);
  if (sign === null) return false;
  const behind = text.slice(sign.index + sign[0].length).split(/[,;:.!?\d]/u, 1)[0]!;
  return (
    wordsOf(behind).slice(0, MOST_BEHIND).some(namesFood) &&
    amountsStated(behind).stated.length === 0
  );
}
const MOST_BEHIND = 4;

const namesFood = (word: string): boolean => word.length >= SHORTEST_FOOD && isFood(word);

/** A sentence without what stands behind an amount that did not do, up to the next that stands: "three were only when the hens laid badly". */
function withoutReasons(
  text: string,
  amounts: readonly AmountSaid[],
  weighed: readonly AmountSaid[],
): string {
  let kept = '';
  let from = 0;
  for (const [at, amount] of amounts.entries()) {
    if (!weighed.includes(amount)) continue;
    kept += text.slice(from, amount.end);
    from = amounts.slice(at + 1).find((next) => !weighed.includes(next))?.start ?? text.length;
  }
  return kept + text.slice(from);
}

/** Each amount once, with its unit where one of them has it: "400, I always forget, 400 ml". */
function onceEach(stated: readonly AmountSaid[]): AmountSaid[] {
  const sorted = [
    ...stated.filter(({ unit }) => unit !== null),
    ...stated.filter(({ unit }) => unit === null),
  ];
  const once = sorted.filter(
    (amount, at) => !sorted.slice(0, at).some((other) => isSameAmount(amount, other)),
  );
  return once.sort((one, other) => one.start - other.start);
}

/** Whether a food is named as what goes along: "con le patate vecchie ne bastano 250". */
const isWith = (text: string, food: string): boolean => {
  const at = text.indexOf(food);
  const from = Math.max(0, at - LONGEST_WITH);
  const sign = GOES_WITH.exec(text.slice(from, at));
  if (sign === null) return false;
  // "Me he colado con las aceitunas": with that somebody was wrong.
  const clause = text
    .slice(0, from + sign.index)
    .split(/[,;:.!–—]\s/u)
    .at(-1)!;
  if (WRONG_WITH.test(clause.slice(-LONGEST_WRONG))) return false;
  // "Con lo zucchero mi sono sbagliata": the same told the other way round.
  const behind = text.slice(at + food.length, at + food.length + LONGEST_WRONG);
  return !WRONG_WITH.test(behind.split(/[,;:.!–—]/u, 1)[0]!);
};
const LONGEST_WRONG = 40;
const LONGEST_WITH = 24;
const GOES_WITH = /(?<!\p{L})(?:with|mit|avec|con|in|en|dans|nel|nella)\s(?:\p{L}{1,9}\s){0,2}$/iu;

/** Of words those in clauses that state an amount: "75 ml of milk, not 50, the flour was thirsty" is of the milk. */
function besideAmounts(
  text: string,
  amounts: readonly AmountSaid[],
  named: readonly string[],
): string[] {
  let from = 0;
  const clauses = text.split(/(?<=[,;:–—.])\s/u).map((clause) => {
    const start = from;
    from += clause.length + 1;
    return { clause, hasAmount: amounts.some((one) => one.start >= start && one.start < from) };
  });
  const beside = new Set(
    clauses.flatMap(({ clause, hasAmount }) => (hasAmount ? wordsOf(clause) : [])),
  );
  return named.filter((word) => beside.has(word));
}

const withoutAmounts = (text: string, amounts: readonly AmountSaid[]): string =>
  [0, ...amounts.map(({ end }) => end)]
    .map((from, at) => text.slice(from, amounts[at]?.start ?? text.length))
    .join(' ');

/** Whether a sentence takes back one of the amounts that it says. */
export function takesAmountBack(sentence: string): boolean {
  const said = understand(sentence);
  return (
    said !== null &&
    said.isPlain &&
    !isWeak(said.sign) &&
    !said.isOfUnitAlone &&
    said.amounts.length > 1 &&
    said.foods.length > 0
  );
}
