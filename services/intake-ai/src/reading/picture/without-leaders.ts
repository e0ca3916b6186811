import type { GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, max, min, round } = Math;

/** Of paper evenly lit, which is 250: as dark as letters, and the pale dots of a photographed print. */
const INKS = [175, 222];
const PAPER = 255;
/** A dot of a leader in pixels of a prepared picture; a typewriter's are as large as the small print's letters. */
const DOT = { least: 2, most: 14 };
const SMALL = 8;
/** As a share of its box: a larger dot is ink throughout, a round letter has a hole. */
const SOLID = 0.6;
const FEWEST_DOTS = 6;
const FEWEST_SMALL_DOTS = 8;
/** In sizes of a dot: how far one stands from the next, which letters of a word do not, and how far above or below it. */
const NEAREST = 0.7;
const FARTHEST = 5;
const LEVEL = 0.6;
/** As a share of the way from one dot to the next: round letters of small print do not follow each other so evenly. */
const UNEVEN = 0.3;
/** A dot is darker than its paper a little farther than where it is ink: in pixels, and in sizes of a dot. */
const EDGE = 2;
const EDGE_SHARE = 0.3;

/** The picture without the rows of dots that lead from a food to its amount: the recogniser takes them for letters. Changes the picture given. */
export function withoutLeaders(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  for (const level of INKS) {
    const ink = data.map((value) => (value < level ? 1 : 0));
    const blots = inkBands(ink, width, height, 0)
      .filter((blot) => !isSmallish(blot) || isSolid(ink, width, blot))
      .sort((a, b) => a.x0 - b.x0);
    for (const dot of leadersIn(blots).flat()) erase(picture, dot);
  }
  return picture;
}

/** Of the size of a letter of small print and of a large dot. */
const isSmallish = (blot: Band): boolean => isDot(blot) && sizeOf(blot) > SMALL;

function isSolid(ink: Uint8Array, width: number, { x0, x1, y0, y1 }: Band): boolean {
  let inked = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) inked += ink[y * width + x]!;
  return inked >= SOLID * (x1 - x0) * (y1 - y0);
}

const sizeOf = ({ x0, x1, y0, y1 }: Band): number => max(x1 - x0, y1 - y0);

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
    if (leader.length < (sizeOf(dot) > SMALL ? FEWEST_DOTS : FEWEST_SMALL_DOTS)) continue;
    for (const each of leader) taken.add(each);
    leaders.push([...before(dot, rows), ...leader, ...behind(leader.at(-1)!, rows)]);
  }
  return leaders;
}

/** The blots that reach into each row of so many pixels, from left to right. */
function blotsOfRows(blots: readonly Band[]): Map<number, Band[]> {
  const rows = new Map<number, Band[]>();
  for (const blot of blots)
    for (let row = rowAt(blot.y0 - DOT.most); row <= rowAt(blot.y1 + DOT.most); row++) {
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
  for (let at = firstRightOf(first, beside) - 1; at >= 0; at--) {
    const last = beside[at]!;
    if (first.x0 - last.x1 > FARTHEST * sizeOf(first)) break;
    if (isDot(last) && nextTo(last, rows, 0) === first) return [last];
  }
  return [];
};

/** What stands next at the right, where that is a dot on the same level, neither as near as a letter nor far off. */
function nextTo(dot: Band, rows: ReadonlyMap<number, Band[]>, nearest = NEAREST): Band | null {
  const size = sizeOf(dot);
  const slack = max(2, LEVEL * size);
  const beside = rows.get(rowAt(middle(dot))) ?? [];
  for (let at = firstRightOf(dot, beside); at < beside.length; at++) {
    const next = beside[at]!;
    const gap = next.x0 - dot.x1;
    if (gap > FARTHEST * size) return null;
    // Of the line above or below.
    if (next.y0 > dot.y1 + slack || next.y1 < dot.y0 - slack) continue;
    const isLevel = isDot(next) && abs(middle(next) - middle(dot)) <= slack;
    return isLevel && gap >= nearest * size ? next : null;
  }
  return null;
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

function erase({ data, width, height }: GreyPicture, dot: Band): void {
  const edge = max(EDGE, round(EDGE_SHARE * sizeOf(dot)));
  const [from, to] = [max(0, dot.x0 - edge), min(width, dot.x1 + edge)];
  for (let y = max(0, dot.y0 - edge); y < min(height, dot.y1 + edge); y++)
    data.fill(PAPER, y * width + from, y * width + to);
}
