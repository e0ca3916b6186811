import type { PageLine } from '@convivio/culinary/read';

/** A piece of text as it stands on its page: `x` and `y` are where its baseline begins. */
export interface TurnedLine extends PageLine {
  /** How far its baseline is turned clockwise against the page, in radians. */
  angle: number;
}

/** What is turned further against the rest is no line of it: a name along the margin, a stamp across the page. */
const MOST_ASKEW = 0.3;
/** How far the lines of one page differ, as they were laid under a scanner. */
const ALIKE = 0.02;
/** The height of letters above the baseline, as a share of the font's size. */
const ASCENT = 0.8;

/**
 * The pieces of a page with their tops, set straight where nearly all of its text is turned by one angle, as on a scanned card: rows of a
 * page that stands askew would else mingle. What is turned against the rest is left out.
 */
export function upright(pieces: readonly TurnedLine[]): PageLine[] {
  const askew = commonAngle(pieces);
  const [cos, sin] = [Math.cos(askew), Math.sin(askew)];
  const turned = pieces
    .filter(({ angle }) => Math.abs(between(angle, askew)) <= MOST_ASKEW)
    .map(({ angle: _angle, ...piece }) => ({
      ...piece,
      x: cos * piece.x + sin * piece.y,
      y: cos * piece.y - sin * piece.x - ASCENT * piece.height,
    }));
  // A page that was turned lies beside its corner; nothing below expects places left of it or above.
  const left = Math.min(0, ...turned.map(({ x }) => x));
  const top = Math.min(0, ...turned.map(({ y }) => y));
  return turned.map((piece) => ({ ...piece, x: piece.x - left, y: piece.y - top }));
}

/** The angle of most letters; none where they share no angle, as some text on a page is always level. */
function commonAngle(pieces: readonly TurnedLine[]): number {
  const sorted = pieces.toSorted((one, other) => one.angle - other.angle);
  const letters = (some: readonly TurnedLine[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  const all = letters(sorted);
  let from = 0;
  let within = 0;
  let best = { from: 0, to: 0, letters: 0 };
  for (const [at, piece] of sorted.entries()) {
    within += piece.text.length;
    while (piece.angle - sorted[from]!.angle > ALIKE) within -= sorted[from++]!.text.length;
    if (within > best.letters) best = { from, to: at + 1, letters: within };
  }
  if (best.letters <= all / 2) return 0;
  const alike = sorted.slice(best.from, best.to);
  return alike.reduce((sum, { angle, text }) => sum + angle * text.length, 0) / best.letters;
}

/** The angle between two directions, from -π to π. */
const between = (one: number, other: number): number =>
  Math.atan2(Math.sin(one - other), Math.cos(one - other));
