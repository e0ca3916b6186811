import { readMarker } from './list-markers.ts';
import type { PageLine } from './page-line.ts';

const ALONE = /^\d{1,2}[.)]?$/u;
/** "a) Knead" */
const LETTER = /^\(?\p{L}[).]/u;
/** "1 Bulgur kochen": a food with its amount as well. */
const BARE = /^(\d{1,2})\s+(?=\p{Lu}\p{L}|¡|¿)/u;
/** What a recogniser sees of a number in a badge. */
const SIGN = /^[@©®&•]\s(?=\p{Lu}\p{Ll})/u;
const LONGEST_TITLE = 48;
const ENDS = /[.?,;:]$/u;
const FEWEST_STEPS = 4;
const FEWEST_NUMBERS = 2;
/** In heights of a line: how far heads under one another may differ, and a title whose number was not read stands right of it. */
const ALIGNED = 1.5;
const BEHIND_NUMBER = 3;
/** No page has so many rows that may begin a grid. */
const MOST_STARTS = 40;

export interface Head {
  piece: PageLine;
  /** Null where it could not be read. */
  number: number | null;
  /** Whether it is surely the number of a step, and no amount. */
  isSure: boolean;
}

export interface GridHeads {
  /** Rows of heads, the steps counted along each and from each to the next. */
  bands: Head[][];
  /** Where the columns begin. */
  columns: number[];
}

/** Rows of numbers that count up from 1 along each and from each to the next, under one another; null where there are none. */
export function gridHeads(rows: readonly PageLine[][]): GridHeads | null {
  const heads = rows.map((row) => row.flatMap(headIn));
  const starts = [...rows.keys()]
    .flatMap((at) => opensGrid(heads[at]!).map((band): [number, Head[]] => [at, band]))
    .slice(0, MOST_STARTS);
  for (const [at, band] of starts) {
    const bands = [band, ...furtherBands(band, rows.slice(at + 1), heads.slice(at + 1))];
    const all = bands.flat();
    const read = all.filter(({ number }) => number !== null);
    if (bands.length < 2 || all.length < FEWEST_STEPS) continue;
    if (read.length < FEWEST_NUMBERS) continue;
    const columns = band.map((_head, column) =>
      Math.min(...bands.flatMap((heads) => heads[column]?.piece.x ?? [])),
    );
    return { bands, columns };
  }
  return null;
}

function headIn(piece: PageLine): Head[] {
  const text = piece.text.trim();
  const marker = LETTER.test(text) ? null : readMarker(text).marker;
  if (ALONE.test(text)) return [{ piece, number: Number.parseInt(text, 10), isSure: true }];
  if (marker?.kind === 'number') return [{ piece, number: marker.ordinal, isSure: true }];
  const bare = BARE.exec(text)?.[1];
  if (bare !== undefined && isTitle(text)) return [{ piece, number: Number(bare), isSure: false }];
  return SIGN.test(text) && piece.confidence !== undefined && isTitle(text)
    ? [{ piece, number: null, isSure: false }]
    : [];
}

const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE && !ENDS.test(text);

/** The heads of a row that count from one; what stands left of them is of a list beside the grid. */
function opensGrid(heads: readonly Head[]): Head[][] {
  return [...heads.keys()]
    .map((from) => heads.slice(from))
    .filter(
      (band) =>
        band.length > 1 && band.every(({ number }, at) => number === null || number === at + 1),
    )
    .slice(0, 1);
}

function furtherBands(
  top: readonly Head[],
  rows: readonly PageLine[][],
  heads: readonly Head[][],
): Head[][] {
  const bands: Head[][] = [];
  let next = top.length + 1;
  for (const [at, row] of rows.entries()) {
    const band = bandIn(top, next, row, heads[at]!);
    if (band.length === 0) continue;
    bands.push(band);
    next += band.length;
    if (band.length < top.length) break;
  }
  return bands;
}

/** The heads of a row under those of the first, of which one at least is read or two are seen. */
function bandIn(
  top: readonly Head[],
  next: number,
  row: readonly PageLine[],
  heads: readonly Head[],
): Head[] {
  const under = top.map(({ piece: above }, column) =>
    heads.find(
      ({ piece, number }) =>
        Math.abs(piece.x - above.x) < ALIGNED * Math.max(piece.height, above.height) &&
        (number === null || number === next + column),
    ),
  );
  const seen = under.filter((head) => head !== undefined);
  if (seen.length === 0 || (seen.length < 2 && seen[0]!.number === null)) return [];
  const filled = under.map((head, column) => head ?? titleAt(row, top[column]!.piece));
  const end = filled.indexOf(null);
  return filled.slice(0, end < 0 ? filled.length : end) as Head[];
}

/** A title whose number was not read. */
function titleAt(row: readonly PageLine[], above: PageLine): Head | null {
  const piece = row.find(
    ({ x, height, text }) =>
      x > above.x - ALIGNED * height &&
      x < above.x + BEHIND_NUMBER * height &&
      isTitle(text.trim()) &&
      /^\p{Lu}/u.test(text.trim()),
  );
  return piece ? { piece, number: null, isSure: false } : null;
}
