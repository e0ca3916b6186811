import { isFood } from '../../../../foods/line-words.ts';
import { unitById } from '../../../../line/units/units.ts';
import { isSameAmount, type AmountSaid } from './amounts-said.ts';
import { changeOf, type Change } from './change-of.ts';
import type { ListedItem } from './listed-items.ts';
import { endsCompound, isSameWord, wordsOf } from './same-food.ts';
import type { TakenBack } from './taken-back.ts';

/** What a sentence that takes an amount back does to its author's items. */
export interface Settled {
  /** Null where it is not plain. */
  change: Change | null;
  /** Whether it is of an item at all, and does not merely say again what stands. */
  isOfItem: boolean;
}

/**
 * The last resort, whatever the words: exactly one item is named, and of the amounts that are said one is the item's own. The other that
 * is of its food is its new one, unless that is the one that was taken back. Who calls off what was said need not say it again.
 */
export function settleTakenBack(takenBack: TakenBack, items: readonly ListedItem[]): Settled {
  const named = itemsChanged(takenBack, itemsNamed(takenBack, items));
  if (named.length === 0) return { change: null, isOfItem: false };
  const { amounts, gone, opens, isPlain } = takenBack;
  const owns = named.filter((item) => item.amounts.some((own) => isAmong(own, amounts)));
  const isOfItem = opens || (owns.length > 0 && amounts.length > 1);
  const [item] = named;
  const own = item!.amounts[0];
  if (named.length > 1 || item!.amounts.length > 1 || own === undefined)
    return { change: null, isOfItem };
  const isPut = opens && amounts.length === 1 && isOfSameKind(own, amounts[0]!);
  const others = amounts.filter(
    (amount) => !isSameAmount(amount, own) && !isOfAnother(takenBack, amount, item!),
  );
  const attached = others.filter((amount) => isOfItsFood(takenBack, amount, item!));
  const [next, ...more] = attached.length === 1 ? attached : others;
  if (next === undefined || more.length > 0 || !(isAmong(own, amounts) || isPut))
    return { change: null, isOfItem };
  if (isAmong(next, gone) && !isAmong(own, gone)) return { change: null, isOfItem: false };
  if (!isPlain || takenBack.mayBeChoice) return { change: null, isOfItem };
  const change = changeOf(item!, {
    denied: [own],
    affirmed: [next],
    foods: takenBack.foods,
    others: [],
  });
  return { change, isOfItem };
}

/**
 * Of several items that are named the one of whose food another amount is said, "for a kilo of pumpkin it is three carrots, two was too
 * few", or whose own is said not to stand: "not 300 but 400 of veal, as much as of pork".
 */
function itemsChanged(takenBack: TakenBack, named: readonly ListedItem[]): readonly ListedItem[] {
  if (named.length < 2) return named;
  const { amounts, gone } = takenBack;
  const changed = named.filter((item) =>
    amounts.some(
      (amount) => !isAmong(amount, item.amounts) && isOfItsFood(takenBack, amount, item),
    ),
  );
  if (changed.length === 1) return changed;
  const denied = named.filter((item) => item.amounts.some((own) => isAmong(own, gone)));
  return denied.length === 1 ? denied : named;
}

/** What is counted is counted anew, and what is weighed is weighed. */
const isOfSameKind = (own: AmountSaid, next: AmountSaid): boolean =>
  own.unit === next.unit ||
  (own.unit !== null &&
    next.unit !== null &&
    unitById(own.unit)?.kind === unitById(next.unit)?.kind);

/** Whether the food right behind an amount is the item's: "five eggs, four was for the small tin". */
const isOfItsFood = ({ sentence }: TakenBack, { end }: AmountSaid, item: ListedItem): boolean =>
  wordsOf(sentence.slice(end).split(CLAUSE, 1)[0]!)
    .slice(0, FARTHEST_FOOD)
    .some((word) => isFood(word) && item.words.some((own) => isSameWord(own, word)));
const FARTHEST_FOOD = 3;

/** Whether the food right behind an amount is another than an item's: "2 shallots and not 3 eggs". */
function isOfAnother(
  { sentence, foods }: TakenBack,
  { end }: AmountSaid,
  item: ListedItem,
): boolean {
  const behind = wordsOf(sentence.slice(end).split(CLAUSE, 1)[0]!).filter((word) =>
    foods.includes(word),
  );
  return (
    behind.length > 0 &&
    !behind.some((word) =>
      item.words.some((own) => isSameWord(own, word) || endsCompound(own, word)),
    )
  );
}
const CLAUSE = /[,;:–—.!\d]|\s(?:and|und|et|e|y)\s/u;

const isAmong = (amount: AmountSaid, amounts: readonly AmountSaid[]): boolean =>
  amounts.some((other) => isSameAmount(amount, other));

/** The items that have a food which is named; of several those that have the most of all words, where one food is common to them. */
function itemsNamed({ foods, words }: TakenBack, items: readonly ListedItem[]): ListedItem[] {
  const exact = havingAny(foods, items, isSameWord);
  const named = exact.length > 0 ? exact : havingAny(foods, items, endsCompound);
  if (named.length < 2) return named;
  const common = foods.filter((food) => named.every((item) => has(item, food, isSameWord)));
  if (common.length === 0) return named;
  const counts = named.map((item) => words.filter((word) => has(item, word, isSameWord)).length);
  const most = Math.max(...counts);
  return named.filter((_, at) => counts[at] === most);
}

type Same = (own: string, word: string) => boolean;

const has = (item: ListedItem, word: string, same: Same): boolean =>
  item.words.some((own) => same(own, word));

const havingAny = (
  foods: readonly string[],
  items: readonly ListedItem[],
  same: Same,
): ListedItem[] => items.filter((item) => foods.some((food) => has(item, food, same)));
