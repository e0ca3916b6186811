import type { GreyPicture } from './grey-picture.ts';

/** In pixels: how far the parts stand from one another and from the edges. */
export const APART = 40;
const PAPER = 255;

/** Parts of a picture under one another on white paper. */
export interface Stack {
  sheet: GreyPicture;
  /** Where the room of each begins, and where that of the last ends. */
  tops: number[];
  /** Where all begin at the left. */
  left: number;
}

/** Puts parts of a picture under one another, for all to be read at once. */
export function stacked(parts: readonly GreyPicture[]): Stack {
  const tops = [0];
  for (const { height } of parts) tops.push(tops.at(-1)! + height + APART);
  const width = Math.max(...parts.map((part) => part.width)) + 2 * APART;
  const height = tops.at(-1)!;
  const data = new Uint8Array(width * height).fill(PAPER);
  for (const [at, part] of parts.entries())
    for (let row = 0; row < part.height; row++)
      data.set(
        part.data.subarray(row * part.width, (row + 1) * part.width),
        (tops[at]! + APART / 2 + row) * width + APART,
      );
  return { sheet: { data, width, height }, tops, left: APART };
}
