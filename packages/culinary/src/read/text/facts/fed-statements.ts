import { keepingAnswers } from '../../../words/answers-kept.ts';
import { foldText } from '../../../words/fold.ts';
import { numberValue } from '../../../words/numbers.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { findDurations } from '../../../words/durations.ts';
import { spelledCountAt } from '../../../words/spelled-counts.ts';
import {
  dozens,
  ROUND_NUMBERS,
  servedFor,
  servingWords,
  yieldMeasures,
} from '../../../words/yield-words.data.ts';
import { eatersOfWholes } from '../../../words/yields.ts';
import {
  COMES_OUT,
  COUNTED_OTHERWISE,
  DONE_ONLINE,
  FED_BEHIND,
  FED_BETWEEN,
  FED_OPENERS,
  PIECES,
  ROUGHLY,
  SHOP_OFFER,
  TOGETHER,
} from './fed-words.data.ts';

/** For how many a line says that it is, or how many pieces come of it, in a sentence: "Fed eight with it". */
export interface FedStatement {
  count: number;
  /** Its clause. */
  text: string;
}

const LONGEST = 300;
const MOST = 300;
const LONGEST_PHRASE = 5;
const openers = new Set(FED_OPENERS);
const between = new Set(FED_BETWEEN);
const behind = new Set(FED_BEHIND);
const dozen = new Set(dozens);
const serving = new Set(servingWords);
const measures = new Set(yieldMeasures);

/** The first number of those fed, or of pieces, that the line states in words of its own; null when it states none. */
export const fedStatement = keepingAnswers((line): FedStatement | null => {
  if (line.length > LONGEST || SHOP_OFFER.test(line)) return null;
  for (const clause of withoutTimes(line).split(/[|•·⋅●▪■◆★⟷;\n\t()]|,\s|[.!?]\s|\s[–—/-]\s/u)) {
    const count = countFed(wordsOf(clause));
    if (count === null) continue;
    const eaters = eatersOfWholes(line);
    return eaters === null
      ? { count, text: clause.trim() }
      : { count: eaters, text: line.trim().replace(/[.!:]$/u, '') };
  }
  return null;
});

/** The words of a statement in front of its number and behind it, folded. */
export function wordsAroundCount({ count, text }: FedStatement): {
  before: string[];
  behind: string[];
} {
  const words = wordsOf(text);
  const at = words.findIndex((_, index) => numberAt(words, index)?.value === count);
  return at < 0
    ? { before: words, behind: [] }
    : { before: words.slice(0, at), behind: words.slice(numberAt(words, at)!.next) };
}

/**
 * Whether a line may say for how many it is, in words that are not known: a number of people ends a clause
 * ("per far felici in sei"), with nothing behind it that it would count.
 */
export function mayCountEaters(line: string): boolean {
  if (line.length > LONGEST || SHOP_OFFER.test(line)) return false;
  if (fedStatement(line) !== null) return true;
  return withoutTimes(line)
    .split(/[|•·⋅●▪■◆★⟷;\n\t()]|[,.:!?](?:\s|$)|\s[–—/-]\s/u)
    .some((clause) => {
      const words = wordsOf(clause);
      const last = [words.length - 1, words.length - 2].map((at) => numberAt(words, at));
      if (words.some((word, at) => numberAt(words, at) !== null && countsPieces(words, at)))
        return true;
      const isInWords = words.at(-1)?.search(/\d/) === -1;
      return (
        isInWords &&
        words.length >= FEWEST_WORDS &&
        last.some((number) => number?.next === words.length && number.value <= MOST_EATERS)
      );
    });
}
/** "une dizaine de tranches" */
function countsPieces(words: readonly string[], at: number): boolean {
  const { next } = numberAt(words, at)!;
  const counted = words[/^(?:de|di|of|d)$/.test(words[next] ?? '') ? next + 1 : next] ?? '';
  return PIECES.has(counted) || (serving.has(counted) && counted.length >= FEWEST_LETTERS);
}
const FEWEST_LETTERS = 5;
const FEWEST_WORDS = 3;
const MOST_EATERS = 30;

const wordsOf = (clause: string): string[] =>
  foldText(clause).match(/\d+(?:[.,/-]\d+)?|\p{L}+|[€$£%°:]/gu) ?? [];

/** Times are no people: "per 40 minuti". */
function withoutTimes(line: string): string {
  let text = timesInFigures(line.replace(MIXED, (mixed) => String(numberValue(mixed))));
  for (const { start, end } of findDurations(text).reverse())
    text = `${text.slice(0, start)}…${text.slice(end)}`;
  return text;
}

/** "Makes 1½ litres" */
const MIXED = /\d{1,3}\s?[¼-¾⅐-⅞]/gu;
const isBroken = (word: string | undefined) => /^\d+\.\d+$/.test(word ?? '');

/** "ca. 15 Scheiben", "3 dz de petits choux": pieces that nothing announces. */
const FEW_WORDS = 6;

/** "f. 6 P.", "pour 6 p." */
const isPersons = new Set(['p', 'pp']);
const isFor = new Set(['f', ...servedFor.map(foldText)]);

function countFed(words: readonly string[]): number | null {
  if (words.some((word) => DONE_ONLINE.has(word))) return null;
  for (const [at, word] of words.entries()) {
    const number = numberAt(words, at);
    if (number === null || number.value > MOST) continue;
    if (isBroken(word) || isBroken(words[at - 1])) continue;
    const next = words[number.next] ?? '';
    const isMeasured = measures.has(next) && (next !== 'in' || /^\d/.test(word));
    if (COUNTED_OTHERWISE.has(next) || isMeasured || /^[€$£%°]$/.test(next)) continue;
    if (/^[€$£]$/.test(words[at - 1] ?? '')) continue;
    if (TOGETHER[word] !== undefined && words[at - 1] === 'zu') return number.value;
    const isCounted =
      (isPersons.has(next) && isFor.has(words[at - 1] ?? '')) ||
      (serving.has(next) && !/^(?:st|port|parts|ends)$/.test(next)) ||
      (words.length <= FEW_WORDS &&
        (PIECES.has(next) ||
          words.slice(at, number.next).some((one) => dozen.has(one)) ||
          isRough(words, at)));
    if (isCounted || isBehind(words, number.next) || isOpened(words, at)) return number.value;
  }
  return null;
}

/** A number in figures or words, and the first word behind it. Of a range its first. */
function numberAt(words: readonly string[], at: number): { value: number; next: number } | null {
  const word = words[at]!;
  const together = words[at - 1] === 'zu' ? TOGETHER[word] : undefined;
  const spelled = spelledCountAt(words, at);
  const said = together ?? spelled?.value ?? (/^\d/.test(word) ? Number.parseInt(word, 10) : 0);
  if (!Number.isInteger(said) || said < 1) return null;
  let next = together === undefined && spelled ? spelled.next : at + 1;
  // "two or three", "4 à 5"
  if (/^(?:to|or|bis|oder|a|ou|o)$/.test(words[next] ?? '')) {
    const upper = /^\d/.test(words[next + 1] ?? '') ? null : spelledCountAt(words, next + 1);
    if (upper !== null && upper.value > said) next = upper.next;
    else if (/^\d/.test(words[next + 1] ?? '')) next += 2;
  }
  // An article, or a single one.
  return said === 1 ? null : { value: said, next };
}

/** "About twenty little cakes", "Una ventina di tortine" */
const isRough = (words: readonly string[], at: number): boolean =>
  words.length > at + 1 &&
  ((at === 1 && ROUGHLY.has(words[0]!)) || (at <= 1 && ROUND_NUMBERS[words[at]!] !== undefined));

const isBehind = (words: readonly string[], from: number): boolean =>
  [1, 2, 3].some((count) => behind.has(words.slice(from, from + count).join(' '))) ||
  comesOut(words, from);

/** "da kommen 20 raus", "es kommen gut 16 Stück heraus" */
const comesOut = (words: readonly string[], from: number): boolean =>
  words.slice(0, from).some((word) => COMES_OUT[0].has(word)) &&
  words.slice(from, from + 2).some((word) => COMES_OUT[1].has(word));

/** Whether the words before a number say that it is fed. */
function isOpened(words: readonly string[], at: number): boolean {
  let end = at;
  for (let skipped = 0; skipped < 3 && end > 0; skipped++) {
    if (endsIn(openers, words, end)) return true;
    const length = endsIn(between, words, end);
    if (length === 0) return false;
    end -= length;
  }
  return endsIn(openers, words, end) > 0;
}

/** How many words before `end` are one of the phrases. */
function endsIn(phrases: ReadonlySet<string>, words: readonly string[], end: number): number {
  for (let length = Math.min(LONGEST_PHRASE, end); length > 0; length--)
    if (phrases.has(words.slice(end - length, end).join(' '))) return length;
  return 0;
}
