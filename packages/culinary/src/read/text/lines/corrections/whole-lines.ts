import { isFood } from '../../../../foods/line-words.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { bareLine } from '../chat-senders.ts';
import { amountsStated } from './amounts-stated.ts';
import type { ListedItem } from './listed-items.ts';
import { isSameWord, wordsOf } from './same-food.ts';
import { opensTakingBack } from './signs.ts';
import { EDITED, NO_CORRECTION } from './correction-words.data.ts';
import { SLIPS_OUT } from './said-anew.data.ts';
import {
  BEHIND_ITEM,
  BY_MISTAKE,
  CALLED_OFF,
  CALLED_OFF_BEHIND,
  LEFT_OUT,
  NO_LONGER,
  TO_CALL_OFF,
  UNDER_CONDITION,
} from './whole-lines.data.ts';

const LONGEST = 160;
const MOST_WORDS = 16;
const FEWEST_ITEMS = 2;
const LIKE_STEP = 0.75;
const END_OF_CLAUSE = /[,;:.!?()–—]/u;

/** The item that a short line says to have been forgotten: "Oh and I forgot 150ml white wine"; null where it says none, or a food of the list. */
export function forgottenItem(line: string, items: readonly ListedItem[]): string | null {
  const bare = bareLine(line);
  if (!isShort(bare) || items.length < FEWEST_ITEMS || !LEFT_OUT.test(bare)) return null;
  const { text, stated } = amountsStated(bare);
  const [amount, ...more] = stated;
  // "2 patatas, se me olvidaba" is an item where it stands.
  if (amount === undefined || more.length > 0 || amount.start === 0) return null;
  const clause = text.slice(amount.start).split(END_OF_CLAUSE, 1)[0]!;
  const behind = clause.slice(amount.end - amount.start);
  const until = behind.search(BEHIND_ITEM);
  const item = clause.slice(0, until < 0 ? clause.length : amount.text.length + until).trim();
  const foods = wordsOf(item.slice(amount.text.length)).filter((word) => isFood(word));
  const isListed = items.some(({ words }) =>
    foods.some((food) => words.some((own) => isSameWord(own, food))),
  );
  return foods.length === 0 || isListed ? null : item;
}

/** The item that a short line calls off: "Leave the coconut milk out actually"; null where it may mean less, or is not plain of which. */
export function itemCalledOff(
  line: string,
  items: readonly ListedItem[],
  inChat: boolean,
): ListedItem | null {
  const bare = bareLine(line);
  if (!isShort(bare) || items.length < FEWEST_ITEMS) return null;
  const isMistaken = BY_MISTAKE.test(bare) || opensTakingBack(bare) || SLIPS_OUT.test(bare);
  const ahead = CALLED_OFF.exec(bare) ?? (isMistaken ? saysThereIsNone(bare) : null);
  const around = CALLED_OFF_BEHIND.exec(bare);
  const found = ahead ?? around;
  // "Edit 2:" is no amount.
  const said = bare.slice(EDITED.exec(bare)?.[0].length ?? 0);
  if (found === null || (!isMistaken && !inChat) || amountsStated(said).stated.length > 0)
    return null;
  const isBound = UNDER_CONDITION.test(bare) || NO_CORRECTION.test(bare);
  if (isBound && !BY_MISTAKE.test(bare)) return null;
  const clause =
    ahead === null
      ? bare
          .slice(0, around!.index + around![0].length)
          .split(END_OF_CLAUSE)
          .at(-1)!
      : bare.slice(ahead.index + ahead[0].length).split(END_OF_CLAUSE, 1)[0]!;
  const foods = wordsOf(clause).filter((word) => isFood(word));
  const named = items.filter(
    ({ words }) =>
      foods.length > 0 && foods.every((food) => words.some((own) => isSameWord(own, food))),
  );
  return named.length === 1 ? named[0]! : null;
}

/** What says that a food goes, or that there is none, with its name right behind: "no cream", "pas de vin blanc"; "no need to soak the peas" does not. */
export function saysThereIsNone(text: string): RegExpExecArray | null {
  const sign = TO_CALL_OFF.exec(text) ?? NO_LONGER.exec(text);
  if (sign === null) return null;
  const behind = wordsOf(text.slice(sign.index + sign[0].length).split(END_OF_CLAUSE, 1)[0]!);
  return behind.slice(0, MOST_NAMES).some((word) => isFood(word)) ? sign : null;
}
const MOST_NAMES = 2;

const isShort = (line: string): boolean =>
  line.length <= LONGEST &&
  line.split(' ').length <= MOST_WORDS &&
  !line.includes('?') &&
  looksLikeStep(line) <= LIKE_STEP;
