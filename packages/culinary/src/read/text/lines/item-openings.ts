import { keepingAnswers } from '../../../words/answers-kept.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { readLeadingAmounts } from '../../../line/amounts/leading-amounts.ts';
import { readIndefiniteAmount } from '../../../line/numbers/indefinite-amount.ts';
import { findDurations } from '../../../words/durations.ts';
import { readWantedPart } from '../../../line/name/wanted-part.ts';
import { cleanLine, tokenise } from '../../../line/tokens/tokenise.ts';
import { VAGUE_AMOUNTS } from '../labels/settled/settled-words.data.ts';
import { AWAITS_MORE } from './item-openings.data.ts';

/** What an amount opens is told by its first words. */
const LONGEST_OPENING = 120;
/** Of "nach Belieben" and the like. */
const MOST_VAGUE_WORDS = 2;

/**
 * Whether a line begins as an item of a list does, with or without a figure: "un par de rebanadas de pan", "a pinch of salt",
 * "zest of 2 lemons", "q.b. olio". An article begins one only where a food is named behind it.
 */
export const opensItem = keepingAnswers((line): boolean => {
  const text = cleanLine(line.slice(0, LONGEST_OPENING));
  const tokens = tokenise(text);
  if (readWantedPart(tokens, text) !== null || saysVaguely(text) === 'opening') return true;
  const { primary, next } = readLeadingAmounts(tokens, 0, 'en');
  if (next === 0) return false;
  const rest = text.slice(tokens[next]?.start ?? text.length);
  return tokens[0]?.kind !== 'word' || primary?.unit != null || namesFood(rest);
});

/** "zest of 2 lemons", "el zumo de medio limón" */
export function opensWithPart(line: string): boolean {
  const text = cleanLine(line.slice(0, LONGEST_OPENING));
  return readWantedPart(tokenise(text), text) !== null;
}

/**
 * Whether a line is a measure and few words behind it, whatever they name: "1 bicchiere di alchermes", "mezzo bicchiere d'acqua",
 * "a splash of verjuice". Neither ends a clause in its midst nor waits for more.
 */
export function isMeasuredItem(line: string): boolean {
  if (line.length > LONGEST_MEASURED || /[.,;:!?()]/u.test(line)) return false;
  // "20 minuti di riposo"
  if (findDurations(line)[0]?.start === 0) return false;
  const text = cleanLine(line);
  const tokens = tokenise(text);
  const { primary, next } = readLeadingAmounts(tokens, 0, 'en');
  const behind = tokens.slice(next);
  // "un bicchierino di rosolio": any word may be a measure of something.
  const isPartOf = behind.length > 2 && PARTITIVE.test(behind[1]!.lower);
  return (
    primary !== null &&
    (primary.unit !== null || isPartOf) &&
    behind.some(({ lower }) => /^\p{L}{3}/u.test(lower)) &&
    behind.length <= MOST_BEHIND_MEASURE &&
    !AWAITS_MORE.has(behind.at(-1)!.lower)
  );
}
const PARTITIVE = /^(?:of|di|de|d['’]?|von|van|av)$/u;
const LONGEST_MEASURED = 50;
const MOST_BEHIND_MEASURE = 5;

/** Whether a line is an amount and nothing else: "200 g", "un demi-verre", "a pinch", "q.b.". */
export const isAmountOnly = keepingAnswers((line): boolean => {
  if (line.length > LONGEST_OPENING) return false;
  const text = cleanLine(line);
  if (saysVaguely(text) === 'whole') return true;
  const tokens = tokenise(text);
  if (tokens.length === 0) return false;
  if (readLeadingAmounts(tokens, 0, 'en').next >= tokens.length) return true;
  // "a few sprigs": a unit behind no figure is one in front of a food alone.
  const { next } = readLeadingAmounts(tokenise(`${text} ${ANY_FOOD}`), 0, 'en');
  return (readIndefiniteAmount(tokens, 0) ?? next) < next && next === tokens.length;
});
const ANY_FOOD = 'food';

/** Whether a line is a food, a comma and how much of it: "burro freddo, 1 etto", "sale, un pizzico". */
export function measuresBehind(line: string): boolean {
  const [, food = '', amount] = /^([^,.;:!?]{3,40}),\s([^,.;:!?]{1,30})$/u.exec(line) ?? [];
  return (
    amount !== undefined &&
    /[\d\s¼-¾]/u.test(amount) &&
    food.split(' ').length <= MOST_WORDS_OF_FOOD &&
    (isAmountOnly(amount) || (ONE_OF.test(amount) && namesFood(food)))
  );
}
const MOST_WORDS_OF_FOOD = 4;

/** Whether a line is a food, a dash and how much of it, with or without remarks behind commas: "butter – 50 g, plus a knob for the tin". */
export function measuresBehindDash(line: string): boolean {
  if (line.length > LONGEST_DASHED) return false;
  const at = line.search(/\s[–—-]\s/u);
  const food = line.slice(0, Math.max(0, at));
  const amount = line
    .slice(at + 3)
    .split(/[,(]/u, 1)[0]!
    .trim();
  return (
    /\p{L}{3}/u.test(food) &&
    !/[.;:!?]/u.test(food) &&
    (isAmountOnly(amount) ||
      (/^[\d¼-¾⅐-⅞]/u.test(amount) && opensItem(amount) && !namesFood(amount)))
  );
}
const LONGEST_DASHED = 120;

/** "un bicchierino", "a splash" */
const ONE_OF =
  /^(?:an?|one|half an?|eine?|einen|ein halbe[rs]|une?|un[ao']?|mezz[oa]|medi[oa]|een|um|uma|ett?|en)\s?\p{L}{3,15}$/iu;

/** Whether a line is a food and behind it, set apart by nothing, how much of it: "pomodori pelati 400 g", "uova 6". */
export function endsMeasured(line: string): boolean {
  const [, food = '', amount = ''] =
    /^(\p{L}[\p{L} ,'’-]{2,50})\s(\d[\d.,/]*(?:\s\p{L}{1,12})?)$/u.exec(line) ?? [];
  return (
    amount !== '' &&
    food.split(' ').length <= MOST_WORDS_BEFORE &&
    isAmountOnly(amount) &&
    findDurations(amount).length === 0 &&
    namesFood(food, 3)
  );
}
const MOST_WORDS_BEFORE = 7;

/** Whether two lines are two items, of which one says its amount behind. */
export const areItemsMeasuredBehind = (above: string, below: string): boolean =>
  [above, below].every(endsMeasured) ||
  [above, below].every(measuresBehindDash) ||
  ([above, below].some(measuresBehind) &&
    [above, below].every((line) => measuresBehind(line) || opensItem(line)));

/** Whether words for an amount that nobody measures are the line, or open it. */
function saysVaguely(text: string): 'whole' | 'opening' | null {
  const words = text.toLowerCase().split(/\s+/);
  for (let count = Math.min(MOST_VAGUE_WORDS, words.length); count > 0; count--)
    if (VAGUE_AMOUNTS.has(words.slice(0, count).join(' ')))
      return count === words.length ? 'whole' : 'opening';
  return null;
}
