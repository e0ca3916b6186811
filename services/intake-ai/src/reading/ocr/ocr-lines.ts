import type { PageLine } from '@convivio/culinary/read';
import type { Line, Page, Word } from 'tesseract.js';
import { withGrams } from './low-grams.ts';
import { wordsApart, type PartWords } from './words-apart.ts';

/** A gap wider than this many line heights parts columns, not words. */
const COLUMN_GAP = 1.6;

/** Of 100: words that were recognised with less may be others. */
const SURE = 92;

/** "1 l" is read as "1 1" or "1 1l", "1 1/2 l" as "1 1/2 1"; no line has one of one of something. */
const LITRE =
  /^((?:• )?(?:\d{1,3}(?:[.,/]\d{1,3})?|\d{1,2} \d\/\d|(?:\d{1,2} ?)?[½¼¾⅓⅔⅛])) (?:[1|I\]]|[1I|]l) (?=\p{L})/u;
/** The same alone in its cell, "¼ |", "1½ 1". */
const LITRE_ALONE = /^((?:• )?(?:\d{1,2} ?)?[½¼¾⅓⅔⅛]) ?(?:[1|I\]]|[1I|]l)$/u;

/** "280 g" is read as "280¢": nobody weighs in cents. */
const GRAM = /(?<=\d)\s?¢(?=\s|$)/gu;
/** "2 c. flour" is read as "2 ¢. flour": of cups. */
const CUP = /(?<=\d\s?|[½¼¾⅓⅔]\s?)¢(?=\.)/gu;
/** "320 g" is read as "320 gg", alone in its cell or in bold before its food. Days of Italian rest. */
const GRAMS_TWICE = /(?<=^(?:• )?\d{2,4}\s?)gg(?=$|\s\p{L})(?!\sdi\s(?:ri|ma|sta))/u;

/** The words of an OCR result as pieces of lines with places. */
export function linesOfOcr(page: Page): PageLine[] {
  const lines = (page.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  // A sign alone is a bullet or a speck; bullets are found in the picture.
  const apart = wordsApart(page);
  return lines
    .flatMap((line) => piecesOfLine(line, apart))
    .filter((piece) => /[\p{L}\p{N}½¼¾⅓⅔⅛]/u.test(piece.text));
}

function piecesOfLine(line: Line, apart: PartWords): PageLine[] {
  const height = typicalHeight(line, wordsOf(line));
  const runs = runsOfWords({ ...line, words: apart(line, height) });
  return runs.flatMap(({ words }) => {
    const piece = pieceOf(words, runs.length > 1 ? ownHeight(words, height) : height, line);
    return piece ? [piece] : [];
  });
}

const FEWEST_LETTERS = 6;
/** A title with small print far at its right is one row of the recogniser, which tells the height of the smaller: its own words tell its own. */
function ownHeight(words: readonly Word[], height: number): number {
  const wide = words.filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS);
  const heights = wide.map(({ bbox }) => bbox.y1 - bbox.y0).sort((a, b) => a - b);
  const own = heights[(heights.length - 1) >> 1] ?? height;
  return own > HIGHER * height ? own : height;
}

/** Words of a line that stand close to one another. */
export interface WordRun {
  line: Line;
  /** At least one. */
  words: Word[];
}

/** The words of a line, parted where a wide blank parts columns. */
export function runsOfWords(line: Line): WordRun[] {
  const words = wordsOf(line);
  const height = typicalHeight(line, words);
  const runs: WordRun[] = [];
  for (const [at, word] of words.entries()) {
    const last = runs.at(-1)?.words.at(-1);
    const isNear = last && word.bbox.x0 - last.bbox.x1 <= COLUMN_GAP * height;
    if (isNear && !beginsItemBeside(words, at)) runs.at(-1)!.words.push(word);
    else runs.push({ line, words: [word] });
  }
  return runs;
}

/** "• 300 g Kartoffeln vom Vortag * 1 TL Senf": a bullet before a figure, in a line that begins with one: an item of the next column. */
function beginsItemBeside(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  return (
    at > 1 &&
    BULLET.test(words[0]!.text) &&
    BULLET.test(word.text) &&
    next !== undefined &&
    /^[\d½¼¾⅓⅔⅛]/u.test(next.text)
  );
}
const BULLET = /^[•*·«»]$/u;

const wordsOf = (line: Line): Word[] =>
  line.words.filter(
    (word, at, all) =>
      word.text.trim() !== '' && word.bbox.x1 > word.bbox.x0 && !isSpeck(word, all[at + 1]),
  );

/** A dash that is higher than wide, or a sign that no line has: what stands between two columns and is none. "~ 200 g" is about so much. */
const isSpeck = ({ text, bbox }: Word, next: Word | undefined): boolean =>
  (/^[~¬]+$/.test(text) && !(text === '~' && AMOUNT.test(next?.text ?? ''))) ||
  (/^[-–—_=]+$/.test(text) && bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0);
/** A figure, with its unit perhaps; behind the number of a step a full stop stands. */
const AMOUNT = /^[\d½¼¾⅓⅔⅛](?!.*[.):]$)/u;

function pieceOf(words: Word[], height: number, line: Line): PageLine | null {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return null;
  const marked = startsWithDot(first, height);
  const texts = withGrams(words, height);
  if (marked === 'word') texts[0] = '•';
  else if (marked === 'sign') texts[0] = `• ${first.text.slice(1)}`;
  const weight = words.reduce((sum, word) => sum + word.text.length, 0);
  const confidence =
    words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, weight);
  return {
    text: texts
      .join(' ')
      .replace(LITRE, '$1 l ')
      .replace(LITRE_ALONE, '$1 l')
      .replace(GRAM, ' g')
      .replace(CUP, 'c')
      .replace(GRAMS_TWICE, 'g'),
    page: 1,
    x: first.bbox.x0,
    y: middle(line, first, last) - height / 2,
    width: last.bbox.x1 - first.bbox.x0,
    height,
    confidence: Math.round(confidence),
    ...unsureOf(words, texts),
  };
}

/** The words that the recogniser was not sure of, as they are written in the line. */
function unsureOf(words: readonly Word[], texts: readonly string[]): Pick<PageLine, 'unsure'> {
  const unsure = words.flatMap(({ confidence }, at) =>
    confidence < SURE && /\p{L}|\p{N}/u.test(texts[at]!)
      ? [{ word: texts[at]!, confidence: Math.round(confidence) }]
      : [],
  );
  return unsure.length > 0 ? { unsure } : {};
}

/** The middle of the letters where the piece stands. */
const middle = (line: Line, first: Word, last: Word): number => {
  const height = typicalHeight(line, line.words);
  const base = baselineAt(line, (first.bbox.x0 + last.bbox.x1) / 2);
  // Of a figure or two the recogniser knows the baseline badly: their own feet tell it.
  const feet = Math.max(first.bbox.y1, last.bbox.y1);
  return (
    (line.words.length <= FEW_WORDS && Math.abs(feet - base) > OFF * height ? feet : base) -
    0.3 * height
  );
};

/** In heights of a line: a baseline so far above or below the words that stand on it is told wrong; tails of letters reach less far below it. */
const OFF = 0.4;
const FEW_WORDS = 2;

/** Where the letters of a line stand: one that still slopes is followed along its baseline. */
export function baselineAt({ baseline: { x0, y0, x1, y1 } }: Line, at: number): number {
  const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
  return y0 + slope * (at - x0);
}

/** In heights of its row: no word is higher. */
const HIGHER = 1.3;

/** The height of the letters with their ascenders: the size of the font, near enough. */
export function typicalHeight(line: Line, words: Word[]): number {
  const fromRow = line.rowAttributes?.rowHeight;
  const heights = words.map((word) => word.bbox.y1 - word.bbox.y0).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 10;
  // Of a row across a page that leans it is told wrong.
  const isLikely = fromRow && Number.isFinite(fromRow) && fromRow > 2 && usual < HIGHER * fromRow;
  return isLikely ? fromRow : usual;
}

/** A bullet is a small blot at the middle of the line, whatever sign it was read as. */
function startsWithDot(word: Word, height: number): 'word' | 'sign' | null {
  const symbol = word.symbols?.[0];
  const small = (box: { x0: number; y0: number; x1: number; y1: number }) =>
    box.y1 - box.y0 < 0.42 * height &&
    box.x1 - box.x0 < 0.5 * height &&
    box.x1 - box.x0 > 0.08 * height;
  if (word.text.length === 1 && (small(word.bbox) || /[«»*+•¢©®°]/.test(word.text)))
    return /[-–—.,'’"]/.test(word.text) && !small(word.bbox) ? null : 'word';
  if (symbol && /[^\p{L}\p{N}(½¼¾"'“‘$€£~<>]/u.test(word.text[0] ?? '') && /^.\d/.test(word.text))
    return 'sign';
  return null;
}
