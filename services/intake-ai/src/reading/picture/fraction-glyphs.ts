import { otsuThreshold, type GreyPicture } from './grey-picture.ts';

const { abs, floor, max, min, round } = Math;

/** A region of a picture, in its pixels. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A fraction as one sign: the two digits cut apart at their slash. */
export interface FractionParts {
  numerator: GreyPicture;
  denominator: GreyPicture;
}

/**
 * Cuts a sign like ¾ along its slash. Null when the region holds no slash with ink above left and below right of it:
 * then it is no fraction.
 */
export function cutFraction(page: GreyPicture, region: Box): FractionParts | null {
  const picture = inkOf(page, region);
  const box = inkBox(picture);
  if (!box) return null;
  const width = box.x1 - box.x0 + 1;
  const height = box.y1 - box.y0 + 1;
  if (height < 10 || width < 0.5 * height || width > 1.9 * height) return null;
  const slash = findSlash(picture, box);
  if (!slash) return null;
  const upper: [number, number][] = [];
  const lower: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk(picture, box.x0 + x, box.y0 + y)) continue;
      const distance = x - slashAt(slash, y, height);
      if (abs(distance) <= slash.thickness) continue;
      (distance < 0 ? upper : lower).push([x, y]);
    }
  }
  // In a number like 12 both digits are as high as the whole; in a fraction each keeps to its half.
  const astray =
    upper.filter(([, y]) => y > 0.75 * height).length > 0.12 * upper.length ||
    lower.filter(([, y]) => y < 0.25 * height).length > 0.12 * lower.length;
  if (astray) return null;
  const numerator = digitPicture(upper, 0, 0.68 * height);
  const denominator = digitPicture(lower, 0.32 * height, height);
  return numerator &&
    denominator &&
    numerator.height > 0.3 * height &&
    denominator.height > 0.3 * height
    ? { numerator, denominator }
    : null;
}

interface Slash {
  bottom: number;
  top: number;
  /** Half the width of the stroke, measured across. */
  thickness: number;
}

const slashAt = (slash: Slash, y: number, height: number): number =>
  slash.bottom + ((slash.top - slash.bottom) * (height - 1 - y)) / max(1, height - 1);

/** In heights of the sign: the slash of some faces begins below its top and ends above its foot. */
const SHORTEST_SLASH = 0.72;
/** Of the line between its ends. */
const UNBROKEN = 0.9;

/** The straight line from low left to high right along which the ink is unbroken. */
function findSlash(picture: GreyPicture, box: Box): Slash | null {
  const width = box.x1 - box.x0 + 1;
  let best: Slash | null = null;
  let bestCover = SHORTEST_SLASH;
  for (let bottom = 0.05 * width; bottom <= 0.6 * width; bottom += 0.5) {
    for (let top = max(bottom + 0.12 * width, 0.4 * width); top <= 0.98 * width; top += 0.5) {
      const slash = { bottom, top, thickness: 0 };
      const cover = coverOf(picture, box, slash);
      if (cover > bestCover) {
        bestCover = cover;
        best = slash;
      }
    }
  }
  return best ? { ...best, thickness: strokeWidth(picture, box, best) } : null;
}

/** How much of the height is ink along the line: all of it, but for a speck, between the slash's own ends. */
function coverOf(picture: GreyPicture, box: Box, slash: Slash): number {
  const height = box.y1 - box.y0 + 1;
  let [first, last, inked] = [-1, -1, 0];
  for (let y = 0; y < height; y++) {
    const x = round(slashAt(slash, y, height));
    if (!isInk(picture, box.x0 + x, box.y0 + y)) continue;
    if (first < 0) first = y;
    last = y;
    inked++;
  }
  const isUnbroken = inked >= UNBROKEN * (last - first + 1);
  return isUnbroken ? inked / height : 0;
}

/** The usual run of ink to both sides of the line. */
function strokeWidth(picture: GreyPicture, box: Box, slash: Slash): number {
  const height = box.y1 - box.y0 + 1;
  const runs: number[] = [];
  for (let y = 0; y < height; y++) {
    const x = box.x0 + round(slashAt(slash, y, height));
    let run = 0;
    while (run < 12 && isInk(picture, x + run + 1, box.y0 + y)) run++;
    let back = 0;
    while (back < 12 && isInk(picture, x - back - 1, box.y0 + y)) back++;
    runs.push(max(run, back));
  }
  runs.sort((a, b) => a - b);
  return (runs[floor(runs.length * 0.3)] ?? 1) + 0.6;
}

function isInk(picture: GreyPicture, x: number, y: number): boolean {
  return x >= 0 && x < picture.width && picture.data[y * picture.width + x] === 0;
}

/** The region alone, in black and white at its own best threshold. */
function inkOf(page: GreyPicture, region: Box): GreyPicture {
  const x0 = max(0, region.x0);
  const y0 = max(0, region.y0);
  const width = max(1, min(page.width, region.x1) - x0);
  const height = max(1, min(page.height, region.y1) - y0);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = page.data[(y0 + y) * page.width + x0 + x] ?? 255;
  const threshold = otsuThreshold({ data, width, height }) + 12;
  return { data: data.map((value) => (value < threshold ? 0 : 255)), width, height };
}

/** The ink, in a box as small as possible. */
function inkBox(picture: GreyPicture): Box | null {
  const box = { x0: Infinity, y0: Infinity, x1: -1, y1: -1 };
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (!isInk(picture, x, y)) continue;
      box.x0 = min(box.x0, x);
      box.x1 = max(box.x1, x);
      box.y0 = min(box.y0, y);
      box.y1 = max(box.y1, y);
    }
  }
  return box.x1 < 0 ? null : box;
}

/** The largest connected spot of ink and what is nearly as large; crumbs of the slash fall away. */
function digitPicture(points: [number, number][], from: number, to: number): GreyPicture | null {
  const spots = connected(points.filter(([, y]) => y >= from && y <= to));
  const largest = max(0, ...spots.map((spot) => spot.length));
  const kept = spots.filter((spot) => spot.length >= 0.1 * largest).flat();
  if (kept.length < 10) return null;
  const x0 = min(...kept.map(([x]) => x));
  const x1 = max(...kept.map(([x]) => x));
  const y0 = min(...kept.map(([, y]) => y));
  const y1 = max(...kept.map(([, y]) => y));
  const width = x1 - x0 + 1;
  const height = y1 - y0 + 1;
  if (width < 2 || height < 5) return null;
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y] of kept) data[(y - y0) * width + x - x0] = 0;
  return { data, width, height };
}

function connected(points: [number, number][]): [number, number][][] {
  const open = new Map(points.map((point) => [`${point[0]} ${point[1]}`, point]));
  const spots: [number, number][][] = [];
  for (const start of points) {
    if (!open.delete(`${start[0]} ${start[1]}`)) continue;
    const spot = [start];
    for (let at = 0; at < spot.length; at++) {
      const [x, y] = spot[at] ?? start;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const key = `${x + dx} ${y + dy}`;
          const next = open.get(key);
          if (next && open.delete(key)) spot.push(next);
        }
      }
    }
    spots.push(spot);
  }
  return spots;
}
