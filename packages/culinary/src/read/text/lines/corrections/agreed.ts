import { articles } from '../../../../line/numbers/number-words.data.ts';
import { isFood } from '../../../../foods/line-words.ts';
import { bareLine, type Message } from '../chat-senders.ts';
import { GIVES_IN, SAYS_RIGHT } from './agreed.data.ts';
import { amountsSaid, isSameAmount } from './amounts-said.ts';
import { itemsIn } from './listed-items.ts';
import { isSameWord, wordsOf } from './same-food.ts';
import { understand } from './understood.ts';

const LONGEST = 100;
/** So far above stands what somebody gives in to. */
const MOST_ABOVE = 2;

export interface Agreed {
  /** By the place of a line of another: whose words it became, as that one gave in to it. */
  authors: ReadonlyMap<number, string>;
  /** The places of lines in which somebody says another's amount after them: "ok, 4 eggs then". */
  repeated: ReadonlySet<number>;
}

/**
 * What the senders of messages agree to of what others just said of their amounts: "Mum: it's 2 tsp cumin, not 1!!" with "ok ok" below it,
 * "Abuela: yo le pongo 4 huevos" with "pues pon 4 huevos". Places are those of all lines of the messages.
 */
export function agreedIn(messages: readonly Message[]): Agreed {
  const authors = new Map<number, string>();
  const repeated = new Set<number>();
  const firsts: number[] = [];
  let place = 0;
  for (const [at, { sender, lines }] of messages.entries()) {
    firsts.push(place);
    place += lines.length;
    const first = bareLine(lines[0] ?? '');
    if (sender === null || first.includes('?')) continue;
    for (let above = at - 1; above >= 0 && above >= at - MOST_ABOVE; above--) {
      const other = messages[above]!;
      if (other.sender === sender) break;
      if (other.sender === null) continue;
      for (const [index, line] of other.lines.entries()) {
        const from = firsts[above]! + index;
        if (isRepeated(first, line)) repeated.add(firsts[at]!);
        else if (
          givesIn(first) &&
          !listsItems(messages, above) &&
          understand(line, { inChat: true })?.isPlain === true
        )
          authors.set(from, sender);
      }
    }
  }
  return { authors, repeated };
}

/** Whether the sender of a message has listed something before, and so takes back what is their own. */
const listsItems = (messages: readonly Message[], at: number): boolean =>
  messages
    .slice(0, at)
    .some(
      ({ sender, lines }) =>
        sender === messages[at]!.sender && lines.some((line) => itemsIn(line, 0).length > 0),
    );

const givesIn = (line: string): boolean => GIVES_IN.test(line) || SAYS_RIGHT.test(line);

/** Whether a short line has the one amount and a food of another: neither a question nor what takes nothing back. */
function isRepeated(line: string, other: string): boolean {
  if (line.length > LONGEST || other.length > LONGEST || other.includes('?')) return false;
  const [own, ...more] = amountsSaid(line).amounts;
  if (own === undefined || more.length > 0) return false;
  const foods = wordsOf(line).filter((word) => isFood(word));
  const words = wordsOf(other);
  const named = words.findIndex((word) => foods.some((food) => isSameWord(food, word)));
  if (named < 0) return false;
  // "un uovo solo": an article counts one.
  const isOne = own.quantity === 1 && articles.has(words[named - 1]?.toLowerCase() ?? '');
  return isOne || amountsSaid(other).amounts.some((amount) => isSameAmount(amount, own));
}
