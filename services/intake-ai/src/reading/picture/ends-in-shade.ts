import type { GreyPicture, Point, Quad } from './grey-picture.ts';

const { hypot, max, min, round } = Math;

/** In pixels of the small copy: how far inside and outside of an edge the paper and its ground are looked at. */
const ASIDE = 5;
/** As shares of an edge: its corners are left out, and so far apart it is looked at. */
const FIRST = 0.05;
const APART = 0.02;
const FEWEST = 5;
/** Of 255: across the edge of a sheet it gets so much darker at once, across that of a shadow little by little. */
const STEP = 12;

/**
 * Whether a sheet was found to end where a shadow begins that lies on it: across one of its edges it gets darker only little by little, and
 * across another at once, or the picture ends there. A frame that is drawn on the page has paper on both sides of all its edges.
 */
export function endsInShade(corners: Quad, picture: GreyPicture): boolean {
  const steps = corners.map((from, at) => stepAcross(from, corners[(at + 1) % 4]!, picture));
  const soft = steps.filter((step) => step !== null && step < STEP);
  return soft.length > 0 && soft.length < steps.length;
}

/** How much darker it is outside of an edge than inside, for half of it at least; null where the picture ends there. */
function stepAcross(from: Point, to: Point, picture: GreyPicture): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = max(1, hypot(dx, dy));
  const [outX, outY] = [(ASIDE * dy) / length, (-ASIDE * dx) / length];
  const steps: number[] = [];
  for (let share = FIRST; share < 1 - FIRST; share += APART) {
    const [x, y] = [from.x + share * dx, from.y + share * dy];
    const outside = valueAt(picture, x + outX, y + outY);
    const inside = valueAt(picture, x - outX, y - outY);
    if (outside !== null && inside !== null) steps.push(inside - outside);
  }
  return steps.length < FEWEST ? null : steps.sort((a, b) => a - b)[steps.length >> 1]!;
}

function valueAt({ data, width, height }: GreyPicture, x: number, y: number): number | null {
  const [column, row] = [round(x), round(y)];
  const isWithin = min(column, row) >= 0 && column < width && row < height;
  return isWithin ? data[row * width + column]! : null;
}
