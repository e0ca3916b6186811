import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';

const { ceil, floor, max, min } = Math;

const INK = 150;
/** As a share of its box: of no letter so much is ink. */
const FILLED = 0.88;

/**
 * Puts a bullet before lines where the picture shows one that the recogniser left out: a small blot alone, left of the text, at the height of its letters.
 * Without it an item of a list looks like the continuation of the item above.
 */
export function withBullets(lines: PageLine[], picture: GreyPicture): PageLine[] {
  return lines.map((line) => {
    const unsquared = withoutSquare(line, picture);
    if (unsquared) return unsquared;
    if (/^[^\p{L}\p{N}(½¼¾"'“‘]/u.test(line.text)) return line;
    const blot = blotBefore(line, picture);
    return blot === null
      ? line
      : { ...line, text: `• ${line.text}`, x: blot, width: line.width + line.x - blot };
  });
}

/** A filled square as high as its letters is read as a letter or two: "M1 kg", "NM 100 g". The line with a bullet instead; null where it begins with none. */
function withoutSquare(line: PageLine, picture: GreyPicture): PageLine | null {
  const [letters] = /^(?:[^\d\s]{1,2}\s?(?=\d)|\S{1,2}\s)/u.exec(line.text) ?? [];
  if (!letters || !isSquare(line, picture)) return null;
  // "MI ramita": the square and a one.
  const one = /.[Il|]\s$/u.test(letters) ? '1 ' : '';
  return { ...line, text: `• ${one}${line.text.slice(letters.length)}` };
}

/** Whether the first thing that is inked where the line begins is a filled square. */
function isSquare({ x, y, height: size }: PageLine, picture: GreyPicture): boolean {
  const top = max(0, floor(y - 0.2 * size));
  const bottom = min(picture.height - 1, ceil(y + 1.2 * size));
  const end = min(picture.width, ceil(x + 1.6 * size));
  let [x0, y0, y1, count] = [-1, picture.height, -1, 0];
  for (let at = max(0, floor(x - 0.2 * size)); at < end; at++) {
    let inked = 0;
    for (let row = top; row <= bottom; row++) {
      if ((picture.data[row * picture.width + at] ?? 255) >= INK) continue;
      inked++;
      y0 = min(y0, row);
      y1 = max(y1, row);
    }
    count += inked;
    if (inked > 0 && x0 < 0) x0 = at;
    if (inked > 0 || x0 < 0) continue;
    const width = at - x0;
    const height = y1 - y0 + 1;
    const isFilled = count >= FILLED * width * height;
    return isFilled && height > 0.3 * size && width > 0.75 * height && width < 1.35 * height;
  }
  return false;
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
