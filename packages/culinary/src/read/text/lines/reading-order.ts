import { statedFacts } from '../facts/stated-facts.ts';
import { withYieldBelowTitle } from './beside-title.ts';
import { cutColumns, type Flow } from './columns.ts';
import { continueColumns } from './columns-over-pages.ts';
import { withFactColumns } from './fact-columns.ts';
import { withFactRows } from './fact-rows.ts';
import { isButtonOfHeading } from './heading-buttons.ts';
import { isLoneMarker, readMarker } from './list-markers.ts';
import type { PageLine, TextLine } from './page-line.ts';
import { beginsColumn, isLineOfFacts, isPairOfColumns, narrowColumns } from './narrow-gutters.ts';
import { notesApart } from './margin-notes.ts';
import { partedAtLeaders } from './leaders.ts';
import { alongSlopes } from './sloping-lines.ts';
import { withTableRows } from './ingredient-tables.ts';
import { besideFirstLines, withNumbersOfSteps } from './numbers-beside.ts';
import { withAmountsInFront } from './right-hand-amounts.ts';
import { withoutSheetMargins } from './printed-sheet.ts';
import { linesOfSheet } from './sheet-rows.ts';
import { withoutSpecks } from './specks.ts';
import { offersApart } from './shop-offers.ts';
import { withSteppedYields } from './stepped-yields.ts';
import { stepGrid } from './step-grid.ts';

/** More pieces of text than this on one page are no recipe; they are read row by row, without looking for columns. */
const MAX_PIECES = 2000;

/** Puts the pieces of text of one or more pages into the order in which a person reads them. */
export function inReadingOrder(pieces: PageLine[]): TextLine[] {
  const pages = new Map<number, PageLine[]>();
  for (const piece of withoutSpecks(pieces)) {
    if (piece.text.trim() === '') continue;
    const list = pages.get(piece.page);
    if (list) list.push(piece);
    else pages.set(piece.page, [piece]);
  }
  const flows = [...pages.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, lines]) => flowsOfPage(lines));
  const ordered = continueColumns(flows);
  const usual = usualPitch(ordered);
  return ordered.flatMap((flow, index) => textLines(flow, index, usual));
}

function flowsOfPage(pieces: PageLine[]): Flow[] {
  const sheet = withoutSheetMargins(pieces);
  const lines = linesOfSheet(sheet);
  if (lines) return [{ lines, column: 0 }];
  const rows = withNumbersOfSteps(
    rowsOf(besideFirstLines(withYieldBelowTitle(alongSlopes(partedAtLeaders(sheet.pieces))))),
  );
  const whole = withAmountsInFront(
    withFactRows(withFactColumns(joinRows(withTableRows(withSteppedYields(rows))))),
  );
  if (pieces.length > MAX_PIECES) return [{ lines: whole.flat(), column: 0 }];
  const { rows: told, offers } = offersApart(whole);
  return [
    ...flowsOfRows(told),
    ...offers.map((lines) => ({ lines: [inOneLine(lines)], column: 0 })),
  ];
}

/** An offer as one line, its price with what is sold. */
const inOneLine = (lines: readonly PageLine[]): PageLine => ({
  ...lines[0]!,
  text: lines.map(({ text }) => text.trim()).join(' '),
});

function flowsOfRows(whole: PageLine[][]): Flow[] {
  const grid = stepGrid(whole);
  if (grid)
    return [
      ...cutColumns(grid.above),
      ...cutColumns(grid.list),
      ...grid.cells.map((cell) => ({ lines: cell, column: 0 })),
      ...cutColumns(grid.rest),
    ];
  const flows = cutColumns(whole);
  if (flows.length > 1) return flows;
  const { rows: body, notes } = notesApart(whole);
  return [body, ...notes.map((note) => [note])].map((some) => ({ lines: some.flat(), column: 0 }));
}

/** Pieces on one baseline, left to right. */
function rowsOf(pieces: PageLine[]): PageLine[][] {
  const sorted = [...pieces].sort((a, b) => middle(a) - middle(b) || a.x - b.x);
  const rows: PageLine[][] = [];
  let row: PageLine[] = [];
  let anchor = 0;
  for (const piece of sorted) {
    const tallest = Math.max(piece.height, ...row.map((line) => line.height));
    if (row.length > 0 && middle(piece) - anchor > 0.45 * Math.min(tallest, 1.6 * piece.height)) {
      rows.push(row);
      row = [];
    }
    if (row.length === 0) anchor = middle(piece);
    row.push(piece);
  }
  if (row.length > 0) rows.push(row);
  for (const each of rows) each.sort((a, b) => a.x - b.x);
  return rows;
}

/** Joins pieces that are words of one line: a marker with its text, differently styled words. A gap of a column stays. */
function joinRows(rows: PageLine[][]): PageLine[][] {
  const starts = narrowColumns(rows);
  return rows.map((row, at) => {
    if (isPairOfColumns(rows, at)) return row;
    const isWhole = isLineOfFacts(row);
    const joined: PageLine[] = [];
    for (const piece of row) {
      const last = joined.at(-1);
      const gap = last ? piece.x - (last.x + last.width) : 0;
      const reach = last && isLoneMarker(last.text) ? 4 : 1;
      const isWord = last && gap < reach * Math.max(last.height, piece.height);
      const begins =
        last &&
        !isWhole &&
        ((starts.has(Math.round(piece.x)) && beginsColumn(last, piece)) || isOwnItem(last, piece));
      if (last && isWord && !begins) joined[joined.length - 1] = join(last, piece);
      else joined.push(piece);
    }
    return joined;
  });
}

/** In a picture what a bullet or a badge opens is no word of the line before it. */
const isOwnItem = (last: PageLine, piece: PageLine): boolean =>
  piece.confidence !== undefined && /^[•*]\s+\d/u.test(piece.text) && !isLoneMarker(last.text);

function join(a: PageLine, b: PageLine): PageLine {
  const right = Math.max(a.x + a.width, b.x + b.width);
  const wider = a.width >= b.width ? a : b;
  const gap = b.x - (a.x + a.width);
  const space = gap > 0.12 * wider.height || isLoneMarker(a.text) ? ' ' : '';
  const marker = isLoneMarker(a.text);
  return {
    ...wider,
    text: `${a.text}${space}${b.text}`,
    x: a.x,
    y: marker ? b.y : Math.min(a.y, b.y),
    width: right - a.x,
    height: marker ? b.height : Math.max(a.height, b.height),
    // A word in bold at the head of a line makes no heading of it.
    bold: (marker || (a.bold ?? false)) && (b.bold ?? false),
    ...(wider.confidence === undefined
      ? {}
      : { confidence: Math.min(a.confidence ?? 100, b.confidence ?? 100) }),
  };
}

/** The level of a heading below the title of the dish. */
const HEADING = 3;

/** The rows of a flow as lines; pieces still apart on one row are cells of a table and are read along it. */
function textLines(flow: Flow, column: number, usual: number): TextLine[] {
  const lines: TextLine[] = [];
  const rows: PageLine[] = [];
  for (const [at, piece] of flow.lines.entries()) {
    const last = rows.at(-1);
    if (
      last &&
      last.page === piece.page &&
      Math.abs(middle(last) - middle(piece)) < 0.45 * Math.max(last.height, piece.height) &&
      piece.x >= last.x + last.width &&
      !standsBesideTitle(last, flow.lines.slice(at), rows.length)
    ) {
      // What is smaller is read before the title, which the line below it may go on with.
      if (isOfOtherSize(last, piece)) {
        rows.splice(piece.height < last.height ? -1 : rows.length, 0, piece);
        continue;
      }
      if (isButtonOfHeading(last, piece)) {
        rows.splice(-1, 0, piece);
        continue;
      }
      rows[rows.length - 1] = {
        ...join(last, piece),
        text: `${last.text.trimEnd()}  ${piece.text.trimStart()}`,
      };
    } else rows.push(piece);
  }
  const pitch = rows.length >= OWN_PITCH ? lowerQuartile(pitchesOf(rows)) || usual : usual;
  let previous: PageLine | null = null;
  for (const row of rows) {
    const { marker, text, cut } = readMarker(withoutSoftHyphens(row.text.trim()));
    const trimmed = text.trim();
    const markerX = row.x;
    const samePage = previous !== null && previous.page === row.page;
    const gap =
      previous && samePage
        ? (row.y - previous.y) / Math.max(1, pitch * row.height) -
          Math.max(1, previous.height / Math.max(1, row.height))
        : 0;
    lines.push({
      text: trimmed,
      page: row.page,
      column,
      x: cut > 0 ? markerX + (row.width * cut) / Math.max(1, row.text.trim().length) : markerX,
      markerX,
      right: row.x + row.width,
      y: row.y,
      size: row.height,
      bold: row.bold ?? false,
      marker,
      gap: Math.max(0, gap),
      heading: row.isTitle ? HEADING : 0,
      confidence: row.confidence ?? null,
    });
    previous = row;
  }
  return lines;
}

/** "FLAN DE HUEVO      Postres - 17" at the head of a card, right above its list: the title, and far from it what the card is of or for how many. */
function standsBesideTitle(title: PageLine, rest: readonly PageLine[], row: number): boolean {
  const [aside, below] = rest;
  if (aside && row <= LAST_HEAD_ROW && isCardNumber(title, aside)) return true;
  return (
    row <= LAST_HEAD_ROW &&
    aside !== undefined &&
    below !== undefined &&
    aside.x - title.x - title.width > FAR_BESIDE * title.height &&
    /\p{L}{3}/u.test(title.text) &&
    !/\d/.test(title.text) &&
    /\p{L}{3}/u.test(aside.text) &&
    middle(below) - middle(aside) > 0.45 * below.height &&
    (startsWithFigure(below.text) || statedFacts(below.text) !== null)
  );
}

/** "Nr. 27", "Scheda n. 4", far at the right of a line of words. */
const isCardNumber = (title: PageLine, aside: PageLine): boolean =>
  aside.x - title.x - title.width > FAR_BESIDE * title.height &&
  /\p{L}{3}/u.test(title.text) &&
  CARD_NUMBER.test(aside.text.trim());
const CARD_NUMBER = /^(?:\p{L}{4,12}\s)?(?:Nr|No|N[°ºo]|N|Núm|Num|Nro|#)\.?[°º]?\s?\d{1,4}$/iu;

/** "Bulgur-Pfanne mit Halloumi" and, much smaller and far at its right, the name of who sells it. */
const isOfOtherSize = (one: PageLine, other: PageLine): boolean =>
  other.x - one.x - one.width > OTHER_SIZE_APART * Math.max(one.height, other.height) &&
  Math.max(one.height, other.height) > OTHER_SIZE * Math.min(one.height, other.height) &&
  [one, other].every(
    ({ text, height }) =>
      /\p{L}{3}/u.test(text) &&
      (!/\d/.test(text) ||
        (height < Math.max(one.height, other.height) && statedFacts(text) === null)),
  );

const OTHER_SIZE = 1.4;
const OTHER_SIZE_APART = 3;
const FAR_BESIDE = 1.5;
/** Of whom the card is may stand above the title. */
const LAST_HEAD_ROW = 2;
const startsWithFigure = (text: string): boolean => /^[\d¼-¾⅐-⅞]\S*\s/u.test(text);

/** Where a word may be broken; at the end of a line it was. */
const withoutSoftHyphens = (text: string): string => text.replace(/\u00ad(?!$)/g, '');

/** From so many lines on, a column tells its own distance between lines. */
const OWN_PITCH = 8;

/** The distance between lines that follow closely, in font sizes. */
function usualPitch(flows: Flow[]): number {
  const found = lowerQuartile(flows.flatMap((flow) => pitchesOf(flow.lines)));
  return found === 0 ? 1.4 : Math.min(1.8, Math.max(1, found));
}

function pitchesOf(rows: PageLine[]): number[] {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    return next && next.page === row.page && next.y > row.y + 0.5 * row.height
      ? [(next.y - row.y) / Math.max(1, next.height)]
      : [];
  });
}

function lowerQuartile(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.25)] ?? 0;
}

function middle(line: PageLine): number {
  return line.y + line.height / 2;
}
