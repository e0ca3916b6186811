import type { PageLine } from './page-line.ts';

/** In heights of a line: how far a piece of it stands above or below the one before it, and how far from its end. */
const MOST_OFF = { least: 0.3, most: 0.85 };
const MOST_APART = 0.7;
const OVERLAP = 0.25;
const ALIKE = 1.4;
/** More pieces are no recipe. */
const MOST_PIECES = 600;
/** Specks are no pieces of a line. */
const SURE = 30;

/**
 * Pieces of a picture that stand end to end, a little above or below one another, are one line that slopes: all stand where its first does.
 * A page that was photographed from the side has such lines.
 */
export function alongSlopes(pieces: readonly PageLine[]): PageLine[] {
  const found = pieces.filter(({ confidence }) => (confidence ?? 0) >= SURE);
  if (found.length < pieces.length / 2 || pieces.length > MOST_PIECES) return [...pieces];
  const places = new Map<PageLine, number>();
  for (const piece of [...found].sort((a, b) => a.x - b.x)) {
    const before = found.filter((other) => endsAt(other, piece));
    const [one] = before;
    const isAlone = !pieces.some(
      (other) => other !== piece && other !== one && isLeftOf(other, piece),
    );
    if (before.length === 1 && isAlone) places.set(piece, middle(one!, places) - piece.height / 2);
  }
  return pieces.map((piece) => ({ ...piece, y: places.get(piece) ?? piece.y }));
}

function endsAt(one: PageLine, other: PageLine): boolean {
  const height = Math.min(one.height, other.height);
  const gap = other.x - one.x - one.width;
  const off = Math.abs(middle(one) - middle(other));
  return (
    one !== other &&
    gap > -OVERLAP * height &&
    gap < MOST_APART * height &&
    off > MOST_OFF.least * height &&
    off < MOST_OFF.most * height &&
    Math.max(one.height, other.height) < ALIKE * height
  );
}

/** Whether another piece ends on the very line of this one, close before it. */
const isLeftOf = (other: PageLine, piece: PageLine): boolean =>
  other.x < piece.x &&
  piece.x - other.x - other.width < 2 * piece.height &&
  other.x + other.width < piece.x + piece.height &&
  Math.abs(middle(other) - middle(piece)) <= MOST_OFF.least * piece.height;

const middle = (line: PageLine, places?: ReadonlyMap<PageLine, number>): number =>
  (places?.get(line) ?? line.y) + line.height / 2;
