import { isFood } from '../../../../foods/line-words.ts';
import { unitById } from '../../../../line/units/units.ts';
import { languageOf as languageOfText } from '../../../language.ts';
import { languageOf } from '../../../../words/language.ts';
import { findDurations } from '../../../../words/durations.ts';
import { opensWork } from '../../draft/opens-work.ts';
import { measuredInStep } from '../../draft/measured-in-step.ts';
import { opensItem } from '../item-openings.ts';
import { sentencesOf } from '../sentences-of.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import { changeOf, type Change } from './change-of.ts';
import { NO_CORRECTION, OF_OTHER_THINGS } from './correction-words.data.ts';
import { NOT_ENOUGH, WRITTEN_BEFORE } from './amounts-denied.data.ts';
import type { ListedItem } from './listed-items.ts';
import { isSameWord, wordsOf } from './same-food.ts';
import type { SetRight } from './set-right.ts';
import { setRightWithin } from './set-right-within.ts';
import { opensTakingBack } from './taken-back.ts';
import { PREFERS, SAID_AGAIN, SAID_BEFORE, SOME_OF } from './taken-back.data.ts';
import { LOOKS_UP, SAYS_ANEW, USED_TO, WEIGHS } from './told-again.data.ts';
import { measuredIn } from './told-items.ts';

const LONGEST_LINE = 20_000;
const LONGEST_SENTENCE = 240;
const LONGEST_TEXT = 20_000;
const MOST_SENTENCES = 120;
const LONG = 120;
/** Sentences that state so many amounts tell a recipe. */
const FEWEST_STATING = 3;
/** So many lines that are items are a list. */
const FEWEST_LISTED = 2;
/** An amount without its food is of the sentence right before it, or of the one before that. */
const NEAR = 2;

interface Sentence {
  text: string;
  line: number;
  /** Where it begins in its line. */
  from: number;
}

/**
 * Sets right what a recipe told in sentences, without a list, says anew in a later sentence: "Beat six eggs. Well, seven, they are small." beats
 * seven, and "Ten 150 ml are a lot, 100 will do." is of the oil before it. The sentence that says so is taken away.
 */
export function setRightTold(
  lines: readonly string[],
  authors: readonly (string | null)[],
): { lines: string[]; setRight: SetRight[] } {
  const setRight: SetRight[] = [];
  const now = [...lines];
  if (authors.some((author) => author !== authors[0]) || !tellsWithoutList(lines))
    return { lines: now, setRight };
  for (let line = 0; line < now.length; line++) {
    let from = 0;
    for (const { text } of sentencesIn(now[line]!)) {
      const start = now[line]!.indexOf(text, from);
      if (start < 0) continue;
      from = start + text.length;
      const change = changeBy({ text, line, from: start }, now);
      if (change === null) continue;
      const { item } = change;
      const without = withoutSentence(now[line]!, start, from);
      now[line] = without;
      const changed = now[item.at]!;
      now[item.at] =
        changed.slice(0, item.from) + change.text + changed.slice(item.from + item.text.length);
      from = start + (item.at === line ? change.text.length - item.text.length : 0);
      setRight.push({
        item: change.text.trim(),
        before: item.text.trim(),
        amount: change.amount,
        correction: text,
      });
    }
  }
  return { lines: setRight.length === 0 ? [...lines] : now, setRight };
}

const withoutSentence = (line: string, start: number, end: number): string =>
  `${line.slice(0, start).trimEnd()} ${line.slice(end).trimStart()}`.trim();

/** Sentences; what leads on by a colon is one with what stands behind it. */
function sentencesIn(line: string): { text: string }[] {
  if (line.length > LONGEST_LINE) return [];
  const found: { text: string }[] = [];
  let from = 0;
  let open = -1;
  for (const sentence of sentencesOf(line).slice(0, MOST_SENTENCES)) {
    const start = line.indexOf(sentence, from);
    if (start < 0) continue;
    from = start + sentence.length;
    if (open < 0) open = start;
    if (sentence.endsWith(':')) continue;
    found.push({ text: line.slice(open, from) });
    open = -1;
  }
  return found;
}

/** Whether several sentences of long lines state amounts, and no lines are the items of a list. */
function tellsWithoutList(lines: readonly string[]): boolean {
  if (lines.reduce((sum, line) => sum + line.length, 0) > LONGEST_TEXT) return false;
  const listed = lines.filter((line) => line.length < LONG && !/[.!?:]\s*$/u.test(line.slice(-4)));
  if (listed.filter((line) => opensItem(line)).length >= FEWEST_LISTED) return false;
  const long = lines.filter((line) => line.length >= LONG);
  const language = languageOf(languageOfText(long.join('\n')));
  const stating = long
    .flatMap((line) => sentencesOf(line).slice(0, MOST_SENTENCES))
    .filter((text) => measuredInStep(text, language).some(({ said }) => said === 'exactly'));
  return stating.length >= FEWEST_STATING;
}

/** What a sentence makes of an item said before it; null where it takes nothing back, or where it is not plain of what. */
function changeBy(sentence: Sentence, lines: readonly string[]): Change | null {
  const { text } = sentence;
  if (text.length > LONGEST_SENTENCE || text.includes('?')) return null;
  const said = amountsSaid(text, true);
  const stated = said.amounts.filter(
    ({ start, end, quantity, unit, counted }) =>
      findDurations(said.text.slice(start, end + LONGEST_UNIT)).length === 0 &&
      // "since somebody always steals one"
      (quantity !== 1 || unit !== null || isFood(counted)),
  );
  if (stated.length === 0 || mayBeMore(text.split(';', 1)[0]!)) return null;
  const opens = opensTakingBack(text) || SAYS_ANEW.test(text) || LOOKS_UP.test(text);
  const weighs = WEIGHS.test(text) || NOT_ENOUGH.test(text);
  if (!opens && !weighs) return null;
  // "Whisk 150 g of flour, no wait, 200, with four eggs." sets itself right, and what tells the work is no correction.
  if (setRightWithin(text).setRight.length > 0) return null;
  if (!opensTakingBack(text) && opensWork(text)) return null;
  const before = itemsBefore(sentence, lines);
  const changes = stated.flatMap((next) => {
    const item =
      wasSo(next, said.text) || saysWhatStands(next, said.text, before)
        ? null
        : itemOf(next, said.text, before, stated);
    if (item === null) return [];
    const [own] = item.amounts;
    const saysOld = stated.some((amount) => amount !== next && isSameNumber(amount, own!));
    if (!opens && !saysOld) return [];
    const change = changeOf(item, { denied: [], affirmed: [next], foods: item.words, others: [] });
    return change === null ? [] : [{ change, next }];
  });
  // "Seven eggs, six was when you were small", "one litre, one litre of broth"
  const [found, ...further] = changes.filter(
    ({ next, change }, at) =>
      !changes.some(
        (other, index) =>
          index !== at &&
          (isSameNumber(next, other.change.item.amounts[0]!) ||
            (index < at && other.change.text === change.text)),
      ),
  );
  return further.length > 0 ? null : (found?.change ?? null);
}
const LONGEST_UNIT = 12;

/** "I used to write 500 g here": what stood before is not what is meant now. */
const wasSo = ({ start }: AmountSaid, text: string): boolean => {
  const before = text.slice(Math.max(0, start - LONGEST_PAST), start);
  return [USED_TO, WRITTEN_BEFORE, SAID_BEFORE].some((words) => words.test(before));
};
const LONGEST_PAST = 30;

/** "Three quarters of a litre, half is never enough": a bare number that was just said of something is the old one. */
const saysWhatStands = (next: AmountSaid, text: string, before: readonly Told[]): boolean =>
  next.unit === null &&
  !wordsOf(text.slice(next.end).split(CLAUSE, 1)[0]!).some((word) => isFood(word)) &&
  before.some(({ amounts, far }) => far <= NEAR && isSameNumber(next, amounts[0]!));

/** "Two more eggs", "half of them", "as I said": nothing is taken back. */
const mayBeMore = (text: string): boolean =>
  NO_CORRECTION.test(text.replace(PREFERS, '').replace(BETTER, '')) ||
  [OF_OTHER_THINGS, SOME_OF, SAID_AGAIN].some((sign) => sign.test(text));
/** What prefers an amount says no other here. */
const BETTER = /(?<!\p{L})(?:too|mejor|meglio|mieux|más|noch)(?!\p{L})/giu;

interface Told extends ListedItem {
  /** How many sentences with amounts stand between. */
  far: number;
}

/** What was measured before a sentence, the nearest last. */
function itemsBefore({ line, from }: Sentence, lines: readonly string[]): Told[] {
  const found: ListedItem[] = [];
  const places: number[] = [];
  for (let at = 0; at <= line; at++) {
    const text = at === line ? lines[at]!.slice(0, from).trimEnd() : lines[at]!;
    let start = 0;
    for (const { text: sentence } of sentencesIn(text)) {
      const begin = text.indexOf(sentence, start);
      start = begin + sentence.length;
      const items = measuredIn(sentence, at).map((item) => ({ ...item, from: item.from + begin }));
      places.push(...items.map(() => at * MOST_SENTENCES + begin));
      found.push(...items);
    }
  }
  const distinct = [...new Set(places)];
  return found.map((item, at) => ({
    ...item,
    far: distinct.length - distinct.indexOf(places[at]!),
  }));
}

/** The one item that an amount is said of anew. */
function itemOf(
  next: AmountSaid,
  text: string,
  before: readonly Told[],
  stated: readonly AmountSaid[],
): Told | null {
  const fits = before.filter(({ amounts: [own, ...more] }) => {
    return (
      own !== undefined && more.length === 0 && !isSameAmount(own, next) && isOfKind(own, next)
    );
  });
  const [behind = ''] = text.slice(next.end).split(CLAUSE, 1);
  const foods = wordsOf(behind).filter((word) => isFood(word));
  const ahead = wordsOf(text.slice(0, next.start).split(CLAUSE).at(-1) ?? '').filter((word) =>
    isFood(word),
  );
  const named = foods.length > 0 ? foods.slice(0, 1) : ahead.slice(-1);
  const own =
    named.length > 0
      ? fits.filter(({ words }) =>
          named.every((food) => words.some((word) => isSameWord(word, food))),
        )
      : fits.filter(({ far }) => far <= NEAR);
  const nearest = Math.min(...own.map(({ far }) => far));
  const near = own.filter(({ far }) => far === nearest);
  const old = near.filter(({ amounts }) =>
    stated.some((amount) => isSameNumber(amount, amounts[0]!)),
  );
  const found = near.length > 1 ? old : near;
  return found.length === 1 ? found[0]! : null;
}
const CLAUSE = /[,;:–—.!]|\s(?:and|und|et|e|y|with|mit|avec|con)\s/u;

const isOfKind = (own: AmountSaid, next: AmountSaid): boolean =>
  own.unit === next.unit ||
  (next.unit === null && own.unit !== null && next.quantity >= FEWEST_GRAMS) ||
  (own.unit !== null &&
    next.unit !== null &&
    unitById(own.unit)?.kind === unitById(next.unit)?.kind &&
    unitById(own.unit)?.kind !== 'count');
/** "I wrote 150 g, take 200". */
const FEWEST_GRAMS = 10;

const isSameNumber = (one: AmountSaid, own: AmountSaid): boolean => one.quantity === own.quantity;
