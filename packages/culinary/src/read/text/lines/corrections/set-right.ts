import { cleanLine } from '../../../../line/tokens/tokenise.ts';
import { answersFor } from './answers-for.ts';
import { opensWork } from '../../draft/opens-work.ts';
import { amountsSaid, isSameAmount } from './amounts-said.ts';
import { changeOf, type Change } from './change-of.ts';
import { correctionIn, type Correction } from './correction.ts';
import { itemsIn, type ListedItem } from './listed-items.ts';
import { endsCompound, isSameWord } from './same-food.ts';
import { settleTakenBack } from './settle-taken-back.ts';
import { opensTakingBack, takenBackIn, type TakenBack } from './taken-back.ts';
import { measuredIn } from './told-items.ts';
import { partedAtRetractions } from './told-retractions.ts';
import { withLineBelow, withRetractionsBelow } from './wrapped-lines.ts';

/** An item of the list that its author set right further on. */
export interface SetRight {
  /** The item as it reads now. */
  item: string;
  /** What it said before: "2 leeks". */
  before: string;
  /** The amount that it has now. */
  amount: string;
  /** The author's words. */
  correction: string;
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
 * Sets the amounts of a list right where its author, or who passes on what that one says, took one back further on or at its head: exactly
 * one item fits, and its new amount is plain. The line that says so is taken away. `authors`: who wrote each line; null where nobody knows.
 * Where nothing is set right, the lines are the same array.
 */
export function setRight(
  lines: string[],
  authors: readonly (string | null)[],
  inChat: boolean,
  signs: SignsOfLines = NO_SIGNS,
): Corrected {
  const { opensMessage, repeatsAnother } = signs;
  const carried = withRetractionsBelow(lines, opensMessage);
  const parts = carried.map((line, at) =>
    partedAtRetractions(line, at > 0 && carried[at - 1] !== lines[at - 1]),
  );
  if (parts.every(([part, ...more], at) => part === lines[at] && more.length === 0))
    return setRightLines(lines, authors, inChat, signs);
  const firsts = new Map<number, number>();
  let count = 0;
  for (const [at, part] of parts.entries()) {
    firsts.set(count, at);
    count += part.length;
  }
  const corrected = setRightLines(
    parts.flat(),
    parts.flatMap((part, at) => part.map(() => authors[at] ?? null)),
    inChat,
    {
      opensMessage: (at) => {
        const line = firsts.get(at);
        return line === undefined || opensMessage(line);
      },
      repeatsAnother: (at) => {
        const line = firsts.get(at);
        return line !== undefined && repeatsAnother(line);
      },
    },
  );
  if (corrected.setRight.length === 0) return { ...corrected, lines, kept: [...lines] };
  let from = 0;
  const kept = parts.map((part, at) => {
    const own = corrected.kept.slice(from, (from += part.length));
    if (part.length === 1) return own[0] ?? null;
    const left = own.filter((text) => text !== null && text !== '');
    return left.length === 0 && lines[at] !== '' ? null : left.join(' ');
  });
  return { ...corrected, lines: kept.filter((line) => line !== null), kept };
}

/** The same line by line. */
function setRightLines(
  lines: string[],
  authors: readonly (string | null)[],
  inChat: boolean,
  { opensMessage, repeatsAnother }: SignsOfLines,
): Corrected {
  const now = [...lines];
  const found: Pick<Corrected, 'setRight' | 'unclear'> = { setRight: [], unclear: [] };
  const taken = new Set<number>();
  let items: ListedItem[] | null = null;
  let looked = 0;
  for (let at = 0; at < now.length && looked < MOST_CORRECTIONS; at++) {
    if (now[at]!.length > LONGEST_LINE) continue;
    const wrapped = opensMessage(at + 1) ? null : withLineBelow(now[at]!, now[at + 1]);
    // What is taken back further on in both was cut off, or goes on below.
    const opensBoth = wrapped !== null && partedAtRetractions(wrapped).length === 1;
    const ofBoth = opensBoth ? correctionIn(wrapped, inChat) : null;
    const correction = ofBoth ?? correctionIn(now[at]!, inChat, repeatsAnother(at));
    const takenBack = takenBackIn(now[at]!);
    if (!correction && !takenBack) continue;
    looked++;
    items ??= lines.flatMap(itemsIn);
    const last = ofBoth ? at + 1 : at;
    const above: ListedItem[] = items.filter((item) => item.at < at);
    const below: ListedItem[] = items.filter((item) => item.at > last);
    const isHead =
      above.length === 0 && below.length > 0 && !inChat && correction?.saysWrong === true;
    const before = isHead ? now.slice(last + 1) : now.slice(0, at);
    const place = { at, authors, items: isHead ? below : above, lines: before };
    const { outcome, isOfAnother } = correction ? outcomeOf({ correction, ...place }) : UNCLEAR;
    if (outcome === 'said') continue;
    const resort = outcome === 'unclear' && takenBack ? ofTakenBack({ takenBack, ...place }) : null;
    const change = outcome === 'unclear' ? (resort?.change ?? null) : outcome;
    const { text: words, rest } = (outcome === 'unclear' ? takenBack : correction) ?? correction!;
    if (change === null) {
      if (
        resort?.isOfItem === true ||
        (correction && (isOfAnother || correction.saysWrong || speaksOf(correction, before)))
      )
        found.unclear.push({ text: correction?.text ?? words, isOfAnother });
      continue;
    }
    const { item, text } = change;
    now[item.at] = replacedAt(now[item.at]!, item, text);
    found.setRight.push(setRightOf(change, words));
    items = items.filter((other) => other.at !== item.at).concat(itemsIn(now[item.at]!, item.at));
    if (ofBoth && outcome !== 'unclear') taken.add(at);
    const end = outcome === 'unclear' ? at : last;
    // What tells first what to do stays where it is.
    if (tellsWorkFirst(words)) continue;
    now[end] = rest;
    if (rest === '') taken.add(end);
    else at = end - 1;
  }
  return {
    ...found,
    lines: found.setRight.length === 0 ? lines : now.filter((_, at) => !taken.has(at)),
    kept: now.map((line, at) => (taken.has(at) ? null : line)),
  };
}

/** "Stir in the cream and the mustard, and actually, I said one spoon of mustard, but make that two." */
function tellsWorkFirst(words: string): boolean {
  const [first = ''] = words.split(/[,;.–—]\s/u, 1);
  return !opensTakingBack(words) && opensWork(first) && amountsSaid(first).amounts.length === 0;
}

interface Place {
  at: number;
  authors: readonly (string | null)[];
  /** What stands above it, or below one that heads a list. */
  items: readonly ListedItem[];
  lines: readonly string[];
}
interface Found extends Place {
  correction: Correction;
}

type Outcome = Change | 'said' | 'unclear';

/** What a correction does to its author's items above it. */
function outcomeOf({ correction, at, authors, items, lines }: Found): {
  outcome: Outcome;
  isOfAnother: boolean;
} {
  const author = authors[at] ?? null;
  const own = items.filter(
    (item) =>
      (author !== null && authors[item.at] === author) ||
      answersFor(correction.text, authors[item.at] ?? null),
  );
  const listed = isOfOneFigure(correction, lines) ? settle(correction, own) : 'unclear';
  const outcome =
    listed === 'unclear' && correction.foods.length > 0
      ? settle(correction, measuredAbove(lines, authors, at))
      : listed;
  return {
    outcome,
    isOfAnother:
      outcome === 'unclear' &&
      author !== null &&
      own.length < items.length &&
      isChange(settle(correction, items)),
  };
}

const UNCLEAR = { outcome: 'unclear', isOfAnother: false } as const;

/** The same of one that takes an amount back in other words. */
function ofTakenBack({ takenBack, at, authors, items, lines }: Place & { takenBack: TakenBack }): {
  change: Change | null;
  isOfItem: boolean;
} {
  const author = authors[at] ?? null;
  const own = items.filter((item) => author !== null && authors[item.at] === author);
  const listed = settleTakenBack(takenBack, own);
  return listed.isOfItem ? listed : settleTakenBack(takenBack, measuredAbove(lines, authors, at));
}

/** What its author measured in sentences above a correction, where no list has it. */
const measuredAbove = (
  lines: readonly string[],
  authors: readonly (string | null)[],
  at: number,
): ListedItem[] =>
  authors[at] === null
    ? []
    : lines.flatMap((line, index) =>
        authors[index] === authors[at] ? measuredIn(line, index) : [],
      );

const setRightOf = ({ item, text, amount }: Change, correction: string): SetRight => ({
  item: bareItem(text),
  before: bareItem(item.text.split(/[,(;]\s?\p{L}/u, 1)[0]!),
  amount,
  correction,
});

const bareItem = (text: string): string => cleanLine(text).replace(/[\s,;]+$/, '');

const isChange = (outcome: Outcome): outcome is Change =>
  outcome !== 'said' && outcome !== 'unclear';

/** Whether a correction that names nothing speaks of a figure that stands above it once: "4, not 3" may be of the eaters as well. */
const isOfOneFigure = (
  { foods, others, denied, footnote }: Correction,
  above: readonly string[],
): boolean =>
  foods.length + others.length > 0 ||
  (footnote !== null && above.some((line) => line.trim().lastIndexOf(footnote) > 0)) ||
  denied.every(({ number }) => figuresOf(above).filter((figure) => figure === number).length === 1);

/** Whether what is denied was said: "not 200 degrees, 180!" below "in the oven at 200". */
const speaksOf = ({ denied }: Correction, above: readonly string[]): boolean =>
  denied.some(({ number }) => figuresOf(above).includes(number));

const figuresOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(FIGURES) ?? []);
const FIGURES = /\d+(?:[.,/]\d+)*|[½¼¾⅓⅔]/gu;

/** What a correction does to the items above it: 'said' where the list has the amount already. */
function settle(correction: Correction, items: readonly ListedItem[]): Outcome {
  if (!correction.isPlain) return 'unclear';
  const named = itemsNamed(correction, items);
  if (named.some((item) => isSaid(item, correction))) return 'said';
  const [change = null, ...further] = named
    .map((item) => changeOf(item, correction))
    .filter((found) => found !== null);
  return change === null || further.length > 0 ? 'unclear' : change;
}

/** Whether an item has the amount that is said to stand, and none that is said not to. */
const isSaid = ({ amounts }: ListedItem, { affirmed, denied }: Correction): boolean =>
  affirmed.length === 1 &&
  amounts.some((amount) => isSameAmount(amount, affirmed[0]!)) &&
  !amounts.some((amount) => denied.some((other) => isSameAmount(amount, other)));

/** The items that have all the foods which are named; where none is, all. */
function itemsNamed(correction: Correction, items: readonly ListedItem[]): ListedItem[] {
  const { foods, others, footnote } = correction;
  const noted = items.filter(
    ({ text }) => footnote !== null && text.trim().lastIndexOf(footnote) > 0,
  );
  if (noted.length > 0 && foods.length === 0) return noted;
  const having = (words: readonly string[], same: (own: string, word: string) => boolean) =>
    items.filter((item) => words.every((word) => item.words.some((own) => same(own, word))));
  if (foods.length > 0) {
    const exact = having(foods, isSameWord);
    return exact.length > 0
      ? exact
      : having(foods, (own, word) => isSameWord(own, word) || endsCompound(own, word));
  }
  return others.length === 0 ? [...items] : having(others, isSameWord);
}

const replacedAt = (line: string, { from, text }: ListedItem, now: string): string =>
  line.slice(0, from) + now + line.slice(from + text.length);
