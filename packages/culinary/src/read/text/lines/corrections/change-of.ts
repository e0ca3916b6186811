import { partitives } from '../../../../line/amounts/amount-words.data.ts';
import { tokenise } from '../../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../../line/units/units.ts';
import { isFood } from '../../../../foods/line-words.ts';
import type { AmountSaid } from './amounts-said.ts';
import type { ListedItem } from './listed-items.ts';
import { isSameWord } from './same-food.ts';

/** What a correction makes of an item. */
export interface Change {
  item: ListedItem;
  /** The item as it reads now. */
  text: string;
  amount: string;
}

/** An item with a new amount in place of its own; null where it has several, or counts what is weighed now. */
export function changeOf(item: ListedItem, next: AmountSaid): Change | null {
  const [own, ...more] = item.amounts;
  if (own === undefined || more.length > 0) return null;
  // Grams of what was counted are said in other words; "cincuenta de harina" are grams.
  if (next.unit !== null && own.unit === null && !isWeighed(own)) return null;
  // "1 pint" is set right to "1 1/2 pints": the unit goes by its number, and is in its author's words.
  const [old, said] =
    next.unit === null ? [own.number, next.number] : [own.text, withPointOf(own.text, next.text)];
  const amount = /^\p{Ll}/u.test(old)
    ? said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : said;
  const at = item.text.indexOf(old);
  if (at < 0) return null;
  const behind = inItsNumber(item.text.slice(at + old.length), own, next);
  return { item, text: item.text.slice(0, at) + amount + counted(behind, own, next), amount };
}

/** "cien gramos de azúcar y cincuenta de harina": a number with a unit that was said before. */
export const isWeighed = ({ quantity, counted: behind }: AmountSaid): boolean =>
  quantity >= FEWEST_GRAMS && partitives.has(behind.toLowerCase());
const FEWEST_GRAMS = 10;

/** "tablespoons of mustard" behind what was one tablespoon, and is two now: the unit in its other number, where it has one that is known. */
function inItsNumber(behind: string, own: AmountSaid, next: AmountSaid): string {
  const isMore = own.quantity <= 1 && next.quantity > 1;
  const isOne = own.quantity > 1 && next.quantity === 1;
  if (next.unit !== null || own.unit === null || !(isMore || isOne)) return behind;
  const [, space = '', word = ''] = /^(\s)(\p{L}{3,})(?!\p{L})/u.exec(behind) ?? [];
  const ends = PLURALS.map(([one, several]) => (isMore ? [one, several] : [several, one]));
  const other = ends
    .map(([end = '', now = '']) =>
      word.endsWith(end) ? word.slice(0, word.length - end.length) + now : '',
    )
    .find((form) => form !== '' && isUnit(form, own.unit!));
  return other === undefined || !isUnit(word, own.unit)
    ? behind
    : space + other + behind.slice(space.length + word.length);
}
/** Endings of units that count one, and more. */
const PLURALS = [
  ['', 's'],
  ['io', 'i'],
  ['o', 'i'],
  ['e', 'i'],
  ['a', 'e'],
  ['e', 'en'],
  ['ère', 'ères'],
] as const;

const isUnit = (word: string, id: string): boolean => readUnit(tokenise(word), 0)?.unit.id === id;

/** An amount that ends a sentence, "it should be 600 ml.", without the sentence's point; "2 EL." for "1 EL." keeps its own. */
export const withPointOf = (own: string, next: string): string =>
  own.endsWith('.') ? next : next.replace(/\.$/, '');

/** What stands behind an amount, where the correction counts it in another form: "1 leek" for "2 leeks". */
const counted = (behind: string, own: AmountSaid, next: AmountSaid): string =>
  own.counted !== next.counted &&
  isFood(next.counted) &&
  isSameWord(own.counted, next.counted) &&
  behind.trimStart().startsWith(own.counted)
    ? behind.replace(own.counted, next.counted)
    : behind;
