import type { GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, max, min } = Math;

/** Of paper evenly lit, which is 250. */
const INK = 175;
const PAPER = 255;
/** A dot of a leader in pixels of a prepared picture. */
const DOT = { least: 2, most: 8 };
const FEWEST_DOTS = 8;
/** In sizes of a dot: how far one stands from the next, which letters of a word do not, and how far above or below it. */
const NEAREST = 0.7;
const FARTHEST = 5;
const LEVEL = 0.6;
/** As a share of the way from one dot to the next: round letters of small print do not follow each other so evenly. */
const UNEVEN = 0.3;
/** In pixels: a dot is darker than its paper a little farther than where it is ink. */
const EDGE = 2;

/** The picture without the rows of dots that lead from a food to its amount: the recogniser takes them for letters. Changes the picture given. */
export function withoutLeaders(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const ink = data.map((value) => (value < INK ? 1 : 0));
  const blots = inkBands(ink, width, height, 0).sort((a, b) => a.x0 - b.x0);
  for (const dot of leadersIn(blots).flat()) erase(picture, dot);
  return picture;
}

function isDot({ x0, x1, y0, y1 }: Band): boolean {
  const [across, down] = [x1 - x0, y1 - y0];
  return min(across, down) >= DOT.least && max(across, down) <= DOT.most && abs(across - down) <= 3;
}

/** Rows of dots that follow each other closely and evenly, with nothing between them. */
function leadersIn(blots: readonly Band[]): Band[][] {
  const rows = blotsOfRows(blots);
  const taken = new Set<Band>();
  const leaders: Band[][] = [];
  for (const dot of blots) {
    if (taken.has(dot) || !isDot(dot)) continue;
    const leader = followed(dot, rows);
    if (leader.length < FEWEST_DOTS) continue;
    for (const each of leader) taken.add(each);
    leaders.push([...before(dot, rows), ...leader, ...behind(leader.at(-1)!, rows)]);
  }
  return leaders;
}

/** The blots that reach into each row of so many pixels, from left to right. */
function blotsOfRows(blots: readonly Band[]): Map<number, Band[]> {
  const rows = new Map<number, Band[]>();
  for (const blot of blots)
    for (let row = rowAt(blot.y0); row <= rowAt(blot.y1); row++) {
      const others = rows.get(row);
      if (others) others.push(blot);
      else rows.set(row, [blot]);
    }
  return rows;
}

function followed(first: Band, rows: ReadonlyMap<number, Band[]>): Band[] {
  const leader = [first];
  let step: number | null = null;
  for (let last = first; ;) {
    const next = nextTo(last, rows);
    const way = next ? next.x0 - last.x0 : 0;
    if (!next || (step !== null && abs(way - step) > max(1, UNEVEN * step))) return leader;
    leader.push(next);
    step ??= way;
    last = next;
  }
}

/** The last dot of a leader is cut, or nearer to the others than they are to each other; so is the first. */
const behind = (last: Band, rows: ReadonlyMap<number, Band[]>): Band[] => {
  const next = nextTo(last, rows, 0);
  return next ? [next] : [];
};

const before = (first: Band, rows: ReadonlyMap<number, Band[]>): Band[] => {
  const beside = rows.get(rowAt(middle(first))) ?? [];
  const last = beside[firstRightOf(first, beside) - 2];
  return last && isDot(last) && nextTo(last, rows, 0) === first ? [last] : [];
};

/** What stands next at the right, where that is a dot on the same level, neither as near as a letter nor far off. */
function nextTo(dot: Band, rows: ReadonlyMap<number, Band[]>, nearest = NEAREST): Band | null {
  const size = max(dot.x1 - dot.x0, dot.y1 - dot.y0);
  const beside = rows.get(rowAt(middle(dot))) ?? [];
  const next = beside[firstRightOf(dot, beside)];
  if (!next || !isDot(next) || abs(middle(next) - middle(dot)) > max(2, LEVEL * size)) return null;
  const gap = next.x0 - dot.x1;
  return gap >= nearest * size && gap <= FARTHEST * size ? next : null;
}

/** The place of the first of the sorted blots that begins at the right of one. */
function firstRightOf({ x0 }: Band, sorted: readonly Band[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (sorted[half]!.x0 <= x0) low = half + 1;
    else high = half;
  }
  return low;
}

const rowAt = (y: number): number => y >> 4;
const middle = ({ y0, y1 }: Band): number => (y0 + y1) >> 1;

function erase({ data, width, height }: GreyPicture, { x0, x1, y0, y1 }: Band): void {
  for (let y = max(0, y0 - EDGE); y < min(height, y1 + EDGE); y++)
    data.fill(PAPER, y * width + max(0, x0 - EDGE), y * width + min(width, x1 + EDGE));
}
