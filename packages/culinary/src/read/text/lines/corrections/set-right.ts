import { cleanLine } from '../../../../line/tokens/tokenise.ts';
import { opensWork } from '../../draft/opens-work.ts';
import { opensItem } from '../item-openings.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { amountBelow } from './amount-below.ts';
import { amountsSaid } from './amounts-said.ts';
import { answersFor } from './answers-for.ts';
import { ofList, toldCandidates } from './candidates.ts';
import { POSTSCRIPT } from './correction-words.data.ts';
import type { Change } from './change-of.ts';
import { itemsIn, type ListedItem } from './listed-items.ts';
import { partedAtPassages } from './parted-passages.ts';
import { settle, type Settled } from './settle.ts';
import { isWeak, opensTakingBack } from './signs.ts';
import { isToldWithoutList } from './told-without-list.ts';
import { INSTEAD_OF } from './food-replaced.data.ts';
import { foodReplaced } from './food-replaced.ts';
import { COMES_TO_BELOW } from './retractions.data.ts';
import {
  CALLED_OFF,
  CALLED_OFF_BEHIND,
  LEFT_OUT,
  NO_LONGER,
  TO_CALL_OFF,
} from './whole-lines.data.ts';
import { forgottenItem, itemCalledOff } from './whole-lines.ts';
import { understand, type Setting, type Understood } from './understood.ts';
import { withLineBelow, withRetractionsBelow } from './wrapped-lines.ts';

/** An item that its author set right further on. */
export interface SetRight {
  /** The item as it reads now. */
  item: string;
  /** What it said before: "2 leeks". */
  before: string;
  /** The amount that it has now. */
  amount: string;
  /** The author's words. */
  correction: string;
  /** The sentence that tells it, as it reads now and as it was told, with what takes it back right behind; absent for an item of a list. */
  told?: { now: string; was: string };
}

interface UnclearCorrection {
  text: string;
  isOfAnother: boolean;
}

export interface Corrected {
  lines: string[];
  /** The same one by one, null in place of those that were taken away. */
  kept: (string | null)[];
  setRight: SetRight[];
  /** What takes something back, where it is not plain which amount, or where another than the author says it. */
  unclear: UnclearCorrection[];
}

interface SignsOfLines {
  /** Whether a line begins a message, so that no sentence goes on there. */
  opensMessage: (at: number) => boolean;
  /** Whether its sender says an amount that another just said, and so agrees to it. */
  repeatsAnother: (at: number) => boolean;
}
const NO_SIGNS: SignsOfLines = { opensMessage: () => false, repeatsAnother: () => false };

const MOST_CORRECTIONS = 10;
const LONGEST_LINE = 4_000;

/**
 * Sets the amounts of a list, or of a recipe that is told, right where its author, or who passes on what that one says, took one back further
 * on or at its head: one item fits clearly best, and its new amount is plain. The line that says so is taken away. `authors`: who wrote each
 * line; null where nobody knows. Where nothing is set right, the lines are the same array.
 */
export function setRight(
  lines: string[],
  authors: readonly (string | null)[],
  inChat: boolean,
  signs: SignsOfLines = NO_SIGNS,
): Corrected {
  const { opensMessage, repeatsAnother } = signs;
  const setting = { inChat, isTold: isToldWithoutList(lines) };
  const carried = withRetractionsBelow(lines, opensMessage);
  const parts = carried.map((line, at) =>
    partedAtPassages(line, setting, at > 0 && carried[at - 1] !== lines[at - 1]),
  );
  const sources = parts.flatMap((part, at) => part.map(() => at));
  const isFirst = (at: number): boolean => sources[at] !== sources[at - 1];
  const corrected = setRightParts({
    lines: parts.flat(),
    sources,
    authors: sources.map((at) => authors[at] ?? null),
    setting,
    signs: {
      opensMessage: (at) => !isFirst(at) || opensMessage(sources[at] ?? at),
      repeatsAnother: (at) => isFirst(at) && repeatsAnother(sources[at]!),
    },
  });
  if (corrected.setRight.length === 0) return { ...corrected, lines, kept: [...lines] };
  let from = 0;
  const kept = parts.map((part, at) => {
    const own = corrected.kept.slice(from, (from += part.length));
    if (part.length === 1) return own[0] ?? null;
    // "P.S." is left of what was a correction.
    const left = own.filter((text) => text !== null && /\p{L}{3}|\d/u.test(text));
    return left.length === 0 && lines[at] !== '' ? null : left.join(' ');
  });
  return { ...corrected, lines: kept.filter((line) => line !== null), kept };
}

interface Parts {
  lines: string[];
  /** The line that each is of. */
  sources: readonly number[];
  authors: readonly (string | null)[];
  setting: Setting;
  signs: SignsOfLines;
}

/** The same part by part. */
function setRightParts({ lines, sources, authors, setting, signs }: Parts): Corrected {
  const now = [...lines];
  const found: Pick<Corrected, 'setRight' | 'unclear'> = { setRight: [], unclear: [] };
  const taken = new Set<number>();
  let items: ListedItem[] | null = null;
  let looked = 0;
  for (let at = 0; at < now.length && looked < MOST_CORRECTIONS; at++) {
    const whole = wholeLineAt(
      now[at]!,
      () => ownItems((items ??= lines.flatMap(itemsIn)), authors, at),
      { at, setting },
    );
    if (whole !== null) {
      looked++;
      applyWhole(whole, { now, at, authors, taken, found });
      items = now.flatMap((line, index) => (taken.has(index) ? [] : itemsIn(line, index)));
      continue;
    }
    const passage = passageAt(now, at, setting, signs);
    if (passage === null) continue;
    const { said, last } = passage;
    looked++;
    items ??= lines.flatMap(itemsIn);
    const { change, isUnclear, isOfAnother } = outcomeOf(said, {
      at,
      last,
      items,
      authors,
      lines: now,
      setting,
    });
    if (isUnclear) found.unclear.push({ text: said.text, isOfAnother });
    if (change === null) continue;
    const { item } = change;
    const before = now[item.at]!;
    now[item.at] = replacedAt(before, item, change.text);
    const isBehind = sources[item.at] === sources[at] && item.at === at - 1;
    found.setRight.push({
      ...setRightOf(change, said.text),
      ...toldAs(before, change, isBehind ? said.text : ''),
    });
    items = items.filter((other) => other.at !== item.at).concat(itemsIn(now[item.at]!, item.at));
    if (last > at) taken.add(at);
    // What tells first what to do stays where it is.
    if (tellsWorkFirst(said.text)) continue;
    now[last] = said.rest;
    if (said.rest === '') taken.add(last);
    else at = last - 1;
  }
  return {
    ...found,
    lines: found.setRight.length === 0 ? lines : now.filter((_, at) => !taken.has(at)),
    kept: now.map((line, at) => (taken.has(at) ? null : line)),
  };
}

/** The items of a list above a line that its author wrote, each on a line of its own. */
const ownItems = (
  items: readonly ListedItem[],
  authors: readonly (string | null)[],
  at: number,
): ListedItem[] =>
  items.filter((item) => item.at < at && authors[at] !== null && authors[item.at] === authors[at]);

interface Whole {
  item: ListedItem;
  /** What stands in its place; null where it is called off. */
  text: string | null;
  /** What was forgotten, and is put below it. */
  added?: string;
  amount: string;
}

/** What a line says of a whole line of the list: that one was forgotten, is called off, is of another food or has the amount that stands alone below it. */
function wholeLineAt(
  line: string,
  itemsAbove: () => ListedItem[],
  { at, setting }: { at: number; setting: Setting },
): Whole | null {
  if (line.length > LONGEST_REMARK || setting.isTold === true) return null;
  const signs = [
    LEFT_OUT,
    CALLED_OFF,
    CALLED_OFF_BEHIND,
    TO_CALL_OFF,
    NO_LONGER,
    INSTEAD_OF,
    COMES_TO_BELOW,
  ];
  if (!signs.some((words) => words.test(line))) return null;
  const items = itemsAbove();
  const last = items.at(-1);
  if (last === undefined) return null;
  const forgotten = forgottenItem(line, items);
  if (forgotten !== null) return { item: last, text: null, added: forgotten, amount: forgotten };
  const off = itemCalledOff(line, items, setting.inChat === true);
  if (off !== null) return { item: off, text: null, amount: '' };
  return amountBelow(line, at, items) ?? foodReplaced(line, items);
}
const LONGEST_REMARK = 160;

interface Applied {
  now: string[];
  at: number;
  authors: readonly (string | null)[];
  taken: Set<number>;
  found: Pick<Corrected, 'setRight' | 'unclear'>;
}

function applyWhole(
  { item, text, added, amount }: Whole,
  { now, at, authors, taken, found }: Applied,
): void {
  const correction = now[at]!.trim();
  if (added !== undefined) {
    const end = endOfList(now, authors, item.at, at);
    now[end] = `${now[end]!}\n${added}`;
    found.setRight.push({ item: added, before: '', amount, correction });
  } else {
    const left = replacedAt(now[item.at]!, item, text ?? '');
    // Among others on its line what is called off leaves a gap.
    if (text === null && /\p{L}/u.test(left)) {
      found.unclear.push({ text: correction, isOfAnother: false });
      return;
    }
    now[item.at] = left;
    if (text === null) taken.add(item.at);
    const before = text === null ? '' : bareItem(item.text);
    found.setRight.push({ item: bareItem(text ?? ''), before, amount, correction });
  }
  now[at] = '';
  taken.add(at);
}

/** Where a list ends whose last item with a figure stands at a place: "a glass of wine" may stand below it. */
function endOfList(
  lines: readonly string[],
  authors: readonly (string | null)[],
  from: number,
  until: number,
): number {
  let end = from;
  while (
    end + 1 < until &&
    authors[end + 1] === authors[from] &&
    lines[end + 1]!.length <= LONGEST_ITEM &&
    !/[.!?]$/.test(lines[end + 1]!) &&
    opensItem(lines[end + 1]!)
  )
    end++;
  return end;
}
const LONGEST_ITEM = 80;

/** What a line, alone or with the one below it in which its sentence goes on, takes back. */
function passageAt(
  lines: readonly string[],
  at: number,
  setting: Setting,
  { opensMessage, repeatsAnother }: SignsOfLines,
): { said: Understood; last: number } | null {
  const line = lines[at]!;
  if (line.length > LONGEST_LINE) return null;
  const wrapped = opensMessage(at + 1) ? null : withLineBelow(line, lines[at + 1]);
  // What is taken back further on in both was cut off, or goes on below.
  const ofBoth =
    wrapped !== null && partedAtPassages(wrapped, setting).length === 1
      ? understand(wrapped, setting)
      : null;
  if (ofBoth !== null && ofBoth.affirmed.length > 0) return { said: ofBoth, last: at + 1 };
  const said = understand(line, { ...setting, isAgreed: repeatsAnother(at) });
  return said === null ? null : { said, last: at };
}

/** "Stir in the cream and the mustard, and actually, I said one spoon of mustard, but make that two." */
function tellsWorkFirst(words: string): boolean {
  const [first = ''] = words.split(/[,;.–—]\s/u, 1);
  return !opensTakingBack(words) && opensWork(first) && amountsSaid(first).amounts.length === 0;
}

interface Place {
  at: number;
  /** The last line of the passage. */
  last: number;
  items: readonly ListedItem[];
  authors: readonly (string | null)[];
  lines: readonly string[];
  setting: Setting;
}

interface Outcome {
  change: Change | null;
  isUnclear: boolean;
  isOfAnother: boolean;
}

/** What a passage does to its author's items above it, or below it where it heads a list. */
function outcomeOf(said: Understood, place: Place): Outcome {
  const { at, last, items, authors, lines, setting } = place;
  const author = authors[at] ?? null;
  const above = items.filter((item) => item.at < at);
  const below = items.filter((item) => item.at > last);
  const isHead =
    setting.isTold !== true &&
    setting.inChat !== true &&
    above.length === 0 &&
    below.length > 0 &&
    said.sign === 'outright';
  const around = isHead ? below : above;
  const near = isHead ? lines.slice(last + 1) : lines.slice(0, at);
  const own = around.filter(
    (item) =>
      (author !== null && authors[item.at] === author) ||
      answersFor(said.text, authors[item.at] ?? null),
  );
  const isListed = setting.isTold !== true && isOfOneFigure(said, near);
  const listed = isListed ? settle(said, ofList(own)) : UNSETTLED;
  const told = (): Settled =>
    author === null || isHead || !mayBeOfSteps(said, setting)
      ? UNSETTLED
      : settle(
          said,
          toldCandidates(near, own, (index) => authors[index] === author),
        );
  const settled = listed.change === null ? withItem(told(), listed) : listed;
  // "2 level teaspoons, not heaped": the amount stands, and how full they are does not.
  if (settled.change === 'said') return said.unitsDenied.length > 0 ? UNCLEAR : NOTHING;
  if (settled.change !== null)
    return { change: settled.change, isUnclear: false, isOfAnother: false };
  if (isWeak(said.sign)) return settled.isOfItem && POSTSCRIPT.test(said.text) ? UNCLEAR : NOTHING;
  const others =
    author !== null && own.length < around.length ? settle(said, ofList(around)) : null;
  const isOfAnother = others !== null && others.change !== null && others.change !== 'said';
  return {
    change: null,
    isOfAnother,
    isUnclear:
      settled.isOfItem ||
      isOfAnother ||
      (said.affirmed.length > 0 && said.sign === 'outright' && !said.isOfUnitAlone) ||
      speaksOf(said, near),
  };
}
/** Where there is a list, an amount in its steps is set right only where its food is named. */
const mayBeOfSteps = ({ foods, looseFoods, sign }: Understood, { isTold }: Setting): boolean =>
  isTold === true || (foods.length + looseFoods.length > 0 && !isWeak(sign));

const UNSETTLED: Settled = { change: null, isOfItem: false };
const UNCLEAR: Outcome = { change: null, isUnclear: true, isOfAnother: false };
const NOTHING: Outcome = { change: null, isUnclear: false, isOfAnother: false };

const withItem = (told: Settled, listed: Settled): Settled => ({
  change: told.change,
  isOfItem: told.isOfItem || listed.isOfItem,
});

/** The sentence of an item that is told, as it reads now and as it was told; nothing for an item that has its line. */
function toldAs(
  line: string,
  { item, text }: Change,
  takenBack: string,
): Pick<SetRight, 'told'> | Record<string, never> {
  let from = 0;
  for (const sentence of sentencesByStops(line)) {
    const start = line.indexOf(sentence, from);
    const end = start + sentence.length;
    if (start < 0) return {};
    from = end;
    if (item.from >= end) continue;
    if (sentence.length <= item.text.length) return {};
    const now = replacedAt(sentence, { ...item, from: item.from - start }, text);
    const isLast = line.slice(end).trim() === '';
    return { told: { now, was: isLast ? `${sentence} ${takenBack}`.trim() : sentence } };
  }
  return {};
}

const setRightOf = ({ item, text, amount }: Change, correction: string): SetRight => ({
  item: bareItem(text),
  before: bareItem(item.text.split(/[,(;]\s?\p{L}/u, 1)[0]!),
  amount,
  correction,
});

const bareItem = (text: string): string => cleanLine(text).replace(/[\s,;]+$/, '');

/** Whether what names nothing speaks of a figure that stands above it once: "4, not 3" may be of the eaters as well. */
const isOfOneFigure = (
  { foods, looseFoods, withFoods, others, denied, footnote }: Understood,
  above: readonly string[],
): boolean =>
  foods.length + looseFoods.length + withFoods.length + others.length > 0 ||
  (footnote !== null && above.some((line) => line.trim().lastIndexOf(footnote) > 0)) ||
  denied.every(({ number }) => figuresOf(above).filter((figure) => figure === number).length === 1);

/** Whether what is denied was said: "not 200 degrees, 180!" below "in the oven at 200". */
const speaksOf = ({ denied }: Understood, above: readonly string[]): boolean =>
  denied.some(({ number }) => figuresOf(above).includes(number));

const figuresOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(FIGURES) ?? []);
const FIGURES = /\d+(?:[.,/]\d+)*|[½¼¾⅓⅔]/gu;

const replacedAt = (line: string, { from, text }: ListedItem, now: string): string =>
  line.slice(0, from) + now + line.slice(from + text.length);
