import { namesFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { cleanLine } from '../../../../line/tokens/tokenise.ts';
import { neededIn } from '../../draft/told-list.ts';
import { sentencesOf } from '../sentences-of.ts';
import { amountsSaid } from './amounts-said.ts';
import type { ListedItem } from './listed-items.ts';
import { wordsOf } from './same-food.ts';

const LONGEST_LINE = 4_000;
const LONGEST_ITEM = 60;
const FEWEST = 2;

/** What stands before an item that a sentence tells: a sign, or a word that joins it to those before. */
const BOUNDARY = /(?:[,;:(–—-]\s?|(?:^|\s)(?:and|plus|und|sowie|et|ed?|y|con|mit|with|avec)\s)$/iu;
const END = /[,;:.!?()]|\s(?:and|plus|und|sowie|et|ed?|y)\s/iu;

/** The items with their amounts that the sentences of a line tell: "You need two onions, a kilo of beef and half a pint of stock." */
export function toldItemsIn(line: string, at: number): ListedItem[] {
  if (line.length > LONGEST_LINE) return [];
  let from = 0;
  return sentencesOf(line).flatMap((sentence) => {
    const start = line.indexOf(sentence, from);
    if (start < 0 || cleanLine(sentence) !== sentence) return [];
    from = start + sentence.length;
    const items = itemsOfSentence(sentence, at, start);
    return items.length < FEWEST ? [] : items;
  });
}

function itemsOfSentence(sentence: string, at: number, start: number): ListedItem[] {
  const needed = neededIn(sentence);
  const first = needed === null ? 0 : sentence.length - needed.length;
  const { amounts } = amountsSaid(sentence, true);
  return amounts.flatMap((amount, index): ListedItem[] => {
    if (amount.start !== first && !BOUNDARY.test(amount.before)) return [];
    const until = amounts[index + 1]?.start ?? sentence.length;
    const behind = sentence.slice(amount.end, until).split(END, 1)[0]!.slice(0, LONGEST_ITEM);
    const text = sentence.slice(amount.start, amount.end + behind.length).trimEnd();
    if (!namesFood(text) || findDurations(text).length > 0) return [];
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
