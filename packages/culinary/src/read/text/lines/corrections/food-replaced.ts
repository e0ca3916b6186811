import { isFood } from '../../../../foods/line-words.ts';
import { isVerb } from '../../draft/opens-work.ts';
import { bareLine } from '../chat-senders.ts';
import { amountsStated } from './amounts-stated.ts';
import { INSTEAD_OF } from './food-replaced.data.ts';
import { NAMES_NOTHING } from './correction-words.data.ts';
import type { ListedItem } from './listed-items.ts';
import { endsCompound, isSameWord, wordsOf } from './same-food.ts';
import { opensTakingBack } from './signs.ts';
import { SAID_BEFORE } from './taken-back.data.ts';

const LONGEST = 160;
const MOST_BEHIND = 4;
const SAYS_SO = new RegExp(SAID_BEFORE.source.replace(/\\s\?\$$/, ''), 'iu');

/** An item of which a food is replaced by another: "sorry, use butter instead of the oil I said". */
export interface Replaced {
  item: ListedItem;
  text: string;
  amount: string;
}

/** What a line that takes a food back puts in its place; null where it only gives a choice, or is not plain of which. */
export function foodReplaced(line: string, items: readonly ListedItem[]): Replaced | null {
  const bare = bareLine(line);
  if (bare.length > LONGEST || bare.includes('?')) return null;
  const sign = INSTEAD_OF.exec(bare);
  if (sign === null || !(opensTakingBack(bare) || SAYS_SO.test(bare))) return null;
  const behind = bare.slice(sign.index + sign[0].length);
  const denied = wordsOf(behind.split(/[,;:.!?]/u, 1)[0]!)
    .slice(0, MOST_BEHIND)
    .find((word) => isFood(word));
  if (denied === undefined || /^\s?\d/.test(behind)) return null;
  const named = items.filter(({ words }) =>
    words.some((own) => isSameWord(own, denied) || endsCompound(own, denied)),
  );
  const [item, ...more] = named;
  const food = newFood(bare, sign, denied);
  const [own, ...others] = item?.amounts ?? [];
  if (item === undefined || own === undefined || food === null) return null;
  if (more.length + others.length > 0) return null;
  const { stated } = amountsStated(bare);
  if (stated.length > 1) return null;
  const amount = stated[0]?.text ?? own.text;
  const start = item.text.indexOf(own.text);
  const [joint = ' '] =
    /^\s(?:(?:of|de|di|von)\s|d['’])?/u.exec(item.text.slice(start + own.text.length)) ?? [];
  const whole = items.some(({ text }) => /\sdi\s/u.test(text)) ? 'di ' : 'de ';
  const plain = joint.replace(/d['’]$/u, whole);
  return { item, text: `${item.text.slice(0, start)}${amount}${plain}${food}`, amount };
}

/** The food that takes the other's place: the words up to the last one before "instead of", or the one behind the other. */
function newFood(text: string, sign: RegExpExecArray, denied: string): string | null {
  const ahead = text.slice(0, sign.index);
  const before = lastFoodIn(ahead);
  if (before !== null) return before;
  const at = text.indexOf(denied, sign.index) + denied.length;
  return lastFoodIn(text.slice(at));
}

function lastFoodIn(text: string): string | null {
  const words = wordsOf(text);
  const last = words.findLastIndex((word) => isFood(word));
  if (last < 0) return null;
  let first = last;
  while (first > 0 && isOfName(words[first - 1]!)) first--;
  return words.slice(first, last + 1).join(' ');
}

/** "beef" of "beef dripping", "brown" of "brown sugar"; neither an article nor what is done. */
const isOfName = (word: string): boolean =>
  isFood(word) || (word.length > 3 && !NAMES_NOTHING.test(word) && !isVerb(word));
