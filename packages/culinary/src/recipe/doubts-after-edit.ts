import { doubtAfter, type Doubt, type DoubtedWords } from './doubt.ts';
import { linesBecome } from './lines-become.ts';
import { wordsIn } from './plain-words.ts';

/**
 * The doubts that are left once a cook has written the words anew: each stays with its line, wherever that stands now, while what is
 * doubted of it is unchanged (an amount, some of its words, its end, else all it says), whatever is written around that. It goes where
 * that changed or the line was taken away.
 */
export function doubtsAfterEdit<D extends Doubt>(
  doubts: readonly D[],
  before: DoubtedWords,
  after: DoubtedWords,
): D[] {
  const became = {
    ingredient: placesOf('ingredient', doubts, before, after),
    step: placesOf('step', doubts, before, after),
  };
  return doubts.flatMap((doubt) => {
    const { part, index } = doubt;
    const same = doubtAfter(doubt, before, after);
    if (same !== null || part === 'whole') return same ?? [];
    if (part === 'title') return titleStands(doubt, before.title, after.title) ? doubt : [];
    const line = index === null ? undefined : before[part][index];
    const place = index === null ? undefined : became[part]().get(index);
    if (line === undefined || place === undefined || !stands(doubt, line, after[part][place]!))
      return [];
    return place === index ? doubt : { ...doubt, index: place };
  });
}

/** Worked out where a line is looked for, once. */
function placesOf(
  part: 'ingredient' | 'step',
  doubts: readonly Doubt[],
  before: DoubtedWords,
  after: DoubtedWords,
): () => ReadonlyMap<number, number> {
  let places: ReadonlyMap<number, number> | null = null;
  return () => {
    const doubted = doubts.flatMap((doubt) =>
      doubt.part === part && doubt.index !== null ? [doubt.index] : [],
    );
    return (places ??= linesBecome(before[part], after[part], new Set(doubted)));
  };
}

const WORDS_OF_END = 2;
const endOf = (line: string): string =>
  line.trim().toLowerCase().split(/\s+/).slice(-WORDS_OF_END).join(' ');

/** Whether what a doubt is about stands in the line that its own has become. */
function stands(doubt: Doubt, was: string, is: string): boolean {
  if (doubt.about === 'end') return endOf(was) === endOf(is);
  if (doubt.about === 'amount') return isRun(amountWords(was), amountWords(is));
  const parts = partsOf(doubt, was);
  return parts.length > 0
    ? parts.every((part) => holds(is, part))
    : isAmong(wordsIn(was), wordsIn(is));
}

/** A title with a further word is another one. */
function titleStands(doubt: Doubt, was: string | null, is: string | null): boolean {
  if (was === null || is === null) return false;
  const parts = partsOf(doubt, was);
  return parts.length > 0
    ? parts.every((part) => holds(is, part))
    : wordsIn(was).join(' ') === wordsIn(is).join(' ');
}

/** The words of its line that a doubt is about, where these are not all. A doubt of an earlier version quotes them. */
function partsOf({ sentence, words }: Doubt, line: string): string[] {
  const all = wordsIn(line).join(' ');
  const said = words ?? [...sentence.matchAll(/“([^“”]+)”/gu)].map(([, quoted]) => quoted!);
  return said
    .map((part) => part.trim())
    .filter((part) => part !== '' && holds(line, part) && wordsIn(part).join(' ') !== all);
}

/** Whether a text holds a part that is no part of a longer word or figure. */
function holds(text: string, part: string): boolean {
  const [whole, sought] = [text.toLowerCase(), part.toLowerCase()];
  for (let at = whole.indexOf(sought); at >= 0; at = whole.indexOf(sought, at + 1)) {
    const [before, behind] = [whole.slice(0, at), whole.slice(at + sought.length)];
    if (
      !/[\p{L}\p{M}\p{N}]$|\p{N}[.,/⁄]$/u.test(before.slice(-4)) &&
      !GOES_ON.test(behind.slice(0, 4))
    )
      return true;
  }
  return false;
}
const GOES_ON = /^(?:[\p{L}\p{M}\p{N}]|[.,/⁄]\p{N})/u;

const FIGURE = /\p{N}(?:[\p{N}.,/⁄]*\p{N})?/u;

/** The figures of a line, each with the word behind it; where it has none, what it begins with. */
function amountWords(line: string): string[] {
  const figures = [
    ...line.toLowerCase().matchAll(new RegExp(`(${FIGURE.source})\\s*([\\p{L}\\p{M}]*)`, 'gu')),
  ].flatMap(([, figure, word]) => [figure!, word!]);
  return figures.length > 0 ? figures : line.trim().toLowerCase().split(/\s+/).slice(0, 1);
}

/** Whether words follow one another among others just so. */
const isRun = (words: readonly string[], others: readonly string[]): boolean =>
  others.some((_, from) => words.every((word, at) => others[from + at] === word));

/** Whether words stand among others in their order, whatever is put between them. */
function isAmong(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other === words[at]) at++;
  return words.length > 0 && at === words.length;
}
