import type { GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, max, min } = Math;

/** Of paper evenly lit, which is 250. */
const INK = 175;
const PAPER = 255;
/** A dot of a leader in pixels of a prepared picture. */
const DOT = { least: 2, most: 11 };
const FEWEST_DOTS = 8;
/** In sizes of a dot: how far one stands from the next, and how far above or below it. */
const FARTHEST = 5;
const LEVEL = 0.6;
/** In pixels: a dot is darker than its paper a little farther than where it is ink. */
const EDGE = 2;

/** The picture without the rows of dots that lead from a food to its amount: the recogniser takes them for letters. Changes the picture given. */
export function withoutLeaders(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const ink = data.map((value) => (value < INK ? 1 : 0));
  const dots = inkBands(ink, width, height, 0).filter(isDot);
  for (const dot of leadersIn(dots).flat()) erase(picture, dot);
  return picture;
}

function isDot({ x0, x1, y0, y1 }: Band): boolean {
  const [across, down] = [x1 - x0, y1 - y0];
  return min(across, down) >= DOT.least && max(across, down) <= DOT.most && abs(across - down) <= 3;
}

/** Rows of dots that follow each other closely. */
function leadersIn(dots: readonly Band[]): Band[][] {
  const rows = new Map<number, Band[]>();
  for (const dot of dots) {
    const row = rows.get(middle(dot) >> 4);
    if (row) row.push(dot);
    else rows.set(middle(dot) >> 4, [dot]);
  }
  const open: Band[][] = [];
  const taken = new Set<Band>();
  for (const dot of [...dots].sort((a, b) => a.x0 - b.x0)) {
    if (taken.has(dot)) continue;
    const leader = followed(dot, rows, taken);
    if (leader.length >= FEWEST_DOTS) open.push(leader);
  }
  return open;
}

function followed(first: Band, rows: ReadonlyMap<number, Band[]>, taken: Set<Band>): Band[] {
  const leader = [first];
  for (let last: Band | undefined = first; last;) {
    taken.add(last);
    last = nextTo(last, rows);
    if (last) leader.push(last);
  }
  return leader;
}

/** The nearest dot of about the same size at the right, on the same level. */
function nextTo(dot: Band, rows: ReadonlyMap<number, Band[]>): Band | undefined {
  const size = max(dot.x1 - dot.x0, dot.y1 - dot.y0);
  const row = middle(dot) >> 4;
  let nearest: Band | undefined;
  for (const near of [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []))
    if (
      near.x0 >= dot.x1 &&
      near.x0 - dot.x1 <= FARTHEST * size &&
      abs(middle(near) - middle(dot)) <= max(2, LEVEL * size) &&
      (!nearest || near.x0 < nearest.x0)
    )
      nearest = near;
  return nearest;
}

const middle = ({ y0, y1 }: Band): number => (y0 + y1) >> 1;

function erase({ data, width, height }: GreyPicture, { x0, x1, y0, y1 }: Band): void {
  for (let y = max(0, y0 - EDGE); y < min(height, y1 + EDGE); y++)
    data.fill(PAPER, y * width + max(0, x0 - EDGE), y * width + min(width, x1 + EDGE));
}
