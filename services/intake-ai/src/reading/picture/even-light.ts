import { closing } from './closing.ts';
import { spread, type GreyPicture } from './grey-picture.ts';

const { max, min, round } = Math;

/** Wider than the strokes of a headline, as a share of the longest side. */
const WIDEST_STROKE = 0.025;
/** The edge of a shadow is this many pixels wide at most; beside it dark paper is no ink. */
const BESIDE_EDGES = 3;
/** In less light than this the grain of the picture would become specks. */
const DIM = 72;
/** Below this nothing but grain is left. */
const LEAST_LIGHT = 16;
/** Light that differs by less than this over the whole picture is even. */
const EVEN = 24;
/** Paper is as light as this afterwards. Beyond white the grain of a shadow fades; in even light there is none, and the thin stroke of a ¼ stays. */
const PAPER = { even: 245, uneven: 258 };

/**
 * Takes shadows and uneven light out, also those with a hard edge: each pixel is divided by the brightness of the paper under it,
 * which is the picture without its letters.
 */
export function evenLight(picture: GreyPicture): GreyPicture {
  const { data, width, height } = picture;
  const side = max(5, round(WIDEST_STROKE * max(width, height)));
  const smoothed = smooth(picture);
  const paper = closing(smoothed, side, BESIDE_EDGES);
  const isEven = spread(paper, 0.02, 0.98) < EVEN;
  const white = isEven ? PAPER.even : PAPER.uneven;
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const light = max(LEAST_LIGHT, paper.data[at] as number);
    const value = light < DIM ? smoothed.data[at] : data[at];
    result[at] = min(255, ((value as number) * white) / light);
  }
  return { data: result, width, height };
}

/** The mean of three by three: a grain brighter than its paper is no light. */
function smooth({ data, width, height }: GreyPicture): GreyPicture {
  const rows = new Uint16Array(data.length);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const to = from + width - 1;
    for (let at = from; at <= to; at++) {
      const value = data[at] as number;
      rows[at] =
        value +
        (at > from ? (data[at - 1] as number) : value) +
        (at < to ? (data[at + 1] as number) : value);
    }
  }
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const sum = rows[at] as number;
    result[at] = (sum + (rows[at - width] ?? sum) + (rows[at + width] ?? sum)) / 9;
  }
  return { data: result, width, height };
}
