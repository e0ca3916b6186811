import { percentile, shrink, type GreyPicture } from './grey-picture.ts';
import { inkBands, type Band } from './ink-bands.ts';

const { abs, cos, floor, hypot, max, min, PI, round, sin } = Math;

/** The copy that is looked at is smaller by this. */
const FACTOR = 2;
/** In pixels of the copy: the side of the tiles in which the paper is measured, and of the badges. */
const TILE = 32;
const SIDE = { least: 13, most: 80 };
const SQUARE = { least: 0.86, most: 1.16 };
/** As a share of the paper: darker is ink. */
const INK = 0.8;
/** As a share of its radius: how far from the middle a badge ends, in all directions. A rounded square reaches farther. */
const OUTLINE = { least: 0.84, most: 1.42 };
const DIRECTIONS = 24;
/** As a share of its radius: what lies within is the number. */
const INNER = 0.74;
/** Of the inner part: more is ink of a badge that is filled. */
const FILLED = 0.5;
/** As a share of a side of the badge: the number in it. */
const HEIGHT = { least: 0.22, most: 0.72 };
const WIDTH = { least: 0.06, most: 0.72 };
/** In sides of a badge: how far the number is from its middle, and one badge from the next. */
const OFF_MIDDLE = 0.16;
const ALIGNED = 0.25;
const APART = 1.05;
/** As a share: so much badges of one column differ. */
const SAME_SIDE = 0.14;
const FEWEST = 2;
/** Letters that are round stand under one another too. */
const FEWEST_EMPTY = 3;
const MOST = 40;

/** A round sign with a number in it. */
export interface Badge {
  box: Band;
  /** The number alone, dark on white; null for a box to tick, in which nothing stands. */
  number: GreyPicture | null;
}

/** Signs of one size under one another, filled or drawn round, with something like a number in each: the steps of a recipe. */
export function badgeColumns(picture: GreyPicture): Badge[][] {
  const small = shrink(picture, FACTOR);
  const ink = inkOf(small);
  const found = inkBands(ink, small.width, small.height, 0)
    .filter((band) => isRound(band, ink, small))
    .flatMap((band) => {
      const number = numberIn(band, picture, ink, small.width);
      return number === 'other' ? [] : [{ box: scaled(band), number }];
    })
    .sort((a, b) => a.box.y0 - b.box.y0);
  const columns: Badge[][] = [];
  for (const badge of found) {
    const column = columns.find(
      (one) =>
        goesOn(one.at(-1)!.box, badge.box) && (one[0]!.number === null) === (badge.number === null),
    );
    if (column) column.push(badge);
    else columns.push([badge]);
  }
  return columns.filter(
    (column) =>
      column.length >= (column[0]!.number ? FEWEST : FEWEST_EMPTY) && column.length <= MOST,
  );
}

const scaled = ({ x0, x1, y0, y1 }: Band): Band => ({
  x0: x0 * FACTOR,
  x1: x1 * FACTOR,
  y0: y0 * FACTOR,
  y1: y1 * FACTOR,
});

function goesOn(above: Band, below: Band): boolean {
  const side = above.x1 - above.x0;
  return (
    abs(side - (below.x1 - below.x0)) <= max(2, SAME_SIDE * side) &&
    abs(above.x0 + above.x1 - below.x0 - below.x1) / 2 <= ALIGNED * side &&
    below.y0 - above.y0 >= APART * side
  );
}

/** What is darker than the paper around it. */
function inkOf(picture: GreyPicture): Uint8Array {
  const { data, width, height } = picture;
  const across = max(1, floor(width / TILE));
  const down = max(1, floor(height / TILE));
  const paper = new Float64Array(across * down);
  for (let row = 0; row < down; row++)
    for (let at = 0; at < across; at++)
      paper[row * across + at] = percentile(tileAt(picture, at * TILE, row * TILE), 0.9);
  const lightest = (row: number, at: number) => {
    let most = 0;
    for (let y = max(0, row - 1); y <= min(down - 1, row + 1); y++)
      for (let x = max(0, at - 1); x <= min(across - 1, at + 1); x++)
        most = max(most, paper[y * across + x]!);
    return most;
  };
  const levels = paper.map((_, at) => INK * lightest(floor(at / across), at % across));
  const ink = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = min(down - 1, floor(y / TILE)) * across;
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! < levels[row + min(across - 1, floor(x / TILE))]!)
        ink[y * width + x] = 1;
  }
  return ink;
}

function tileAt({ data, width, height }: GreyPicture, x: number, y: number): GreyPicture {
  const [across, down] = [min(TILE, width - x), min(TILE, height - y)];
  const tile = new Uint8Array(across * down);
  for (let row = 0; row < down; row++)
    tile.set(data.subarray((y + row) * width + x, (y + row) * width + x + across), row * across);
  return { data: tile, width: across, height: down };
}

function isRound(band: Band, ink: Uint8Array, { width }: GreyPicture): boolean {
  const [across, down] = [band.x1 - band.x0, band.y1 - band.y0];
  if (min(across, down) < SIDE.least || max(across, down) > SIDE.most) return false;
  if (across / down < SQUARE.least || across / down > SQUARE.most) return false;
  const [x, y] = [(band.x0 + band.x1 - 1) / 2, (band.y0 + band.y1 - 1) / 2];
  const radius = (across + down) / 4;
  for (let at = 0; at < DIRECTIONS; at++) {
    const [dx, dy] = [cos((2 * PI * at) / DIRECTIONS), sin((2 * PI * at) / DIRECTIONS)];
    let reach = OUTLINE.most * radius;
    for (; reach > 0; reach -= 0.5) {
      const [px, py] = [round(x + reach * dx), round(y + reach * dy)];
      const isWithin = px >= band.x0 && px < band.x1 && py >= band.y0 && py < band.y1;
      if (isWithin && ink[py * width + px]) break;
    }
    if (reach < OUTLINE.least * radius) return false;
  }
  return true;
}

/** The number within a badge; null where nothing is in it, and "other" where it holds nothing of its kind. */
function numberIn(
  band: Band,
  picture: GreyPicture,
  ink: Uint8Array,
  inkWidth: number,
): GreyPicture | 'other' | null {
  const box = scaled(band);
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const side = (box.x1 - box.x0 + box.y1 - box.y0) / 2;
  const inner = (INNER * side) / 2;
  const [x0, y0] = [floor(x - inner), floor(y - inner)];
  const size = 2 * floor(inner) + 1;
  const isWithin = (px: number, py: number) => hypot(px + x0 - x, py + y0 - y) <= inner;
  let [inked, all] = [0, 0];
  const values: number[] = [];
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      if (!isWithin(px, py)) continue;
      all++;
      inked += ink[floor((py + y0) / FACTOR) * inkWidth + floor((px + x0) / FACTOR)] ?? 0;
      values.push(picture.data[(py + y0) * picture.width + px + x0] ?? 255);
    }
  values.sort((a, b) => a - b);
  const isFilled = inked > FILLED * all;
  const [dark = 0, light = 0] = [0.25, 0.75].map((share) => values[floor(share * values.length)]);
  const [darkest = 0, lightest = 0] = [values[0], values.at(-1)];
  // In an app in dark mode, turned round, the number is darker than the sign that it stands in.
  const isLighter = isFilled && lightest - dark >= light - darkest;
  const ground = isLighter ? dark : light;
  const letter = isLighter ? lightest : darkest;
  if (abs(letter - ground) < 40) return isFilled ? 'other' : null;
  const number = new Uint8Array(size * size).fill(255);
  for (let py = 0; py < size; py++)
    for (let px = 0; px < size; px++) {
      if (!isWithin(px, py)) continue;
      const value = picture.data[(py + y0) * picture.width + px + x0] ?? ground;
      const share = (value - ground) / (letter - ground);
      number[py * size + px] = 255 - 255 * min(1, max(0, share));
    }
  const cut = { data: number, width: size, height: size };
  return isNumberLike(cut, side) ? cut : 'other';
}

/** Whether something stands in the middle that is as high and as wide as figures are. */
function isNumberLike({ data, width, height }: GreyPicture, side: number): boolean {
  let [x0, x1, y0, y1] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x]! < 128) {
        [x0, x1] = [min(x0, x), max(x1, x)];
        [y0, y1] = [min(y0, y), max(y1, y)];
      }
  const [across, down] = [(x1 - x0 + 1) / side, (y1 - y0 + 1) / side];
  return (
    down >= HEIGHT.least &&
    down <= HEIGHT.most &&
    across >= WIDTH.least &&
    across <= WIDTH.most &&
    abs((x0 + x1 - width) / 2) <= OFF_MIDDLE * side &&
    abs((y0 + y1 - height) / 2) <= OFF_MIDDLE * side
  );
}
