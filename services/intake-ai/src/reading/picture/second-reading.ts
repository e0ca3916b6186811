import type { PageLine } from '@convivio/culinary/read';
import { LIMITS } from '../limits.data.ts';
import { linesOfOcr } from '../ocr/ocr-lines.ts';
import { recognize } from '../ocr/ocr-pool.ts';
import { cutOut } from './columns.ts';
import type { GreyPicture } from './grey-picture.ts';
import { greyOf, toPng } from './prepare-picture.ts';
import { linesOfInk, type Place } from './lines-of-ink.ts';
import { APART, stacked, type Stack } from './stacked.ts';

const { ceil, floor, max, min, round } = Math;

/** Lines that were recognised with less are read once more; those that were hardly recognised are no writing. */
const UNSURE = 86;
const NOTHING = 25;
/** So many unsure lines at most: more is a picture that is hard to read throughout. */
const MOST_UNSURE = 24;
/** So many lines that begin with a figure, from the top: few recipes have more, and each is as much work again. */
const MOST_MEASURED = 40;
const LONGEST = 60;
/** How high a line is made, in pixels, and what stands around it, in its height. */
const HEIGHT = 44;
const AROUND = 0.35;
const PAPER = 255;
/** The second reading counts where the recogniser is so sure of it, and by so much surer than of the first. */
const SURE = 86;
const SURER = 6;
/** Where both say other letters and neither is surer, the line is as doubtful as this. */
const DISAGREED = 39;
/** What each says of a line, but for blanks and for signs that are easily confused. */
const words = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}½¼¾⅓⅔⅛]/gu, '');
/** Fractions were read by themselves before. */
const FRACTION = /[½¼¾⅓⅔⅛]|\d\/\d/u;
const figures = (text: string): string => text.replace(/\D/g, '');
const FIGURES = /^\W*\d{2,5}$/u;
const MEASURE = /^\W*\d[\d.,]{0,4}\s?(?:k?g|[mcd]?l|EL|TL|tsp|tbsp|oz|lb)\.?$/u;
const FIGURE = /[\d½¼¾⅓⅔⅛]/u;
/** The figure that a line begins with, behind a bullet; a per cent sign is how a fraction is seen. */
const FIRST_FIGURE = /^[^\p{L}\p{N}%]{0,3}(\d(?:[\d.,/]{0,5}\d)?|%)/u;
/** A fraction of which no more shows than that it is one, behind a whole number perhaps. */
const UNTOLD = /^[^\p{L}\p{N}%]{0,3}\d{0,2}%/u;
/** "200 g" is read as "2009" or "2008". */
const GRAM = /^[89]/;

/**
 * The lines of a picture, of which short ones that were recognised with little confidence are read once more by themselves and in another
 * size: a line alone has no neighbours that disturb it. Where both readings differ and neither is surer, the line is doubted. Lines that
 * begin with a figure, the first 40 of them, are read once more however sure the recogniser was: "½" is taken for a 2 with confidence, and
 * nothing else tells.
 */
export async function withSecondReading(
  picture: GreyPicture,
  lines: readonly PageLine[],
  language: string,
): Promise<PageLine[]> {
  const inks = linesOfInk(picture, lines);
  const unsure = lines.filter(
    (line) =>
      isShort(line) &&
      (line.confidence ?? 100) < UNSURE &&
      // What was hardly recognised is no writing, unless a line of ink lies there that it was told beside of.
      ((line.confidence ?? 100) >= NOTHING || inks.has(line)) &&
      !FRACTION.test(line.text),
  );
  const measured = lines.filter(
    (line) => isShort(line) && FIRST_FIGURE.test(line.text) && !FRACTION.test(line.text),
  );
  const chosen = [
    ...new Set([
      ...(unsure.length > MOST_UNSURE ? [] : unsure),
      ...measured.slice(0, MOST_MEASURED),
    ]),
  ];
  const found = await readAlone(picture, chosen, { language, inks });
  return lines.map((line) => {
    const read = found.get(line);
    if (!read) return line;
    const again = unsure.includes(line) ? judged({ ...line, ...inks.get(line) }, read) : line;
    return again.text === line.text ? withOtherFigure(again, read) : again;
  });
}

const isShort = ({ text, width, height }: PageLine): boolean =>
  text.length <= LONGEST && words(text) !== '' && width > 0 && height > 4;

/** What is read of each line where it stands alone. */
async function readAlone(
  picture: GreyPicture,
  lines: readonly PageLine[],
  { language, inks }: { language: string; inks: ReadonlyMap<PageLine, Place> },
): Promise<Map<PageLine, PageLine[]>> {
  const again = new Map<PageLine, PageLine[]>();
  if (lines.length === 0) return again;
  const { sheet, tops } = await sheetOf(
    picture,
    lines.map((line) => ({ ...line, ...inks.get(line) })),
  );
  const read = linesOfOcr(
    await recognize(await toPng(sheet), { language, layout: 'block', timeout: LIMITS.ocrTime }),
  );
  for (const [at, line] of lines.entries()) {
    const pieces = read.filter(
      (piece) => middle(piece) >= tops[at]! && middle(piece) < tops[at + 1]!,
    );
    const found = inOneRow(pieces, (tops[at]! + tops[at + 1]! - APART) / 2);
    if (found.length > 0) again.set(line, found);
  }
  return again;
}

/** The pieces of the row nearest to a height, left to right: what was told too high shows a part of the line below it as well. */
export function inOneRow(pieces: readonly PageLine[], height: number): PageLine[] {
  const [nearest] = pieces.toSorted(
    (a, b) => Math.abs(middle(a) - height) - Math.abs(middle(b) - height),
  );
  return pieces
    .filter((piece) => Math.abs(middle(piece) - middle(nearest!)) < ONE_ROW * nearest!.height)
    .sort((a, b) => a.x - b.x);
}
/** In heights of a line. */
const ONE_ROW = 0.6;

const middle = ({ y, height }: PageLine): number => y + height / 2;

/** The line with the figure that it begins with where it is read alone, if that is another. Where it has none nothing is told. */
function withOtherFigure(line: PageLine, pieces: readonly PageLine[]): PageLine {
  const [alone] = pieces;
  const figure = FIRST_FIGURE.exec(line.text)?.[1];
  const other = FIRST_FIGURE.exec(alone?.text ?? '')?.[1];
  if (figure === undefined || other === undefined || figure === other) return line;
  const isUnitBehind = other.startsWith(figure) && GRAM.test(other.slice(figure.length));
  // "1 00 g flour": a blank within a figure of which both saw the same signs.
  const whole = line.text.replace(/^\W+|\s/gu, '');
  const isParted = /\p{L}$/u.test(whole) && blankless(pieces).startsWith(whole);
  return isUnitBehind || isParted ? line : { ...line, otherFigure: { figure, other } };
}

const blankless = (pieces: readonly PageLine[]): string =>
  pieces.map(({ text }) => text.replace(/^\W+|\s/gu, '')).join('');

function judged(line: PageLine, found: readonly PageLine[]): PageLine {
  const text = found.map((piece) => piece.text).join(' ');
  const confidence = min(...found.map((piece) => piece.confidence ?? 0));
  const first = line.confidence ?? 0;
  const bullet = /^• /.exec(line.text)?.[0] ?? '';
  if (words(text) === words(line.text))
    return { ...line, confidence: max(first, min(confidence, SURE)) };
  // A figure that a fraction is taken for is no surer by itself.
  if (UNTOLD.test(line.text)) return line;
  // "1,2 kg", and by itself "1,2 ke".
  const isMeasure = MEASURE.test(line.text);
  if (isMeasure && !MEASURE.test(text) && figures(text) === figures(line.text)) return line;
  if (!isMeasure && confidence >= SURE && confidence >= first + SURER)
    return { ...line, text: bullet + text.replace(/^• /, ''), confidence };
  // "7549", and by itself "75g".
  if (FIGURES.test(line.text) && MEASURE.test(text))
    return { ...line, text: bullet + text.replace(/^• /, ''), confidence: min(first, DISAGREED) };
  if (confidence <= first - SURER) return line;
  // Of long lines the letters that differ are told by the words they make.
  return FIGURE.test(line.text) ? { ...line, confidence: min(first, DISAGREED) } : line;
}

/** The lines under one another, each as high as the others, and where each begins. */
async function sheetOf(picture: GreyPicture, lines: readonly PageLine[]): Promise<Stack> {
  const cuts: GreyPicture[] = [];
  for (const { x, y, width, height } of lines) {
    const around = AROUND * height;
    const box = {
      x0: max(0, floor(x - around)),
      x1: min(picture.width, ceil(x + width + around)),
      y0: max(0, floor(y - around)),
      y1: min(picture.height, ceil(y + height + around)),
    };
    if (box.x1 <= box.x0 || box.y1 <= box.y0) {
      cuts.push({ data: new Uint8Array(1).fill(PAPER), width: 1, height: 1 });
      continue;
    }
    const cut = cutOut(picture, box, 0);
    const size = {
      height: round((1 + 2 * AROUND) * HEIGHT),
      width: round((cut.width * HEIGHT) / height),
    };
    cuts.push(await greyOf(cut, { ...size, fit: 'fill' }));
  }
  return stacked(cuts);
}
