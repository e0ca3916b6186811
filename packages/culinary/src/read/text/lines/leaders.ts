import type { PageLine } from './page-line.ts';

const LEADER = /\s{0,3}(?:(?:[.·․‧_…]\s{0,3}){5,}|-{5,}|–{5,}|—{4,})\s{0,3}/u;
/** In heights of a line: so far apart at least are what a row of dots joins. */
const APART = 2;

/**
 * Pieces with a row of dots in them, "Flour . . . . . . 300 g", become two, one at each end of it. Dots that were set by themselves
 * between a food and its amount are no piece.
 */
export function partedAtLeaders(pieces: readonly PageLine[]): PageLine[] {
  const words = pieces.length > MOST_PIECES ? [] : pieces.filter(({ text }) => /\p{L}/u.test(text));
  const dots = Map.groupBy(
    pieces.filter(({ text }) => DOT.test(text)),
    ({ page, y }) => `${page} ${Math.round(y)}`,
  );
  const rows = new Set([...dots.values()].filter((row) => row.length >= FEWEST_DOTS).flat());
  return pieces
    .filter((piece) => !rows.has(piece) || !leadsFrom(piece, words))
    .flatMap((piece) => parts(piece, words));
}
/** Of more each is not held against all. */
const MOST_PIECES = 2000;
/** One dot of a row of them, each set by itself. */
const DOT = /^\s?[.·․‧_…]{1,3}\s?$/u;
const FEWEST_DOTS = 5;

/** Whether a row of dots leads in a line from words to what stands behind them. */
export const hasLeader = (line: string): boolean => withoutLeader(line) !== line;

/** A line of a list without the row of dots that leads to its amount: "Cozze ....... 1 kg". */
export function withoutLeader(line: string): string {
  const leader = LEADER.exec(line);
  if (leader === null) return line;
  const before = line.slice(0, leader.index);
  const behind = line.slice(leader.index + leader[0].length);
  return /\p{L}/u.test(before) && /[\p{L}\p{N}]/u.test(behind) ? `${before} ${behind}` : line;
}

function parts(piece: PageLine, words: readonly PageLine[]): PageLine[] {
  const leader = LEADER.exec(piece.text);
  if (!leader) return [piece];
  const before = piece.text.slice(0, leader.index).trim();
  const behind = piece.text.slice(leader.index + leader[0].length).trim();
  if (before === '') return stripped(piece, behind, words);
  if (!/\p{L}/u.test(before)) return [piece];
  // Dots are narrower than letters: what is reckoned by their number is at most too narrow.
  const letter = piece.width / piece.text.length;
  const width = Math.max(
    1,
    Math.min(before.length * letter, piece.width - behind.length * letter - APART * piece.height),
  );
  const right = piece.x + piece.width;
  const reach = Math.min(behind.length * letter, piece.width - width);
  return [
    { ...piece, text: before, width },
    ...(behind ? [{ ...piece, text: behind, x: right - reach, width: reach }] : []),
  ];
}

/** A piece without the dots that open it, where they lead from a food at its left: else they are a line across the page. */
function stripped(piece: PageLine, behind: string, words: readonly PageLine[]): PageLine[] {
  if (!leadsFrom(piece, words)) return [piece];
  if (behind === '') return [];
  const width = (behind.length * piece.width) / piece.text.length;
  return [{ ...piece, text: behind, x: piece.x + piece.width - width, width }];
}

/** Whether words stand at the left of a piece, in its row. */
const leadsFrom = (piece: PageLine, words: readonly PageLine[]): boolean =>
  words.some(
    ({ x, y, page, height }) =>
      page === piece.page && x < piece.x && Math.abs(y - piece.y) < SAME_ROW * height,
  );
/** In heights of a line. */
const SAME_ROW = 0.5;
