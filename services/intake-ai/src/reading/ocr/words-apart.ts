import type { Line, Page, Symbol as Sign, Word } from 'tesseract.js';
import { SHORT_WORDS } from './short-words.data.ts';

/** As a share of the usual gap between words of the page: where a letter meets a figure or a full stop, and between two letters. */
const BESIDE_FIGURE = 0.6;
const BETWEEN_LETTERS = 0.8;
/** In heights of the line: no gap between words is smaller, and between so few words none is usual. */
const LEAST = 0.25;
const LEAST_ALONE = 0.34;
const FEWEST_GAPS = 5;
/** In gaps between the other signs of a word: letters that are set wide apart are one word. */
const WIDER = 2;
/** In heights of the line: signs that overlap by more have places that are told wrong. */
const OVERLAP = 0.5;
/** In heights of the line: no blank is so narrow, where the others of the line are so many times as wide. */
const NO_BLANK = 0.15;
const TIMES = 2.5;
const SHORTEST = 3;

const { max, min } = Math;

const LETTER = /^\p{L}/u;
const FIGURE = /^\d/;
const LETTERS = /^\p{L}+$/u;

/** The words of a line, parted where the recogniser overlooked the blank between two: "6EL", "Prépa10min", "c.às.". */
export type PartWords = (line: Line, height: number) => Word[];

/** How the words of a page are parted: by the gaps that it has between the others. */
export function wordsApart(page: Page): PartWords {
  const gaps = (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap((line) => gapsOf(line).map((gap) => gap / heightOf(line)))
    .filter((gap) => gap > LEAST && gap < 2 * LEAST + 1)
    .sort((a, b) => a - b);
  const usual = gaps.length < FEWEST_GAPS ? null : gaps[gaps.length >> 1]!;
  return (line, height) =>
    together(line.words, height).flatMap((word) =>
      partsOf(word, height, usual === null ? null : usual * height),
    );
}

/** The words of a line, those in one where the recogniser saw a blank in a gap that is none: "Te trazzini". */
function together(words: readonly Word[], height: number): Word[] {
  const gaps = words.slice(1).map(({ bbox }, at) => bbox.x0 - words[at]!.bbox.x1);
  const sorted = [...gaps].sort((a, b) => a - b);
  const usual = sorted[sorted.length >> 1] ?? 0;
  const joined: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    const gap = gaps[at - 1];
    const isOne =
      last !== undefined &&
      gap !== undefined &&
      gap < NO_BLANK * height &&
      usual > TIMES * max(1, gap) &&
      [last, word].every(({ text }) => LETTERS.test(text)) &&
      [last, word].some(({ text }) => isPiece(text)) &&
      last.text.length + word.text.length > SHORTEST;
    if (isOne) joined[joined.length - 1] = oneWord(last, word);
    else joined.push(word);
  }
  return joined;
}

/** One or two letters that are no word. Longer ones, and a j that reaches below the word before it, stand close to others by themselves. */
const isPiece = (text: string): boolean =>
  text.length <= LONGEST_PIECE && !SHORT_WORDS.has(text.toLowerCase());
const LONGEST_PIECE = 2;

const oneWord = (one: Word, other: Word): Word => ({
  ...one,
  text: one.text + other.text,
  symbols: [...(one.symbols ?? []), ...(other.symbols ?? [])],
  confidence: min(one.confidence, other.confidence),
  bbox: {
    x0: one.bbox.x0,
    y0: min(one.bbox.y0, other.bbox.y0),
    x1: other.bbox.x1,
    y1: max(one.bbox.y1, other.bbox.y1),
  },
});

const heightOf = ({ words, rowAttributes }: Line): number => {
  const [{ bbox } = { bbox: { y0: 0, y1: 1 } }] = words;
  return rowAttributes?.rowHeight || max(1, bbox.y1 - bbox.y0);
};

const gapsOf = ({ words }: Line): number[] =>
  words.slice(1).map(({ bbox }, at) => bbox.x0 - words[at]!.bbox.x1);

function partsOf(word: Word, height: number, usual: number | null): Word[] {
  const signs = word.symbols ?? [];
  // A mended word has other letters than its signs.
  if (signs.length < 2 || signs.map(({ text }) => text).join('') !== word.text) return [word];
  const gaps = signs.slice(1).map(({ bbox }, at) => bbox.x0 - signs[at]!.bbox.x1);
  if (gaps.some((gap) => gap < -OVERLAP * height)) return [word];
  const within = [...gaps].sort((a, b) => a - b)[(gaps.length - 1) >> 2]!;
  const parts: Sign[][] = [[signs[0]!]];
  for (const [at, gap] of gaps.entries()) {
    const share = shareAt(signs, at);
    const least = usual === null ? LEAST_ALONE * height : max(LEAST * height, (share ?? 1) * usual);
    const isWide = gaps.length < 3 || gap > WIDER * within;
    if (share !== null && gap >= least && isWide) parts.push([]);
    parts.at(-1)!.push(signs[at + 1]!);
  }
  return parts.length === 1 ? [word] : parts.map((part) => wordOf(word, part));
}

/** How wide a gap behind a sign parts words, as a share of the usual one; null where nothing does: within a figure or a fraction. */
function shareAt(signs: readonly Sign[], at: number): number | null {
  const before = signs[at]!.text;
  const behind = signs[at + 1]!.text;
  if (LETTER.test(before) && LETTER.test(behind)) {
    const alone = [at === 0 ? before : '', at === signs.length - 2 ? behind : ''];
    // "Ste w": of a wide letter the place is told wrong more often than a blank before it is overlooked.
    const standsAlone =
      alone.some((letter) => letter !== '' && !SHORT_WORDS.has(letter.toLowerCase())) &&
      signs.every(({ text }) => LETTER.test(text));
    return standsAlone ? null : BETWEEN_LETTERS;
  }
  const opens = LETTER.test(behind) || FIGURE.test(behind);
  if (before === '.' || before === ':')
    return opens && at > 0 && LETTER.test(signs[at - 1]!.text) ? BESIDE_FIGURE : null;
  const meets =
    (LETTER.test(before) && FIGURE.test(behind)) || (FIGURE.test(before) && LETTER.test(behind));
  return meets ? BESIDE_FIGURE : null;
}

function wordOf(word: Word, symbols: Sign[]): Word {
  const first = symbols[0]!.bbox;
  const last = symbols.at(-1)!.bbox;
  return {
    ...word,
    symbols,
    text: symbols.map(({ text }) => text).join(''),
    bbox: { ...word.bbox, x0: first.x0, x1: last.x1 },
  };
}
