import { expect, test } from '@jest/globals';
import type { GreyPicture, Point, Quad } from './grey-picture.ts';
import { findPageOutline } from './page-outline.ts';

const [WIDTH, HEIGHT] = [500, 360];
const SHEET: Quad = [
  { x: 30, y: 36 },
  { x: 474, y: 24 },
  { x: 478, y: 328 },
  { x: 34, y: 336 },
];

const isInside = (quad: Quad, { x, y }: Point): boolean =>
  quad.every((from, at) => {
    const to = quad[(at + 1) % 4]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

/** A light sheet on a dark table; what lies in shade is as dark as the table. */
function photo(isShaded: (point: Point) => boolean): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      data[y * WIDTH + x] = isInside(SHEET, { x, y }) && !isShaded({ x, y }) ? 225 : 80;
  return { data, width: WIDTH, height: HEIGHT };
}

const farthestOff = (found: Quad | null): number =>
  Math.max(...SHEET.map(({ x, y }, at) => Math.hypot(found![at]!.x - x, found![at]!.y - y)));

test('a sheet is found by its corners', () => {
  expect(farthestOff(findPageOutline(photo(() => false)))).toBeLessThan(6);
});

test('a sheet of which one corner lies in the shade is found whole', () => {
  const isShaded = ({ x, y }: Point) => x - 390 + (y - 250) > 90;
  expect(farthestOff(findPageOutline(photo(isShaded)))).toBeLessThan(8);
});

/** The sheet under a shadow that deepens little by little from a height downwards. */
function shaded(from: number): GreyPicture {
  const { data, ...size } = photo(() => false);
  const dimmed = data.map((value, at) => {
    const depth = Math.max(0, Math.min(1, (Math.floor(at / WIDTH) - from) / 120));
    return value * (1 - 0.45 * depth);
  });
  return { ...size, data: dimmed };
}

test.each([60, 100, 140])(
  'a sheet of which all below %p lies in the shade is found whole',
  (from) => {
    expect(farthestOff(findPageOutline(shaded(from)))).toBeLessThan(8);
  },
);

test('the page of an app below a bar is no sheet', () => {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  data.fill(140, 0, 60 * WIDTH);
  expect(findPageOutline({ data, width: WIDTH, height: HEIGHT })).toBeNull();
});
