import type { GreyPicture } from './grey-picture.ts';

/**
 * The grey picture without its dark parts that are narrower than `side` pixels: a morphological closing with a square. Letters
 * vanish, and the edge of a shadow stays as sharp as it is; what is dark comes back by `more` pixels beyond where it was.
 */
export function closing({ data, width, height }: GreyPicture, side: number, more = 0): GreyPicture {
  const reach = Math.max(1, side >> 1);
  const lighter = brightestAround({ data, width, height }, reach);
  const turned = brightestAround({ ...lighter, data: inverted(lighter.data) }, reach + more);
  return { width, height, data: inverted(turned.data) };
}

function inverted(data: Uint8Array): Uint8Array {
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) result[at] = 255 - (data[at] as number);
  return result;
}

/** Each pixel becomes the brightest of the square within reach of it. */
function brightestAround({ data, width, height }: GreyPicture, reach: number): GreyPicture {
  const result = new Uint8Array(data.length);
  const line = new Uint8Array(Math.max(width, height));
  const room = { fromLeft: line.slice(), fromRight: line.slice() };
  for (let y = 0; y < height; y++) {
    const row = data.slice(y * width, (y + 1) * width);
    spreadLight(row, width, reach, room);
    result.set(row, y * width);
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0, at = x; y < height; y++, at += width) line[y] = result[at] as number;
    spreadLight(line, height, reach, room);
    for (let y = 0, at = x; y < height; y++, at += width) result[at] = line[y] as number;
  }
  return { data: result, width, height };
}

/**
 * Sets each value to the greatest within reach, in time that does not depend on the reach (van Herk 1992): within blocks as wide
 * as the window, the greatest from the left and that from the right make up any window.
 */
function spreadLight(
  line: Uint8Array,
  length: number,
  reach: number,
  { fromLeft, fromRight }: { fromLeft: Uint8Array; fromRight: Uint8Array },
): void {
  const block = 2 * reach + 1;
  for (let from = 0; from < length; from += block) {
    const to = Math.min(length, from + block);
    let greatest = 0;
    for (let at = from; at < to; at++) {
      const value = line[at] as number;
      if (value > greatest) greatest = value;
      fromLeft[at] = greatest;
    }
    greatest = 0;
    for (let at = to - 1; at >= from; at--) {
      const value = line[at] as number;
      if (value > greatest) greatest = value;
      fromRight[at] = greatest;
    }
  }
  for (let at = 0; at < length; at++) {
    const before = fromRight[at > reach ? at - reach : 0] as number;
    const behind = fromLeft[at + reach < length ? at + reach : length - 1] as number;
    line[at] = before > behind ? before : behind;
  }
}
