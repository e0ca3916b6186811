import {
  otsuThreshold,
  shrink,
  spread,
  type GreyPicture,
  type Point,
  type Quad,
} from './grey-picture.ts';
import { cornersAround } from './corners-around.ts';
import { endsInShade } from './ends-in-shade.ts';
import { isWrittenAround } from './written-around.ts';

const { abs, ceil, max } = Math;

const WORK_SIDE = 500;
const SMALLEST_SHARE = 0.12;
const LARGEST_SHARE = 0.97;
const BEST_FIT = 0.92;
/** A sheet in full light, and half and wholly in the shade. */
const MOST_LIGHTS = 3;

/**
 * Finds the sheet of paper in a photo: the largest bright area, when a quadrilateral fits it well
 * and nothing is written around it: then the light ends there, not the paper.
 * Null when the picture is the page itself, or when no sheet stands out from its ground.
 */
export function findPageOutline(picture: GreyPicture): Quad | null {
  const factor = max(1, ceil(max(picture.width, picture.height) / WORK_SIDE));
  const small = shrink(picture, factor);
  if (spread(small, 0.05, 0.9) < 60) return null;
  const corners = cornersOfSheet(small);
  if (!corners) return null;
  const outline = corners.map((point) => ({
    x: (point.x + 0.5) * factor,
    y: (point.y + 0.5) * factor,
  })) as Quad;
  return isWrittenAround(picture, outline) ? null : outline;
}

/** The corners of the bright area. Where it ends in a shadow, what is darker is parted once more: into the sheet in the shade and its ground. */
function cornersOfSheet(small: GreyPicture): Quad | null {
  let threshold = otsuThreshold(small);
  for (let light = 0; light < MOST_LIGHTS; light++) {
    const corners = cornersOfArea(small, threshold);
    if (!corners || !endsInShade(corners, small)) return corners;
    const data = small.data.filter((value) => value <= threshold);
    threshold = otsuThreshold({ data, width: data.length, height: 1 });
  }
  return null;
}

/** The corners of the largest area that is lighter, where it has the shape of a sheet. */
function cornersOfArea(small: GreyPicture, threshold: number): Quad | null {
  const area = largestBrightArea(small, threshold);
  const share = area.size / small.data.length;
  if (share < SMALLEST_SHARE || share > LARGEST_SHARE) return null;
  const reached = extremeCorners(area.points, small);
  const fit = area.filled / max(1, quadArea(reached));
  if (fit < BEST_FIT || fit > 1.08 || touchesFrame(reached, small) >= 3) return null;
  if (isBelowBar(reached, small)) return null;
  return cornersAround(area.points, reached, small) ?? reached;
}

interface Area {
  size: number;
  /** The size with holes filled row by row: text on the sheet is dark but belongs to it. */
  filled: number;
  /** The first and last pixel of each row. */
  points: Point[];
}

function largestBrightArea(picture: GreyPicture, threshold: number): Area {
  const { width, height, data } = picture;
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  let best: Area = { size: 0, filled: 0, points: [] };
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 0) <= threshold) continue;
    const left = new Int32Array(height).fill(width);
    const right = new Int32Array(height).fill(-1);
    let depth = 0;
    let size = 0;
    stack[depth++] = start;
    seen[start] = 1;
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      size++;
      const x = at % width;
      const y = (at - x) / width;
      if (x < (left[y] ?? 0)) left[y] = x;
      if (x > (right[y] ?? 0)) right[y] = x;
      for (const next of [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        at - width,
        at + width,
      ]) {
        if (next < 0 || next >= data.length || seen[next] || (data[next] ?? 0) <= threshold)
          continue;
        seen[next] = 1;
        stack[depth++] = next;
      }
    }
    if (size <= best.size) continue;
    const points: Point[] = [];
    let filled = 0;
    for (let y = 0; y < height; y++) {
      const from = left[y] ?? width;
      const to = right[y] ?? -1;
      if (to < from) continue;
      filled += to - from + 1;
      points.push({ x: from, y }, { x: to, y });
    }
    best = { size, filled, points };
  }
  return best;
}

/** The four points that reach farthest towards the corners. */
function extremeCorners(points: Point[], { width, height }: GreyPicture): Quad {
  const reach = (score: (point: Point) => number) =>
    points.reduce(
      (best, point) => (score(point) > score(best) ? point : best),
      points[0] ?? { x: 0, y: 0 },
    );
  const w = 1 / width;
  const h = 1 / height;
  return [
    reach((p) => -p.x * w - p.y * h),
    reach((p) => p.x * w - p.y * h),
    reach((p) => p.x * w + p.y * h),
    reach((p) => -p.x * w + p.y * h),
  ];
}

function quadArea(quad: Quad): number {
  let sum = 0;
  quad.forEach((point, index) => {
    const next = quad[(index + 1) % 4] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return abs(sum) / 2;
}

/** What reaches both sides and the foot of the picture, with straight edges, is the page of an app below the bar at its top, not a sheet. */
function isBelowBar(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad,
  picture: GreyPicture,
): boolean {
  const { width, height } = picture;
  return (
    [topLeft, bottomLeft].every(({ x }) => x <= 1) &&
    [topRight, bottomRight].every(({ x }) => x >= width - 2) &&
    [bottomLeft, bottomRight].every(({ y }) => y >= height - 2) &&
    abs(topLeft.y - topRight.y) <= 1
  );
}

function touchesFrame(quad: Quad, { width, height }: GreyPicture): number {
  return quad.filter(
    (point) => (point.x <= 1 || point.x >= width - 2) && (point.y <= 1 || point.y >= height - 2),
  ).length;
}
