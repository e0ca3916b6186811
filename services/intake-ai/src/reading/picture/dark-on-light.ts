import { percentile, type GreyPicture } from './grey-picture.ts';

const CELL = 48;
/** Differences below this are the grain of the paper. */
const LEAST_CONTRAST = 40;

/**
 * Light text on a dark ground, as apps in dark mode show it, is turned round. Which of the two is the text shows
 * cell by cell, whatever light falls on the sheet: most of a cell is ground.
 */
export function darkOnLight(picture: GreyPicture): GreyPicture {
  const middle = percentile(picture, 0.5);
  if (middle > 100 || percentile(picture, 0.98) - middle < 90) return picture;
  let lighter = 0;
  let darker = 0;
  for (let y = 0; y + CELL <= picture.height; y += CELL)
    for (let x = 0; x + CELL <= picture.width; x += CELL) {
      const cell = cellOf(picture, x, y);
      const [dark = 0, ground = 0, light = 0] = [0.03, 0.5, 0.97].map((share) =>
        percentile(cell, share),
      );
      if (light - dark < LEAST_CONTRAST) continue;
      lighter += light - ground;
      darker += ground - dark;
    }
  if (darker >= lighter) return picture;
  return { ...picture, data: picture.data.map((value) => 255 - value) };
}

function cellOf({ data, width }: GreyPicture, x: number, y: number): GreyPicture {
  const cell = new Uint8Array(CELL * CELL);
  for (let row = 0; row < CELL; row++) {
    const at = (y + row) * width + x;
    cell.set(data.subarray(at, at + CELL), row * CELL);
  }
  return { data: cell, width: CELL, height: CELL };
}
