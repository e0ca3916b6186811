const { floor, max, min } = Math;

/** A picture of one channel, 0 black to 255 white, row by row. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Corners of a sheet, clockwise from the top left. */
export type Quad = [Point, Point, Point, Point];

/** The threshold that best separates dark from light (Otsu 1979). */
export function otsuThreshold(picture: GreyPicture): number {
  const histogram = histogramOf(picture);
  const total = picture.data.length;
  let sum = 0;
  histogram.forEach((count, value) => {
    sum += count * value;
  });
  let below = 0;
  let sumBelow = 0;
  let best = 127;
  let bestVariance = -1;
  for (let value = 0; value < 256; value++) {
    const count = histogram[value] ?? 0;
    below += count;
    sumBelow += value * count;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const difference = sumBelow / below - (sum - sumBelow) / above;
    const variance = below * above * difference * difference;
    if (variance > bestVariance) {
      bestVariance = variance;
      best = value;
    }
  }
  return best;
}

/** The value below which the given share of all pixels lies. */
export const percentile = (picture: GreyPicture, share: number): number =>
  valueAt(histogramOf(picture), share * picture.data.length);

/** How far two such values lie apart. */
export function spread(picture: GreyPicture, low: number, high: number): number {
  const histogram = histogramOf(picture);
  const { length } = picture.data;
  return valueAt(histogram, high * length) - valueAt(histogram, low * length);
}

/** How many pixels have each value. By index: an iterator over all pixels takes many times as long. */
export function histogramOf({ data }: GreyPicture): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let at = 0; at < data.length; at++) histogram[data[at] as number]!++;
  return histogram;
}

function valueAt(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value] as number;
    if (seen >= count) return value;
  }
  return 255;
}

/** Reduces by a whole factor, averaging. */
export function shrink(picture: GreyPicture, factor: number): GreyPicture {
  const width = max(1, floor(picture.width / factor));
  const height = max(1, floor(picture.height / factor));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    // Row by row, as the pixels lie in memory.
    for (let dy = 0; dy < factor; dy++) addRow(sums, picture, y * factor + dy, factor);
    for (let x = 0; x < width; x++) data[y * width + x] = (sums[x] as number) / (factor * factor);
  }
  return { data, width, height };
}

/** Adds what so many pixels after one another of a row come to. Beyond the picture there is nothing. */
function addRow(
  sums: Uint32Array,
  { data, width }: GreyPicture,
  row: number,
  factor: number,
): void {
  let at = row * width;
  for (let x = 0; x < sums.length; x++) {
    let sum = 0;
    for (const to = min(at + factor, data.length); at < to; at++) sum += data[at] as number;
    sums[x] = (sums[x] as number) + sum;
  }
}
