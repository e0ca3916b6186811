import type { GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, ceil, floor, max, min } = Math;

/** Of paper evenly lit, which is 250: frames are paler than letters, and so are the edges of both. */
const INK = 225;
const CLEAR = 249;
const PAPER = 255;
/**
 * In pixels of a prepared picture: how high frames around a word or two are, how thick, how far they grow paler beyond that, and how far
 * the middle of one that leans lies below its end.
 */
const HEIGHT = { least: 34, most: 150 };
const THICKEST = 9;
const FADE = 3;
const LEANING = 12;
/** In heights: how wide a frame around words is at least, and a ring around a sign at most; in pixels, how large such a ring is. */
const WIDE = 1.4;
const RING = { least: 0.9, most: 1.1 };
const LEAST_RING = 44;
/** As shares of its height: what stands in a frame. */
const WITHIN = { least: 0.2, most: 0.85 };
const SIGN = { least: 0.1, most: 0.6 };
/** A minus is wider than high, and so low as a share of its ring; a plus has four corners of so large a share in which nothing is. */
const FLAT = 1.2;
const LOWEST = 0.2;
const CORNER = 0.3;
const MOST = 60;
/** In sides of a ring: two of one number stand so level, and so far apart. */
const SAME_ROW = 0.3;
const FARTHEST = 6;

/**
 * The picture without the frames around words, the outlines of buttons and badges, and without the rings of buttons that count up and down:
 * the recogniser takes them for brackets and letters, or what they hold for a drawing. Boxes to tick and numbers in rings stay, which are
 * read as what they are. Changes the picture given, and tells where a ring with a minus, a number and a ring with a plus stand.
 */
export function withoutFrames(picture: GreyPicture): {
  picture: GreyPicture;
  steppers: Band[];
} {
  const { data, width, height } = picture;
  const ink = data.map((value) => (value < INK ? 1 : 0));
  const bands = inkBands(ink, width, height, 0).sort((a, b) => a.x0 - b.x0);
  const frames = bands.filter(isLikeFrame).slice(0, MOST);
  const rings: Ring[] = [];
  for (const frame of frames) {
    const within = bands.filter(
      (band) => band !== frame && isInside(band, frame) && band.y1 - band.y0 > 2,
    );
    const outline = holds(frame, within, ink, width) ? outlineOf(frame, ink, width) : null;
    for (const at of outline ?? []) erase(picture, at);
    if (outline && within.length === 1 && !isWide(frame))
      rings.push({ frame, isMinus: isLow(within[0]!, frame) });
  }
  return { picture, steppers: steppersOf(rings) };
}

/** A ring with a minus or a plus in it. */
interface Ring {
  frame: Band;
  isMinus: boolean;
}

/** What lies between a ring with a minus and one with a plus at its right. */
const steppersOf = (rings: readonly Ring[]): Band[] =>
  rings
    .filter(({ isMinus }) => isMinus)
    .flatMap(({ frame: minus }) => {
      const side = minus.y1 - minus.y0;
      const plus = rings.find(
        ({ frame, isMinus }) =>
          !isMinus &&
          abs(frame.y0 - minus.y0) < SAME_ROW * side &&
          frame.x0 > minus.x1 &&
          frame.x0 - minus.x1 < FARTHEST * side,
      );
      return plus ? [{ x0: minus.x0, x1: plus.frame.x1, y0: minus.y0, y1: minus.y1 }] : [];
    });

function isLikeFrame({ x0, x1, y0, y1 }: Band): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  if (high < HEIGHT.least || high > HEIGHT.most) return false;
  const isRing = wide >= RING.least * high && wide <= RING.most * high && high >= LEAST_RING;
  return isRing || wide >= WIDE * high;
}

const isWide = ({ x0, x1, y0, y1 }: Band): boolean => x1 - x0 >= WIDE * (y1 - y0);
const isLow = (sign: Band, frame: Band): boolean =>
  sign.y1 - sign.y0 <= LOWEST * (frame.y1 - frame.y0);

const isInside = (one: Band, frame: Band): boolean =>
  one.x0 > frame.x0 && one.x1 < frame.x1 && one.y0 > frame.y0 && one.y1 < frame.y1;

/** Whether words stand in a frame, or in a ring a minus or a plus alone. */
function holds(frame: Band, within: readonly Band[], ink: Uint8Array, width: number): boolean {
  const high = frame.y1 - frame.y0;
  if (frame.x1 - frame.x0 >= WIDE * high)
    return within.some(
      ({ y0, y1 }) => y1 - y0 >= WITHIN.least * high && y1 - y0 <= WITHIN.most * high,
    );
  const [sign] = within;
  return within.length === 1 && sign !== undefined && isMinusOrPlus(sign, high, ink, width);
}

function isMinusOrPlus(
  { x0, x1, y0, y1 }: Band,
  side: number,
  ink: Uint8Array,
  width: number,
): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  if (wide < SIGN.least * side || wide > SIGN.most * side) return false;
  if (high <= LOWEST * side && wide >= FLAT * high) return true;
  if (abs(wide - high) > 0.2 * wide) return false;
  const [across, down] = [floor(CORNER * wide), floor(CORNER * high)];
  for (const left of [x0, x1 - across])
    for (const top of [y0, y1 - down])
      for (let y = top; y < top + down; y++)
        if (ink.subarray(y * width + left, y * width + left + across).includes(1)) return false;
  return true;
}

/** The pixels of a frame; null where what hangs together is more than a thin line along its edge. */
function outlineOf(frame: Band, ink: Uint8Array, width: number): number[] | null {
  const middle = (frame.x0 + frame.x1) >> 1;
  // Of one that leans the uppermost row is not at its middle.
  let top = frame.y0;
  while (top < frame.y0 + LEANING && ink[top * width + middle] !== 1) top++;
  const first = top * width + middle;
  if (ink[first] !== 1) return null;
  const radius = (frame.y1 - frame.y0) / 2;
  const seen = new Set([first]);
  const found = [first];
  for (let next = 0; next < found.length; next++) {
    const at = found[next]!;
    const [x, y] = [at % width, floor(at / width)];
    if (isMidst(x, y, frame, radius)) return null;
    for (const to of [at - 1, at + 1, at - width, at + width])
      if (ink[to] === 1 && !seen.has(to)) {
        seen.add(to);
        found.push(to);
      }
  }
  const inked = new Set(found.map((at) => floor(at / width)));
  return inked.size === frame.y1 - frame.y0 ? found : null;
}

/** Whether a pixel is farther from the edges than a frame is thick: of one with round ends these go in up to half its height. */
const isMidst = (x: number, y: number, { x0, x1, y0, y1 }: Band, radius: number): boolean =>
  y >= y0 + THICKEST && y < y1 - THICKEST && x >= x0 + ceil(radius) && x < x1 - ceil(radius);

/** A pixel and what around it grows paler up to the paper. */
function erase({ data, width, height }: GreyPicture, at: number): void {
  data[at] = PAPER;
  const [x, y] = [at % width, floor(at / width)];
  for (let down = max(0, y - FADE); down <= min(height - 1, y + FADE); down++)
    for (let to = max(0, x - FADE); to <= min(width - 1, x + FADE); to++) {
      const place = down * width + to;
      if (data[place]! >= INK && data[place]! < CLEAR) data[place] = PAPER;
    }
}
