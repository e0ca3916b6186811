import { otsuThreshold, shrink, type GreyPicture } from './grey-picture.ts';

const { abs, ceil, max, min, round, tan } = Math;

const WORK_SIDE = 900;
const WIDEST = 12;
/** In pixels of the small copy: parts that are looked at for themselves, and the share of ink that no writing has. */
const CELL = 16;
const SOLID = 0.7;

/**
 * The angle in degrees by which lines of text rise to the right (negative) or fall (positive),
 * between -12 and 12: where the ink of the rows is gathered most.
 */
export function findSkew(picture: GreyPicture): number {
  const small = shrink(picture, max(1, round(max(picture.width, picture.height) / WORK_SIDE)));
  const ink = inkPoints(small);
  if (ink.length < 200) return 0;
  let best = sharpest(ink, small, -WIDEST, WIDEST, 1);
  best = sharpest(ink, small, best - 0.9, best + 0.9, 0.3);
  return sharpest(ink, small, best - 0.2, best + 0.2, 0.1);
}

function sharpest(
  ink: Int32Array,
  picture: GreyPicture,
  from: number,
  to: number,
  step: number,
): number {
  let best = 0;
  let bestScore = -1;
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const score = rowContrast(ink, picture, angle);
    if (score > bestScore) {
      bestScore = score;
      best = angle;
    }
  }
  return round(best * 100) / 100;
}

/** Sum of squared differences between neighbouring rows of the sheared picture. */
function rowContrast(ink: Int32Array, { width, height }: GreyPicture, angle: number): number {
  const slope = tan((angle * Math.PI) / 180);
  const offset = ceil(abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * offset);
  for (const at of ink) {
    const x = at % width;
    const row = round((at - x) / width - slope * x) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row++) {
    const difference = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    score += difference * difference;
  }
  return score;
}

/** The dark points, without what is dark throughout: a table around the sheet or a photo, whose straight edges tell nothing of the lines. */
function inkPoints({ data, width, height }: GreyPicture): Int32Array {
  const threshold = otsuThreshold({ data, width, height });
  const points: number[] = [];
  for (let top = 0; top < height; top += CELL)
    for (let left = 0; left < width; left += CELL) {
      const right = min(width, left + CELL);
      const bottom = min(height, top + CELL);
      const first = points.length;
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++)
          if (data[at]! < threshold) points.push(at);
      if (points.length - first > SOLID * (right - left) * (bottom - top)) points.length = first;
    }
  return Int32Array.from(points);
}
