import { isFood } from '../../../../foods/line-words.ts';
import { unitById } from '../../../../line/units/units.ts';
import { isSameAmount, type AmountSaid } from './amounts-said.ts';
import { changeOf, isWeighed, type Change } from './change-of.ts';
import type { ListedItem } from './listed-items.ts';
import { endsCompound, isSameWord, wordsOf } from './same-food.ts';
import type { Understood } from './understood.ts';
import { hasUnitDenied } from './units-denied.ts';

/** An item that a passage may be about. */
export interface Candidate extends ListedItem {
  /** How many sentences with amounts stand between, in a recipe that is told; null for an item of a list. */
  far: number | null;
}

/** What a passage that takes an amount back does to its author's items. */
export interface Settled {
  /** Null where it is not plain; 'said' where an item has the amount already. */
  change: Change | 'said' | null;
  /** Whether it is of an item at all, and does not merely say again what stands. */
  isOfItem: boolean;
}

interface Weighed {
  item: Candidate;
  score: number;
  /** How surely a food that is named is the item's. */
  food: number;
  hasOld: boolean;
  next: AmountSaid | null;
}

const SURE_FOOD = 2;
const COMPOUND = 1.5;
const UNNAMED_FOOD = 1.25;
const OLD_NUMBER = 3;
const FURTHER_WORD = 0.5;
const MOST_FURTHER = 3;
const LEAST_LEAD = 0.5;
/** An amount without its food is of the sentence right before it, or of the one before that. */
const NEAR = 2;
const FARTHEST_FACTOR = 8;
const FEWEST_GRAMS = 10;

/**
 * What a passage changes: the items that agree with it in food, old amount, unit and place are weighed against each other, and the best is
 * changed where it is clearly the best and its new amount is plain. What merely denies a unit is of the items that have it: "not slices" is
 * of none in grams.
 */
export function settle(said: Understood, items: readonly Candidate[]): Settled {
  const own = said.isOfUnitAlone
    ? items.filter((item) => hasUnitDenied(said.unitsDenied, item))
    : items;
  const weighed = own.map((item) => weigh(said, item)).filter((found) => found !== null);
  const named = weighed.filter(({ food }) => food > 0);
  const isOfItem =
    named.length > 0 &&
    (said.sign === 'outright' ||
      said.sign === 'opens' ||
      (said.amounts.length > 1 && named.some(({ hasOld }) => hasOld)));
  const fitting = weighed.filter((found) => isEnough(said, found));
  const best = fitting.toSorted((one, other) => other.score - one.score);
  const [first, second] = best;
  const isSaid = named.some(({ item }) => isSaidAlready(said, item));
  if (first === undefined || (isSaid && !first.hasOld))
    return isSaid ? { change: 'said', isOfItem: false } : { change: null, isOfItem };
  const isClear = second === undefined || first.score - second.score >= LEAST_LEAD;
  if (!isClear || !said.isPlain || first.next === null) return { change: null, isOfItem };
  return { change: changeOf(first.item, first.next), isOfItem };
}

/** How much an item agrees with a passage; null where it does not at all. */
function weigh(said: Understood, item: Candidate): Weighed | null {
  const [own, ...more] = item.amounts;
  if (own === undefined) return null;
  const food = foodOf(said, item);
  const hasOld =
    more.length === 0 &&
    said.amounts.some((amount) => isSameAmount(amount, own) && !isOfAnother(said, amount, item));
  if (food === 0 && !hasOld && item.far === null) return null;
  const next = more.length > 0 ? null : nextOf(said, item, own, hasOld);
  const words = said.words.filter((word) => has(item, word, isSameWord)).length;
  const near = item.far === null ? 1 : Math.max(0, NEAR + 1 - item.far) / 2;
  return {
    item,
    food,
    hasOld,
    next,
    score:
      food +
      (hasOld ? OLD_NUMBER : 0) +
      (next === null ? 0 : agreement(own, next)) +
      near +
      FURTHER_WORD * Math.min(MOST_FURTHER, Math.max(0, words - 1)),
  };
}

/** How surely a passage names the food of an item; 0 where it does not. */
function foodOf(said: Understood, item: Candidate): number {
  const { foods, looseFoods, others, footnote } = said;
  if (footnote !== null && item.text.trim().lastIndexOf(footnote) > 0) return SURE_FOOD;
  if (foods.some((food) => has(item, food, isSameWord))) return SURE_FOOD;
  if (
    foods.some((food) =>
      has(item, food, (own, word) => endsCompound(own, word) || endsCompound(word, own)),
    )
  )
    return COMPOUND;
  if (looseFoods.some((food) => has(item, food, isSameWord))) return COMPOUND;
  const unknown = others.filter(
    (word) =>
      word.length >= SHORTEST_UNKNOWN && has(item, word, isSameWord) && !isOfAmount(item, word),
  );
  return foods.length === 0 && unknown.length > 0
    ? UNNAMED_FOOD * (unknown.length / others.length > HALF ? 1 : HALF)
    : 0;
}
const HALF = 0.5;
const SHORTEST_UNKNOWN = 3;

/** "ein" of "ein Kilo Kartoffeln" names nothing. */
const isOfAmount = ({ amounts }: Candidate, word: string): boolean =>
  amounts.some(({ text }) => wordsOf(text).some((own) => isSameWord(own, word)));

/** Whether what agrees is enough to change an item by. */
function isEnough(said: Understood, { item, food, hasOld, next }: Weighed): boolean {
  if (next === null) return false;
  const [own] = item.amounts;
  const isOpen = said.sign === 'outright' || said.sign === 'opens';
  // What was denied or written of this food must be what it has.
  const stale = said.gone.filter((amount) => !isOfAnother(said, amount, item));
  if (stale.length > 0 && !stale.some((amount) => isSameAmount(amount, own!))) return false;
  if (food > 0) return hasOld || isOpen || (said.sign === 'hints' && item.far !== null);
  if (said.foods.length > 0) return false;
  if (hasOld)
    return item.far === null ? isOpen || said.denied.length > 0 : item.far <= NEAR || isOpen;
  // "Well, four." right behind the sentence that it is of.
  return (
    item.far !== null &&
    item.far <= NEAR &&
    said.sign !== 'weighs' &&
    said.sign !== 'denies' &&
    (own!.unit === next.unit ? own!.unit !== null || item.far === 1 : agreement(own!, next) > 0)
  );
}

/** Whether an item has the amount that is said to stand, and none that is said not to. */
const isSaidAlready = ({ affirmed, gone }: Understood, { amounts }: Candidate): boolean =>
  affirmed.length === 1 &&
  amounts.some((amount) => isSameAmount(amount, affirmed[0]!)) &&
  !amounts.some((amount) => gone.some((other) => isSameAmount(amount, other)));

/** The one amount that an item may have now: of several the one beside its food. */
function nextOf(
  said: Understood,
  item: Candidate,
  own: AmountSaid,
  hasOld: boolean,
): AmountSaid | null {
  const others = said.affirmed.filter(
    (amount) =>
      !isSameAmount(amount, own) &&
      !isOfAnother(said, amount, item) &&
      mayReplace(own, amount, hasOld),
  );
  const attached = others.filter((amount) => isOfItsFood(said, amount, item));
  const [next, ...more] = attached.length === 1 ? attached : others;
  return next === undefined || more.length > 0 ? null : next;
}

/** Another number of the same things, or another measure of the same kind; a bare number stands for the unit that was said before. */
function mayReplace(own: AmountSaid, next: AmountSaid, hasOld: boolean): boolean {
  if (next.unit === null)
    return own.unit === null ||
      hasOld ||
      next.quantity >= FEWEST_GRAMS ||
      own.quantity < FEWEST_GRAMS
      ? isLike(own.quantity, next.quantity) || hasOld
      : false;
  return own.unit !== null || isWeighed(own);
}

const isLike = (one: number, other: number): boolean =>
  one / other <= FARTHEST_FACTOR && other / one <= FARTHEST_FACTOR;

/** How well the unit of a new amount agrees with that of the old. */
function agreement(own: AmountSaid, next: AmountSaid): number {
  if (own.unit === next.unit) return 1;
  if (own.unit === null || next.unit === null) return 0.25;
  const [one, other] = [own.unit, next.unit].map((unit) => unitById(unit)?.kind);
  return one === other && one !== 'count' ? 0.75 : 0;
}

/** Whether the food right behind an amount is the item's: "five eggs, four was for the small tin". */
const isOfItsFood = ({ sentence }: Understood, { end }: AmountSaid, item: ListedItem): boolean =>
  wordsOf(sentence.slice(end).split(CLAUSE, 1)[0]!)
    .slice(0, FARTHEST_FOOD)
    .some((word) => isFood(word) && has(item, word, isSameWord));
const FARTHEST_FOOD = 3;

/** Whether the food right behind an amount is another than an item's: "2 shallots and not 3 eggs". */
function isOfAnother(
  { sentence, foods, withFoods }: Understood,
  { end }: AmountSaid,
  item: ListedItem,
): boolean {
  const behind = wordsOf(sentence.slice(end).split(CLAUSE, 1)[0]!).filter(
    (word) => foods.includes(word) || withFoods.includes(word),
  );
  return (
    behind.length > 0 &&
    !behind.some((word) =>
      has(item, word, (own, other) => isSameWord(own, other) || endsCompound(own, other)),
    )
  );
}
const CLAUSE = /[,;:–—.!\d]|\s(?:and|und|et|e|y|with|mit|avec|con)\s/u;

const has = (
  item: ListedItem,
  word: string,
  same: (own: string, word: string) => boolean,
): boolean => item.words.some((own) => same(own, word));
