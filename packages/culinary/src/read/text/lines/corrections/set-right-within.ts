import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { unitById } from '../../../../line/units/units.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { WRITTEN_BEFORE } from './amounts-denied.data.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import { EDITED, NAMES_NOTHING } from './correction-words.data.ts';
import { changeOf, withPointOf } from './change-of.ts';
import { itemsIn } from './listed-items.ts';
import { COMES_TO_WITHIN, RETRACTS_WITHIN, SAYS_WHY } from './retractions.data.ts';
import { endsCompound, isSameWord, wordsOf } from './same-food.ts';
import type { SetRight } from './set-right.ts';
import { FOR, SAID_BEFORE } from './taken-back.data.ts';
import { understand } from './understood.ts';
import { UNDER_CONDITION } from './whole-lines.data.ts';

const LONGEST_LINE = 4_000;
const LONGEST_SENTENCE = 400;
const MOST_TIMES = 3;
/** "no wait, make it 200": so many letters may stand between what takes back and the new amount. */
const FARTHEST_AMOUNT = 32;
/** The same in a line of a list, which speaks of nothing else. */
const FARTHEST_IN_ITEM = 80;
const LONGEST_ITEM = 200;
const LONGEST_FOOD = 60;
const LONGEST_REASON = 60;

/**
 * A line whose sentences have the last of the amounts that they say of a food, where one is taken back at once: "150 g of flour, no wait, make
 * it 200, with four eggs" is "200 g of flour, with four eggs", and "con quattro, anzi cinque uova" is "con cinque uova".
 */
export function setRightWithin(line: string): { line: string; setRight: SetRight[] } {
  const setRight: SetRight[] = [];
  if (line.length > LONGEST_LINE || line.search(RETRACTS_WITHIN) < 0) return { line, setRight };
  let now = line;
  let from = 0;
  for (const sentence of sentencesByStops(line)) {
    const at = now.indexOf(sentence, from);
    if (at < 0) continue;
    let words = sentence;
    for (let times = 0; times < MOST_TIMES && words.length <= LONGEST_SENTENCE; times++) {
      const said = lastSaid(words);
      if (said === null) break;
      words = said.sentence;
      setRight.push(said.setRight);
    }
    now = now.slice(0, at) + words + now.slice(at + sentence.length);
    from = at + words.length;
  }
  return { line: now, setRight };
}

/**
 * The same of a line of a list, which may say why in a sentence of its own: "80 g di burro... no, aspetta, quello era per la crostata: 100 g".
 */
export function setRightInItem(line: string): ReturnType<typeof setRightWithin> {
  const edited = line.length > LONGEST_ITEM ? null : editedBehind(line);
  if (edited !== null) return edited;
  const said =
    line.length > LONGEST_ITEM
      ? null
      : (lastSaid(line, FARTHEST_IN_ITEM) ?? withoutChoice(lastSaid(line, 0, COMES_TO_WITHIN)));
  const more = setRightWithin(said?.sentence ?? line);
  return said === null ? more : { ...more, setRight: [said.setRight, ...more.setRight] };
}

/** "2 tbsp ginger (EDIT: 2 tsp, not tbsp!! sorry all)": an item, and behind it what its author writes of its amount later. */
function editedBehind(line: string): ReturnType<typeof setRightWithin> | null {
  const [, head = '', words = ''] = EDITED_BEHIND.exec(line) ?? [];
  if (words === '' || !EDITED.test(words)) return null;
  const said = understand(words);
  const [item, ...others] = itemsIn(head, 0);
  if (said === null || item === undefined || others.length > 0) return null;
  const [next, ...more] = said.affirmed;
  if (!said.isPlain || next === undefined || more.length > 0) return null;
  if (said.gone.length === 0 && SAYS_WHAT_WAS.test(words)) return null;
  const names = said.foods.every((food) => item.words.some((own) => isSameWord(own, food)));
  const change = names ? changeOf(item, next) : null;
  if (change === null) return null;
  const { text, amount } = change;
  return {
    line: head.slice(0, item.from) + text + head.slice(item.from + item.text.length),
    setRight: [{ item: text, before: item.text, amount, correction: words }],
  };
}
const EDITED_BEHIND = /^([^()[\]]{3,100}?)\s?[([]\s?([^()[\]]{6,120}?)\s?[)\]]\s?$/u;
/** "(corrected: was 300)" */
const SAYS_WHAT_WAS =
  /(?<!\p{L})(?:was|were|before|war|waren|vorher|était|étaient|avant|era|erano|prima|eran|antes)(?!\p{L})/iu;

interface LastSaid {
  sentence: string;
  setRight: SetRight;
  /** Whether nothing but the food is said with the new amount. */
  isAlone: boolean;
}

/** The same where it leaves no choice, as does "(mejor 1,2 l si te gusta líquida)". */
const withoutChoice = (said: LastSaid | null): LastSaid | null =>
  said?.isAlone === true ? said : null;

/** Whether the words behind a new amount name the food again and nothing else, nor a condition behind them. */
function saysOnlyFood(clause: string, food: string, behind: string): boolean {
  const own = wordsOf(food);
  return (
    wordsOf(clause).every(
      (word) => word.length < SHORTEST_WORD || own.some((one) => isSameWord(one, word)),
    ) && !UNDER_CONDITION.test(behind)
  );
}
const SHORTEST_WORD = 4;

/** A sentence with the amount that is said last of the food; null where nothing within it takes one back. */
function lastSaid(
  sentence: string,
  farthest = FARTHEST_AMOUNT,
  signs = RETRACTS_WITHIN,
): LastSaid | null {
  const { text, amounts } = amountsSaid(sentence, true);
  if (text !== sentence || amounts.length < 2) return null;
  for (const { index, 0: sign } of sentence.matchAll(signs)) {
    const behind = index + sign.length;
    const old = amounts.findLast(({ end }) => end <= index);
    const food = sentence.slice(old?.end ?? 0, index);
    // "80 g of sugar, no wait, 80 is the other cake, it's 60 g": the old one is said again.
    const again = amounts.find(
      (amount) => amount.start >= behind - 1 && amount.start - behind <= FARTHEST_AMOUNT,
    );
    const isAgain = again !== undefined && old !== undefined && isSameAmount(again, old);
    const from = isAgain ? again.end : behind;
    const next = nextSaid(sentence, amounts, from, { food, farthest });
    if (old === undefined || next === undefined || !mayReplace(old, next)) continue;
    // "I wrote 3 carrots, make that 5" is of the list above it.
    if (SAID_BEFORE.test(old.before) || WRITTEN_BEFORE.test(old.before)) continue;
    if (food.length > LONGEST_FOOD || findDurations(sentence.slice(old.start, index)).length > 0)
      continue;
    const amountEnd = next.start + withPointOf(old.text, next.text).length;
    const end = endOfClause(sentence, amountEnd);
    const isAlone = saysOnlyFood(sentence.slice(amountEnd, end), food, sentence.slice(end));
    if (!/\p{L}/u.test(food)) {
      const said = sentence.slice(next.start, end);
      const place = { behind: index, amount: next.text };
      return { ...replaced(sentence, old, next.start, said, place), isAlone };
    }
    const [was, amount] =
      next.unit === null ? [old.number, next.number] : [old.text, withPointOf(old.text, next.text)];
    const before = sentence.slice(old.start, index).trimEnd();
    const item = counted(before.replace(was, amount), old, next);
    const said = endOfBrackets(sentence, index, endOfReasons(sentence, end, old, next));
    const until = farthest > FARTHEST_AMOUNT ? endOfWhy(sentence, said) : said;
    const whole = `${item}${sentence.slice(until)}`;
    return {
      isAlone,
      sentence: sentence.slice(0, old.start) + whole,
      setRight: {
        item: item.trim(),
        before,
        amount,
        correction: wordsOfIt(sentence.slice(index, until)),
      },
    };
  }
  return null;
}

/** An amount without its food, taken back before that is named: "mit vier, ach nein, fünf Eiern". */
const replaced = (
  sentence: string,
  old: AmountSaid,
  from: number,
  item: string,
  { behind, amount }: { behind: number; amount: string },
): { sentence: string; setRight: SetRight } => ({
  sentence: sentence.slice(0, old.start) + sentence.slice(from),
  setRight: {
    item: item.trim(),
    before: sentence.slice(old.start, behind).trim(),
    amount,
    correction: wordsOfIt(sentence.slice(behind, from + item.length)),
  },
});

/**
 * The amount that is said behind a place of a food: the first that names it or none; "no, for eight rolls it is four eggs" is of the eggs.
 */
function nextSaid(
  sentence: string,
  amounts: readonly AmountSaid[],
  from: number,
  { food, farthest }: { food: string; farthest: number },
): AmountSaid | undefined {
  const near = amounts.filter(
    (amount) =>
      amount.start >= from - 1 &&
      amount.start - from <= farthest &&
      !standsForThing(amount) &&
      // "150 es para cuatro: 200 g": those who eat.
      !(amount.unit === null && FOR.test(amount.before)),
  );
  const behind = near.map(({ end }, at) =>
    sentence.slice(end, Math.min(endOfClause(sentence, end), near[at + 1]?.start ?? Infinity)),
  );
  const own = near.findIndex((_, at) => foodsAlike(behind[at]!, food).some(Boolean));
  const next = near[own] ?? near.find((_, at) => foodsAlike(behind[at]!, food).length === 0);
  const mayPart = farthest > FARTHEST_AMOUNT;
  return next !== undefined && !mayPart && /[.;:]/.test(sentence.slice(from, next.start))
    ? undefined
    : next;
}

/** "those are for the other one": a thing, and no number. */
const standsForThing = ({ before, number }: AmountSaid): boolean =>
  /^(?:one|una?|uno|eine[ns]?)$/iu.test(number) && OTHER.test(before.slice(-LONGEST_OTHER));
const OTHER = /(?<!\p{L})(?:the|other|that|this|another|old|big|small)\s$/iu;
const LONGEST_OTHER = 10;

/** Another number of the same things, or another weight of what was weighed. */
function mayReplace(old: AmountSaid, next: AmountSaid): boolean {
  if (isSameAmount(old, next)) return false;
  if (next.unit === null) return true;
  if (old.unit === null) return false;
  const [one, other] = [old.unit, next.unit].map((unit) => unitById(unit)?.kind);
  return old.unit === next.unit || (one === other && one !== 'count');
}

/** What takes an amount back, without the signs that part it off. */
const wordsOfIt = (said: string): string =>
  said.replace(/^[,;–—(….\s-]+/u, '').replace(/[!.…\s]{0,5}\)$/u, '');

/** "1 egg", where the list said "2 eggs". */
const counted = (item: string, old: AmountSaid, next: AmountSaid): string =>
  isFood(next.counted) && isSameWord(old.counted, next.counted)
    ? item.replace(old.counted, next.counted)
    : item;

/** Where the brackets end in which the new amount is said: "3 Eier (halt, nein, 4!)". */
function endOfBrackets(text: string, from: number, end: number): number {
  if (!text.startsWith('(', from)) return end;
  return end + (/^[!.…\s]{0,5}\)/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** Where the line of an item ends that says why behind a comma: "6 oz, the fruit is sweet enough". */
const endOfWhy = (text: string, from: number): number => {
  const behind = text.slice(from).trimStart();
  return /^[,;–-]\s/u.test(behind) && SAYS_WHY.test(behind.slice(2)) ? text.length : from;
};

const END = /[,;:.!?()–—]|\s(?:and|plus|und|sowie|et|ed?|y|with|mit|avec|con)\s/iu;

const endOfClause = (text: string, from: number): number => {
  const length = text.slice(from).search(END);
  return length < 0 ? text.length : from + length;
};

/** Of each food that the words behind the new amount name, whether those behind the old one do as well; where these are none, none counts. */
function foodsAlike(again: string, food: string): boolean[] {
  if (!/\p{L}/u.test(food)) return [];
  const own = wordsOf(food);
  return wordsOf(again)
    .filter((word) => isFood(word) && !NAMES_NOTHING.test(word))
    .map((word) => own.some((one) => isSameWord(one, word) || endsCompound(one, word)));
}

/** Where the clauses end that say the new amount once more, or why the old one does not do: ", con 150 viene molle", ", three big leeks". */
function endOfReasons(sentence: string, from: number, old: AmountSaid, next: AmountSaid): number {
  let end = from;
  while (/^,\s/u.test(sentence.slice(end))) {
    const to = endOfClause(sentence, end + 2);
    const clause = sentence.slice(end + 2, to);
    const { amounts } = amountsSaid(clause);
    const isAgain =
      amounts.length > 0 &&
      clause.length <= LONGEST_REASON &&
      amounts.every((amount) => isSameAmount(amount, old) || isSameAmount(amount, next));
    if (!isAgain) break;
    end = to;
  }
  return end;
}
