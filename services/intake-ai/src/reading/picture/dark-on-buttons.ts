import { histogramOf, percentile, type GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, max, min } = Math;

/** A tone that so much of a picture has, and that differs so much from its paper, is that of a button or a band. */
const COMMON = 0.004;
const DARKER = 50;
/** How far the pixels of an area differ from its tone. */
const FLAT = 6;
const MOST_TONES = 4;
/** In pixels, and as a share of its height: how high and how wide a button with a word on it is; a round badge is narrower. */
const HEIGHT = 28;
const WIDTH = 2.5;
/** As a share of the picture: a higher area is a photo or the ground of an app. */
const HIGHEST = 0.3;
/** As shares of the picture: a narrow column of amounts is higher than wide. In pixels it is wide enough for one. */
const COLUMN = { highest: 0.6, widest: 0.35, narrowest: 80 };
/** As shares of an area: so much has its tone, so much is lighter, and hardly anything darker. */
const OWN_TONE = 0.55;
const LIGHTER = { least: 0.008, most: 0.4 };
const DARK = 0.01;

/**
 * A picture on whose buttons and bands the light words are turned to dark ones on light ground: evening its light would cut their
 * edges. Changes the picture given.
 */
export function darkOnButtons(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  for (const tone of tonesOf(picture)) {
    const flat = data.map((value) => (abs(value - tone) <= FLAT ? 1 : 0));
    for (const band of inkBands(flat, width, height, 1))
      if (isButton(band, picture) && holdsLightWords(band, tone, picture))
        turn(band, tone, flat, picture);
  }
  return picture;
}

/** The tones of large flat areas that are darker than paper, the most common first. */
function tonesOf(picture: GreyPicture): number[] {
  const counts = histogramOf(picture);
  const darkest = percentile(picture, 0.9) - DARKER;
  const tones: number[] = [];
  const byCount = [...counts.keys()]
    .filter((tone) => tone < darkest && counts[tone]! >= COMMON * picture.data.length)
    .sort((a, b) => counts[b]! - counts[a]!);
  for (const tone of byCount)
    if (tones.every((other) => abs(other - tone) > 2 * FLAT)) tones.push(tone);
  return tones.slice(0, MOST_TONES);
}

/** A button, a bar with a title from edge to edge, or the ground of a column of amounts. */
function isButton({ x0, x1, y0, y1 }: Band, { width, height }: GreyPicture): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  return (
    (high >= HEIGHT && high <= HIGHEST * height && wide >= WIDTH * high) ||
    (high >= wide &&
      high <= COLUMN.highest * height &&
      wide >= COLUMN.narrowest &&
      wide <= COLUMN.widest * width)
  );
}

function holdsLightWords({ x0, x1, y0, y1 }: Band, tone: number, picture: GreyPicture): boolean {
  let [own, lighter, darker] = [0, 0, 0];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const value = picture.data[y * picture.width + x]!;
      if (abs(value - tone) <= FLAT) own++;
      else if (value > tone + DARKER) lighter++;
      else if (value < tone - DARKER) darker++;
    }
  const size = (x1 - x0) * (y1 - y0);
  return (
    own >= OWN_TONE * size &&
    lighter >= LIGHTER.least * size &&
    lighter <= LIGHTER.most * size &&
    darker <= DARK * size
  );
}

/** Row by row from the first to the last pixel of the area: what lies beyond its round corners is paper. */
function turn(
  { x0, x1, y0, y1 }: Band,
  tone: number,
  flat: Uint8Array,
  { data, width }: GreyPicture,
): void {
  for (let y = y0; y < y1; y++) {
    const row = flat.subarray(y * width, (y + 1) * width);
    const from = row.indexOf(1, x0);
    const to = min(x1 - 1, row.lastIndexOf(1, x1 - 1));
    for (let at = y * width + max(from, x0); from >= 0 && at <= y * width + to; at++)
      data[at] = 255 - (max(0, data[at]! - tone) * 255) / max(1, 255 - tone);
  }
}
