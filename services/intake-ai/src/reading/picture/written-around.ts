import { evenLight } from './even-light.ts';
import { shrink, type GreyPicture, type Point } from './grey-picture.ts';

const { ceil, max } = Math;

/** Letters of a recipe page are still told from their paper at this size. */
const WORK_SIDE = 1_300;
const CELL = 24;
/** Of paper evenly lit, which is 250. */
const INK = 150;
const PAPER = 205;
/** Times that a cell of writing passes from paper to ink. */
const LEAST_STROKES = 16;
/** The edge of the sheet is no writing: this many cells around it are not looked at. */
const EDGE = 0.5;
const FEWEST_CELLS = 6;
const LEAST_SHARE = 0.05;

/** Whether there is writing beside the area as there is in it. Shadows are taken out first. */
export function isWrittenAround(picture: GreyPicture, area: readonly Point[]): boolean {
  const factor = max(1, ceil(max(picture.width, picture.height) / WORK_SIDE));
  const even = evenLight(shrink(picture, factor));
  const corners = area.map(({ x, y }) => ({ x: x / factor, y: y / factor }));
  let inside = 0;
  let outside = 0;
  for (let y = 0; y + CELL <= even.height; y += CELL)
    for (let x = 0; x + CELL <= even.width; x += CELL) {
      if (strokes(even, x, y) < LEAST_STROKES) continue;
      const beyond = distanceBeyond(corners, { x: x + CELL / 2, y: y + CELL / 2 });
      if (beyond <= 0) inside++;
      else if (beyond > EDGE * CELL) outside++;
    }
  return outside >= max(FEWEST_CELLS, LEAST_SHARE * inside);
}

function strokes({ data, width }: GreyPicture, left: number, top: number): number {
  let count = 0;
  for (let y = top; y < top + CELL; y++) {
    let onPaper = false;
    for (let x = left; x < left + CELL; x++) {
      const value = data[y * width + x] ?? 0;
      if (value > PAPER) onPaper = true;
      else if (value < INK && onPaper) {
        count++;
        onPaper = false;
      }
    }
  }
  return count;
}

/** How far a point lies outside of a convex area given clockwise; 0 or less within. */
function distanceBeyond(corners: readonly Point[], { x, y }: Point): number {
  return max(
    ...corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const length = max(1, Math.hypot(to.x - from.x, to.y - from.y));
      return ((to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y)) / length;
    }),
  );
}
