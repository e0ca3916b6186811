import type { GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, max, min, round } = Math;

/** Of paper evenly lit, which is 250: rules are paler than letters. */
const INK = 215;
const PAPER = 255;
/** Letters are darker than this; as a share of a rule: where letters stand right above so much of it, it underlines them. */
const DARK = 130;
const TOUCHED = 0.2;
/** So much darker than a rule is what is none of it. */
const DARKER = 60;
/** As shares of the longer side of a prepared picture: no stroke of a letter is so long, and no rule so thick. */
const LENGTH = 0.05;
const THICKNESS = 0.006;
/** As a share of its length: so far a rule leans, and so much of it is thin; where letters touch it, it is not. */
const LEANING = 0.05;
const THIN = 0.8;
/** In pixels: a letter that touches a rule parts it no wider; a rule that leans goes on so far above or below. */
const GAP = 8;
const STEP = 2;
/** Where the paper is clear, and how many pixels beside a rule it may not yet be. */
const CLEAR = 249;
const FADE = 5;

/**
 * The picture without the ruling lines of its tables, frames and blanks to fill in: the recogniser takes them for letters, and words that
 * stand close to them for noise. Where letters touch a rule it stays. Changes the picture given.
 */
export function withoutRules(picture: GreyPicture): GreyPicture {
  const { width } = picture;
  const turned = transposed(picture);
  const across = rulesAcross(picture).filter((rule) => !isUnderline(rule, picture));
  const down = rulesAcross(turned);
  for (const rule of across) erase(picture, rule, picture, (x, y) => y * width + x);
  for (const rule of down) erase(picture, rule, turned, (x, y) => x * width + y);
  return picture;
}

/** Takes a rule out of a picture, as it was found in one that may be transposed. Letters that the edge of a shadow runs through are darker than that. */
function erase(
  { data }: GreyPicture,
  rule: readonly Slice[],
  found: GreyPicture,
  placeOf: (x: number, y: number) => number,
): void {
  const slices = rule.map((slice) => withFade(slice, found));
  const tones = rule
    .map(({ x, y0, y1 }) => found.data[((y0 + y1) >> 1) * found.width + x]!)
    .sort((a, b) => a - b);
  const darkest = tones[tones.length >> 1]! - DARKER;
  for (const { x, y0, y1 } of slices)
    for (let y = y0; y < y1; y++) {
      const at = placeOf(x, y);
      if (data[at]! >= darkest) data[at] = PAPER;
    }
}

/** A slice with what is a little darker than the paper above and below it, up to where that grows darker again. */
function withFade({ x, y0, y1 }: Slice, { data, width, height }: GreyPicture): Slice {
  const at = (y: number) => data[y * width + x]!;
  let [from, to] = [y0, y1];
  while (from > 0 && y0 - from < FADE && at(from - 1) < CLEAR && at(from - 1) >= at(from)) from--;
  while (to < height && to - y1 < FADE && at(to) < CLEAR && at(to) >= at(to - 1)) to++;
  return { x, y0: from, y1: to };
}

/** How thick a rule is in one column of pixels. */
interface Slice {
  x: number;
  y0: number;
  y1: number;
}

function rulesAcross(picture: GreyPicture): Slice[][] {
  const { width, height } = picture;
  const side = max(width, height);
  const length = round(LENGTH * side);
  const thickness = max(3, round(THICKNESS * side));
  const thin = thinInk(picture, thickness);
  return inkBands(thin, width, height, GAP)
    .filter(({ x0, x1, y0, y1 }) => {
      const long = x1 - x0;
      return long >= length && y1 - y0 <= thickness + LEANING * long;
    })
    .map((band) => slicesOf(band, thin, picture))
    .filter((slices) => slices.length >= length)
    .map((slices) => withEnds(slices, picture, thickness));
}

/** Whether letters stand right on it: the tails of those that reach below it would be lost with it. */
function isUnderline(rule: readonly Slice[], { data, width, height }: GreyPicture): boolean {
  const near = max(3, round(THICKNESS * max(width, height)));
  const touched = rule.filter(({ x, y0 }) => {
    for (let y = max(0, y0 - near); y < y0 - STEP; y++)
      if (data[y * width + x]! < DARK) return true;
    return false;
  });
  return touched.length > TOUCHED * rule.length;
}

/** The stretch of thin ink in each column of a band, followed from left to right; none where it is no rule. */
function slicesOf({ x0, x1, y0, y1 }: Band, thin: Uint8Array, picture: GreyPicture): Slice[] {
  const { width } = picture;
  const slices: Slice[] = [];
  for (let x = x0; x < x1; x++) {
    const last = slices.at(-1);
    let best: Slice | null = null;
    for (let y = y0; y < y1; y++) {
      if (!thin[y * width + x]) continue;
      const from = y;
      while (y < y1 && thin[y * width + x]) y++;
      const slice = { x, y0: from, y1: y };
      if (!best || (last && apart(slice, last) < apart(best, last))) best = slice;
    }
    if (best && (!last || apart(best, last) <= STEP + LEANING * (x - last.x))) slices.push(best);
  }
  return slices.length >= THIN * (x1 - x0) ? unbroken(slices, picture) : [];
}

/** The slices of a rule with its ends, where it meets another in a corner. */
function withEnds(slices: Slice[], { data, width }: GreyPicture, thickness: number): Slice[] {
  const isInk = ({ x, y0, y1 }: Slice) => data[((y0 + y1) >> 1) * width + x]! < INK;
  const grown = (end: Slice, step: number): Slice[] => {
    const more: Slice[] = [];
    for (let at = 1; at <= thickness; at++) {
      const next = { ...end, x: end.x + step * at };
      if (next.x < 0 || next.x >= width || !isInk(next)) break;
      more.push(next);
    }
    return more;
  };
  return [...grown(slices[0]!, -1), ...slices, ...grown(slices.at(-1)!, 1)];
}

/** The slices of a rule with those where another crosses it. A letter that reaches into it stays whole. */
const unbroken = (slices: readonly Slice[], picture: GreyPicture): Slice[] =>
  slices.flatMap((slice, at) => {
    const before = slices[at - 1];
    const missing = before ? slice.x - before.x - 1 : 0;
    const between = Array.from({ length: missing }, (_, by) => ({
      ...before!,
      x: before!.x + 1 + by,
    }));
    return [...between.filter((each) => isCrossed(each, picture)), slice];
  });

/** Whether the ink goes on above and below farther than a letter does. */
function isCrossed({ x, y0, y1 }: Slice, { data, width, height }: GreyPicture): boolean {
  const longest = round(LENGTH * max(width, height));
  const isInk = (y: number) => y >= 0 && y < height && data[y * width + x]! < INK;
  let [from, to] = [(y0 + y1) >> 1, (y0 + y1) >> 1];
  while (to - from < longest && isInk(from)) from--;
  while (to - from < longest && isInk(to)) to++;
  return to - from >= longest;
}

const apart = (one: Slice, other: Slice): number =>
  max(0, max(one.y0, other.y0) - min(one.y1, other.y1)) + abs(one.y0 - other.y0) / 100;

/** Where ink goes on upwards and downwards no farther than a rule is thick. */
function thinInk({ data, width, height }: GreyPicture, thickness: number): Uint8Array {
  const thin = new Uint8Array(width * height);
  const above = new Uint16Array(width);
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      const isInk = y < height && data[y * width + x]! < INK;
      if (isInk) above[x]!++;
      else {
        const run = above[x]!;
        for (let back = 1; run <= thickness && back <= run; back++)
          thin[(y - back) * width + x] = 1;
        above[x] = 0;
      }
    }
  return thin;
}

function transposed({ data, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x]!;
  return { data: turned, width: height, height: width };
}
