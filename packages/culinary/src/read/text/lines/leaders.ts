import type { PageLine } from './page-line.ts';

const LEADER = /\s?(?:[.·․‧_…]\s?){5,}/u;
/** In heights of a line: so far apart at least are what a row of dots joins. */
const APART = 2;

/** Pieces with a row of dots in them, "Flour . . . . . . 300 g", become two, one at each end of it. */
export const partedAtLeaders = (pieces: readonly PageLine[]): PageLine[] => pieces.flatMap(parts);

function parts(piece: PageLine): PageLine[] {
  const leader = LEADER.exec(piece.text);
  if (!leader) return [piece];
  const before = piece.text.slice(0, leader.index).trim();
  const behind = piece.text.slice(leader.index + leader[0].length).trim();
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
