import { otsuThreshold, type GreyPicture } from './grey-picture.ts';

const { abs, floor, max, min, round } = Math;

/** A region of a picture, in its pixels. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A fraction as one sign: the two digits cut apart at their slash, or at the bar between them. */
export interface FractionParts {
  numerator: GreyPicture;
  denominator: GreyPicture;
  isBar: boolean;
}

/** How far from its best threshold the ink of a sign is told: of a blurred one only the darkest shows the figures apart from their bar. */
const THRESHOLDS = [12, -4, -16];

/**
 * Cuts a sign like ¾ along its slash, or along its bar in several inks, the fullest first. Nothing when the region holds none with ink
 * above left and below right of it, or above and below: then it is no fraction.
 */
export function cutsOfFraction(page: GreyPicture, region: Box): FractionParts[] {
  const inks = THRESHOLDS.flatMap((more) => {
    const picture = inkOf(page, region, more);
    const box = inkBox(picture);
    return box && isLikeSign(box) ? [{ picture, box }] : [];
  });
  const [fullest] = inks;
  const slashed = fullest && cutAlongSlash(fullest.picture, fullest.box);
  return slashed ? [slashed] : inks.flatMap(({ picture, box }) => cutAlongBar(picture, box) ?? []);
}

function isLikeSign({ x0, x1, y0, y1 }: Box): boolean {
  const [width, height] = [x1 - x0 + 1, y1 - y0 + 1];
  return height >= 10 && width >= 0.5 * height && width <= 1.9 * height;
}

function cutAlongSlash(picture: GreyPicture, box: Box): FractionParts | null {
  const width = box.x1 - box.x0 + 1;
  const height = box.y1 - box.y0 + 1;
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
  return partsOf(
    digitPicture(upper, 0, 0.68 * height),
    digitPicture(lower, 0.32 * height, height),
    { height, isBar: false },
  );
}

/** One digit over the other, as in the sign of a typewriter: between them a bar, level or rising a little to the right, as wide as the sign. */
function cutAlongBar(picture: GreyPicture, box: Box): FractionParts | null {
  const width = box.x1 - box.x0 + 1;
  const height = box.y1 - box.y0 + 1;
  const bar = findBar(picture, box);
  if (!bar) return null;
  const upper: [number, number][] = [];
  const lower: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    const middle = round(barAt(bar, x, width));
    for (let y = 0; y < height; y++) {
      if (!isInk(picture, box.x0 + x, box.y0 + y) || abs(y - middle) <= bar.thickness) continue;
      (y < middle ? upper : lower).push([x, y]);
    }
  }
  const parts = partsOf(digitPicture(upper, 0, height), digitPicture(lower, 0, height), {
    height,
    isBar: true,
  });
  // What is cut of a lone 8 or 5 is wider than high.
  return parts && isNarrow(parts.numerator) && isNarrow(parts.denominator) ? parts : null;
}

const isNarrow = ({ width, height }: GreyPicture): boolean => width <= height;

function partsOf(
  numerator: GreyPicture | null,
  denominator: GreyPicture | null,
  { height, isBar }: { height: number; isBar: boolean },
): FractionParts | null {
  const least = LEAST_DIGIT * height;
  return numerator && denominator && numerator.height > least && denominator.height > least
    ? { numerator, denominator, isBar }
    : null;
}
/** In heights of the sign. */
const LEAST_DIGIT = 0.3;

interface Bar {
  /** How far below the top of the sign it lies at its left and at its right end. */
  left: number;
  right: number;
  /** Half the width of the stroke, measured down. */
  thickness: number;
}

const barAt = ({ left, right }: Bar, x: number, width: number): number =>
  left + ((right - left) * x) / max(1, width - 1);

/** In heights of the sign: where the middle of a bar lies, and how far it rises. As a share of the width: so much of it is ink. */
const BAR = { highest: 0.36, lowest: 0.64, steepest: 0.36 };
const SHORTEST_BAR = 0.85;

/** The straight line from edge to edge, level or rising, along which there is most ink. */
function findBar(picture: GreyPicture, box: Box): Bar | null {
  const width = box.x1 - box.x0 + 1;
  const height = box.y1 - box.y0 + 1;
  let best: Bar | null = null;
  let most = SHORTEST_BAR * width;
  for (let middle = BAR.highest * height; middle <= BAR.lowest * height; middle += 0.5)
    for (let rise = 0; rise <= BAR.steepest * height; rise++) {
      const bar = { left: middle + rise / 2, right: middle - rise / 2, thickness: 0 };
      let inked = 0;
      for (let x = 0; x < width; x++)
        if (isInk(picture, box.x0 + x, box.y0 + round(barAt(bar, x, width)))) inked++;
      if (inked > most) {
        most = inked;
        best = bar;
      }
    }
  return best ? { ...best, thickness: barWidth(picture, box, best) } : null;
}

/** The usual run of ink above and below the line. */
function barWidth(picture: GreyPicture, box: Box, bar: Bar): number {
  const width = box.x1 - box.x0 + 1;
  const runs: number[] = [];
  for (let x = 0; x < width; x++)
    runs.push(
      runAround(picture, box.x0 + x, box.y0 + round(barAt(bar, x, width)), { dx: 0, dy: 1 }),
    );
  return usualRun(runs);
}

/** How far ink goes on from a place, to one side or to the other. */
function runAround(
  picture: GreyPicture,
  x: number,
  y: number,
  { dx, dy }: { dx: number; dy: number },
): number {
  let run = 0;
  while (run < LONGEST_RUN && isInk(picture, x + (run + 1) * dx, y + (run + 1) * dy)) run++;
  let back = 0;
  while (back < LONGEST_RUN && isInk(picture, x - (back + 1) * dx, y - (back + 1) * dy)) back++;
  return max(run, back);
}
const LONGEST_RUN = 12;

const usualRun = (runs: number[]): number =>
  (runs.sort((a, b) => a - b)[floor(runs.length * 0.3)] ?? 1) + 0.6;

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
    runs.push(runAround(picture, x, box.y0 + y, { dx: 1, dy: 0 }));
  }
  return usualRun(runs);
}

function isInk(picture: GreyPicture, x: number, y: number): boolean {
  return x >= 0 && x < picture.width && picture.data[y * picture.width + x] === 0;
}

/** The region alone, in black and white at its own best threshold. */
function inkOf(page: GreyPicture, region: Box, more: number): GreyPicture {
  const x0 = max(0, region.x0);
  const y0 = max(0, region.y0);
  const width = max(1, min(page.width, region.x1) - x0);
  const height = max(1, min(page.height, region.y1) - y0);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = page.data[(y0 + y) * page.width + x0 + x] ?? 255;
  const threshold = otsuThreshold({ data, width, height }) + more;
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
