import { isFood, namesFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { cleanLine } from '../../../../line/tokens/tokenise.ts';
import { foldText } from '../../../../words/fold.ts';
import { servingWords } from '../../../../words/yield-words.data.ts';
import { neededIn } from '../../draft/told-list.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { amountsSaid } from './amounts-said.ts';
import type { ListedItem } from './listed-items.ts';
import { wordsOf } from './same-food.ts';

const LONGEST_LINE = 4_000;
const LONGEST_ITEM = 60;
const FEWEST = 2;
const EATERS: ReadonlySet<string> = new Set(servingWords);

/** What stands before an item that a sentence tells: a sign, or a word that joins it to those before. */
const BOUNDARY = /(?:[,;:(–—-]\s?|(?:^|\s)(?:and|plus|und|sowie|et|ed?|y|con|mit|with|avec)\s)$/iu;
/** "Bind it with two of the eggs": some of what the list has. */
const PART_OF =
  /^\s(?:of (?:the|these|those|them)|von (?:den|diesen)|der|davon|des|dei|degli|delle|de l[ao]s)\s/iu;
const MEASURED = /^\s(?:(?:of|d[ei]l?|della)\s|d['’])?\p{Lu}\p{L}{2}/u;
const END = /[,;:.!?()]|\s(?:and|plus|und|sowie|et|ed?|y)\s/iu;

/** The items with their amounts that the sentences of a line tell: "You need two onions, a kilo of beef and half a pint of stock." */
export function toldItemsIn(line: string, at: number): ListedItem[] {
  if (line.length > LONGEST_LINE) return [];
  let from = 0;
  return sentencesByStops(line).flatMap((sentence) => {
    const start = line.indexOf(sentence, from);
    if (start < 0 || cleanLine(sentence) !== sentence) return [];
    from = start + sentence.length;
    const items = itemsOfSentence(sentence, at, start);
    return items.length < FEWEST ? [] : items;
  });
}

/** Each amount with the food right behind it, wherever sentences say it: "Stir in 250 g of crushed biscuits." */
export function measuredIn(line: string, at: number): ListedItem[] {
  if (line.length > LONGEST_LINE) return [];
  const { text: whole, amounts } = amountsSaid(line, true);
  if (whole !== line) return [];
  return amounts.flatMap((amount, index): ListedItem[] => {
    const until = amounts[index + 1]?.start ?? line.length;
    const behind = line.slice(amount.end, until).split(END, 1)[0]!.slice(0, LONGEST_ITEM);
    const words = wordsOf(behind);
    const first = words.findIndex((word) => isFood(word));
    const text = line.slice(amount.start, amount.end) + upToFood(behind, words, Math.max(first, 0));
    // "For four people": who eats is no food, and is set right by nobody's eggs.
    if (EATERS.has(foldText(words[0] ?? ''))) return [];
    if (words.length === 0 || PART_OF.test(behind) || findDurations(text).length > 0) return [];
    const own = { ...amount, start: 0, end: amount.end - amount.start, before: '' };
    return [{ at, from: amount.start, text, amounts: [own], words: wordsOf(text) }];
  });
}

/** A text up to the end of the food that begins at a word: "basmati rice". */
function upToFood(text: string, words: readonly string[], first: number): string {
  let last = first;
  while (last + 1 < words.length && isFood(words[last + 1]!) && isBeside(text, words, last)) last++;
  const word = words[last];
  return word === undefined ? '' : text.slice(0, text.indexOf(word) + word.length);
}

/** Whether nothing but a blank stands between a word and the next. */
const isBeside = (text: string, words: readonly string[], at: number): boolean =>
  text.includes(`${words[at]!} ${words[at + 1]!}`);

function itemsOfSentence(sentence: string, at: number, start: number): ListedItem[] {
  const needed = neededIn(sentence);
  const first = needed === null ? 0 : sentence.length - needed.length;
  const { amounts } = amountsSaid(sentence, true);
  return amounts.flatMap((amount, index): ListedItem[] => {
    if (amount.start !== first && !BOUNDARY.test(amount.before)) return [];
    const until = amounts[index + 1]?.start ?? sentence.length;
    const behind = sentence.slice(amount.end, until).split(END, 1)[0]!.slice(0, LONGEST_ITEM);
    const text = sentence.slice(amount.start, amount.end + behind.length).trimEnd();
    // "300 g of Montasio" is of a food, whatever its name is.
    const isMeasured = amount.unit !== null && MEASURED.test(behind);
    if (!(isMeasured || namesFood(text)) || findDurations(text).length > 0) return [];
    return [
      {
        at,
        from: start + amount.start,
        text,
        amounts: [{ ...amount, start: 0, end: amount.end - amount.start, before: '' }],
        words: wordsOf(text),
      },
    ];
  });
}
