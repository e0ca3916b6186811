import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { GreyPicture } from '../grey-picture.ts';

/** What is drawn on white paper of so many pixels, as readers of pictures look at it. */
export function greyDrawing(
  width: number,
  height: number,
  draw: (context: SKRSContext2D) => void,
): GreyPicture {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = data[4 * at]!;
  return { data: grey, width, height };
}

/** How many pixels are darker than so much of 255. */
export function inkOf({ data }: GreyPicture, below: number): number {
  let count = 0;
  for (let at = 0; at < data.length; at++) if (data[at]! < below) count++;
  return count;
}
