import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';

const { ceil, floor, max, min } = Math;

const INK = 150;

/**
 * Puts a bullet before lines where the picture shows one that the recogniser left out: a small blot alone, left of the text, at the height of its letters.
 * Without it an item of a list looks like the continuation of the item above.
 */
export function withBullets(lines: PageLine[], picture: GreyPicture): PageLine[] {
  return lines.map((line) => {
    if (/^[^\p{L}\p{N}(½¼¾"'“‘]/u.test(line.text)) return line;
    const blot = blotBefore(line, picture);
    return blot === null
      ? line
      : { ...line, text: `• ${line.text}`, x: blot, width: line.width + line.x - blot };
  });
}

/** Where the blot starts, or null. */
function blotBefore(line: PageLine, picture: GreyPicture): number | null {
  const size = line.height;
  const right = floor(line.x - 0.1 * size);
  const left = max(0, floor(line.x - 2.6 * size));
  const top = max(0, floor(line.y - 0.1 * size));
  const bottom = min(picture.height - 1, ceil(line.y + 1.1 * size));
  if (right - left < 4) return null;
  let x0 = -1;
  let x1 = -1;
  let y0 = picture.height;
  let y1 = -1;
  let count = 0;
  for (let x = right; x >= left; x--) {
    let inked = false;
    for (let y = top; y <= bottom; y++) {
      if ((picture.data[y * picture.width + x] ?? 255) >= INK) continue;
      inked = true;
      count++;
      y0 = min(y0, y);
      y1 = max(y1, y);
    }
    if (inked) {
      if (x1 < 0) x1 = x;
      if (x0 >= 0 && x0 - x > 1) return null;
      x0 = x;
    }
  }
  if (x0 < 0 || x0 <= left) return null;
  const width = x1 - x0 + 1;
  const height = y1 - y0 + 1;
  const middle = ((y0 + y1) / 2 - line.y) / size;
  const round = width / height;
  const solid = count / (width * height);
  const fits =
    width >= 0.1 * size &&
    width <= 0.5 * size &&
    height >= 0.1 * size &&
    height <= 0.5 * size &&
    round > 0.5 &&
    round < 2 &&
    solid > 0.55 &&
    middle > 0.3 &&
    middle < 0.85;
  return fits ? x0 : null;
}
