import type { GreyPicture, Point, Quad } from './grey-picture.ts';

const { abs, hypot, max } = Math;

/** As shares of the longer side: how far a point lies outside that is left outside, and how far beyond the picture a corner may lie. */
const OUTSIDE = 0.012;
const BEYOND = 0.04;
/** In pixels: a corner of the hull nearer to the straight line between its neighbours is the stair of a slanting edge. */
const STAIR = 1.5;

interface Edge {
  from: Point;
  to: Point;
}

/**
 * Where the corners that were reached leave part of a sheet outside, the corners in which its longest edges meet: one corner in shade is
 * not as bright as its sheet, and the lines beside it would be cut. Null where nothing lies outside, or where they meet in no sheet.
 */
export function cornersAround(
  points: readonly Point[],
  reached: Quad,
  { width, height }: GreyPicture,
): Quad | null {
  const side = max(width, height);
  const sides = reached.map((from, at): Edge => ({ from, to: reached[(at + 1) % 4]! }));
  if (points.every((point) => sides.every((edge) => beyond(edge, point) <= OUTSIDE * side)))
    return null;
  const hull = withoutStairs(hullOf(points));
  const edges = hull.map((from, at): Edge => ({ from, to: hull[(at + 1) % hull.length]! }));
  const [top, right, bottom, left] = [
    (dx: number, dy: number) => dx > abs(dy),
    (dx: number, dy: number) => dy > abs(dx),
    (dx: number, dy: number) => -dx > abs(dy),
    (dx: number, dy: number) => -dy > abs(dx),
  ].map((runs) => longestOf(edges.filter(({ from, to }) => runs(to.x - from.x, to.y - from.y))));
  if (!top || !right || !bottom || !left) return null;
  const corners = [
    meeting(left, top),
    meeting(top, right),
    meeting(right, bottom),
    meeting(bottom, left),
  ];
  const slack = BEYOND * side;
  const isWithin = (corner: Point | null): corner is Point =>
    corner !== null &&
    corner.x >= -slack &&
    corner.y >= -slack &&
    corner.x <= width + slack &&
    corner.y <= height + slack;
  return corners.every(isWithin) ? (corners as Quad) : null;
}

/** How far a point lies outside of an edge of an area given clockwise. */
const beyond = ({ from, to }: Edge, { x, y }: Point): number =>
  ((to.y - from.y) * (x - from.x) - (to.x - from.x) * (y - from.y)) /
  max(1, lengthOf({ from, to }));

const lengthOf = ({ from, to }: Edge): number => hypot(to.x - from.x, to.y - from.y);

const longestOf = (edges: readonly Edge[]): Edge | undefined =>
  [...edges].sort((a, b) => lengthOf(b) - lengthOf(a))[0];

/** The points around all others, clockwise. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (some: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of some) {
      while (chain.length > 1 && beyond({ from: chain.at(-2)!, to: chain.at(-1)! }, point) >= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A hull without the corners that hardly stand out of it, the least first. */
function withoutStairs(hull: readonly Point[]): Point[] {
  const rest = [...hull];
  const stands = (at: number): number => {
    const [from, to] = [rest.at(at - 1)!, rest[(at + 1) % rest.length]!];
    return beyond({ from, to }, rest[at]!);
  };
  while (rest.length > 4) {
    const heights = rest.map((_, at) => stands(at));
    const least = heights.reduce((best, height, at) => (height < heights[best]! ? at : best), 0);
    if (heights[least]! > STAIR) break;
    rest.splice(least, 1);
  }
  return rest;
}

/** Where the lines of two edges meet; null where they hardly do. */
function meeting(one: Edge, other: Edge): Point | null {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const cross = ax * by - ay * bx;
  if (abs(cross) < 0.3 * hypot(ax, ay) * hypot(bx, by)) return null;
  const way = ((other.from.x - one.from.x) * by - (other.from.y - one.from.y) * bx) / cross;
  return { x: one.from.x + way * ax, y: one.from.y + way * ay };
}
