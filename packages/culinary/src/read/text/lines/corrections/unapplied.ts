import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../../../recipe/recipe.ts';
import { isFood } from '../../../../foods/line-words.ts';
import { articles } from '../../../../line/numbers/number-words.data.ts';
import { findDurations } from '../../../../words/durations.ts';
import { bareLine } from '../chat-senders.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { howGone } from './amounts-gone.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import { amountsStated } from './amounts-stated.ts';
import { CORRECTS, EDITED, POSTSCRIPT, SAYS_WRONG, TAKES_BACK } from './correction-words.data.ts';
import { RETRACTS } from './retractions.data.ts';
import { isSameWord, wordsOf } from './same-food.ts';
import { CALLS_OFF, SAID_AGAIN } from './taken-back.data.ts';
import {
  DENIES,
  OF_HEAT_OR_EATERS,
  PUTS_STRAIGHT,
  PUTS_STRAIGHT_WITHIN,
} from './unapplied.data.ts';
import { saysWhatItIs, unitsDenied } from './units-denied.ts';
import { BY_MISTAKE, CALLED_OFF, CALLED_OFF_BEHIND } from './whole-lines.data.ts';
import { saysThereIsNone } from './whole-lines.ts';

const LONGEST_LINE = 2_000;
const LONGEST_SENTENCE = 300;
const MOST_DOUBTS = 6;
const SHORTEST_FOOD = 3;

/**
 * What lines say to set something right and no doubt tells: each such sentence with its own words. `told`: the doubts there are; what was set
 * right is among them.
 */
export function unappliedCorrections(
  lines: readonly string[],
  told: readonly Doubt[],
  { ingredients }: Pick<RecipeDraft, 'ingredients'>,
): Doubt[] {
  const listed = ingredients.flatMap((group) => group.lines);
  const plain = new Set(listed.map(plainly));
  const said = lines
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => [...correctionsIn(line), ...denialsOf(line, listed)])
    .filter(
      (sentence) =>
        !plain.has(plainly(sentence)) && !isListed(sentence, listed) && !isTold(sentence, told),
    );
  return [...new Set(said)]
    .slice(0, MOST_DOUBTS)
    .map((sentence) => doubtOfWhole(`“${sentence}” takes back something said before.`, sentence));
}

/** "With 180 g of lard there is plenty, don't use 200": the sentences that deny what the list has of a food, however they say so. */
function denialsOf(line: string, listed: readonly string[]): string[] {
  return sentencesByStops(bareLine(line)).filter((sentence) => {
    if (sentence.length > LONGEST_SENTENCE || sentence.endsWith('?')) return false;
    const { text, all } = amountsStated(sentence);
    const ways = howGone(text, all);
    const denied = all.filter((amount, at) => ways[at] !== null && isCounted(amount));
    const said = all.filter((_, at) => ways[at] === null);
    const foods = foodsOf(sentence);
    return (
      denied.length > 0 &&
      said.length > 0 &&
      listed.some((item) => {
        const own = amountsSaid(item, true).amounts;
        const words = wordsOf(item);
        return (
          foods.some((food) => words.some((word) => isSameWord(word, food))) &&
          denied.some(({ quantity }) => own.some((one) => one.quantity === quantity))
        );
      })
    );
  });
}

const foodsOf = (sentence: string): string[] =>
  wordsOf(sentence).filter((word) => word.length >= SHORTEST_FOOD && isFood(word));

/** The sentences of a line that say of an amount, a time, a heat or a food that it is another than was said. */
export function correctionsIn(line: string): string[] {
  const bare = bareLine(line);
  const marked = EDITED.test(bare);
  const sentences = sentencesByStops(bare).filter((part) => part.length <= LONGEST_SENTENCE);
  const found = sentences.filter((sentence, at) => correctsSomething(sentence, marked && at > 0));
  const mark = CORRECTS.exec(bare)?.[0] ?? bare;
  const isSaid = wordsOf(bare.slice(mark.length)).length >= FEWEST_WORDS;
  return found.length > 0 || !isSaid ? found : [bare.slice(0, LONGEST_SENTENCE)];
}
/** What is called a correction is one, whatever it says. */
const FEWEST_WORDS = 3;

function correctsSomething(sentence: string, isMarkedBefore: boolean): boolean {
  if (sentence.endsWith('?') || SAID_AGAIN.test(sentence)) return false;
  if (PUTS_STRAIGHT_WITHIN.test(sentence)) return true;
  const mark = EDITED.exec(sentence)?.[0] ?? '';
  const words = sentence.slice(mark.length);
  const { text, all, stated } = amountsStated(words);
  const isUnitDenied = unitsDenied(words, all).some(({ unit }) => unit !== null);
  if ((isUnitDenied && saysWhatItIs(all)) || !/\p{L}{3}/u.test(words)) return isUnitDenied;
  if (BY_MISTAKE.test(words) && saysThereIsNone(words) !== null) return true;
  const isMarked = mark !== '' || isMarkedBefore;
  const isSure = isMarked || SAYS_WRONG.test(sentence);
  const open = openingOf(words);
  const ways = howGone(text, all);
  const isGone = isUnitDenied || all.some((amount, at) => ways[at] !== null && isCounted(amount));
  if (isGone && (isSure || open !== null || POSTSCRIPT.test(sentence))) return true;
  if (!isSure && open === null) return false;
  const ofFoods = stated.filter(({ unit, counted }) => unit !== null || isFood(counted));
  const ofOthers = OF_HEAT_OR_EATERS.test(words) || findDurations(words).length > 0 ? all : [];
  const said = [...ofFoods, ...ofOthers];
  return isSure
    ? said.some(isCounted) ||
        (isMarked && namesFood(words) && DENIES_OR_CALLS_OFF.some((signs) => signs.test(words)))
    : said.some(({ start }) => isNear(words.slice(open!.length, start)));
}

/** "non è un errore" counts nothing. */
const isCounted = ({ number, unit }: AmountSaid): boolean =>
  unit !== null || !articles.has(number.toLowerCase());

/** What opens a sentence that takes something back; "sorry" does where a sign stands behind it. */
function openingOf(words: string): string | null {
  const begs = TAKES_BACK.exec(words)?.[0];
  if (begs !== undefined && BEHIND_OPENING.test(words.slice(begs.length))) return begs;
  return OPENS.map((signs) => signs.exec(words)?.[0]).find((said) => said !== undefined) ?? null;
}
const BEHIND_OPENING = /^\s?[,:;.!…–—-]/u;

/** Whether an amount stands in the first clause behind an opening. */
const isNear = (between: string): boolean =>
  between.length <= FARTHEST_AMOUNT && !/[,;:.]\s/u.test(between.replace(BEHIND_OPENING, ''));
const DENIES_OR_CALLS_OFF = [DENIES, CALLED_OFF, CALLED_OFF_BEHIND];
/** "Actually, I love it with a salad and two glasses of wine" sets nothing right. */
const FARTHEST_AMOUNT = 32;

const OPENS = [PUTS_STRAIGHT, RETRACTS, CALLS_OFF];

const namesFood = (text: string): boolean => foodsOf(text).length > 0;

/** Whether a line of the list has what a sentence says of its food: "the ginger is 2 tsp, NOT tbsp" of "2 tsp ginger". */
function isListed(sentence: string, listed: readonly string[]): boolean {
  const { text, all, stated } = amountsStated(sentence);
  const ways = howGone(text, all);
  const said = stated.filter((amount) => ways[all.indexOf(amount)] === null);
  const foods = foodsOf(sentence);
  return (
    said.length > 0 &&
    listed.some((line) => {
      const own = amountsSaid(line, true).amounts;
      const words = wordsOf(line);
      return (
        said.every((amount) => own.some((one) => isSameAmount(one, amount))) &&
        foods.some((food) => words.some((word) => isSameWord(word, food)))
      );
    })
  );
}

/** Whether a doubt tells a sentence already, or what it says first. */
function isTold(sentence: string, told: readonly Doubt[]): boolean {
  const own = plainly(sentence);
  const first = own.slice(0, ENOUGH);
  return told.some((doubt) => {
    const words = plainly(doubt.sourceWords ?? '');
    return (
      plainly(doubt.sentence).includes(first) ||
      words.includes(first) ||
      (words.length >= SHORTEST_WORDS && own.includes(words))
    );
  });
}
const ENOUGH = 40;
const SHORTEST_WORDS = 6;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
