import { expect, test } from '@jest/globals';
import { upright, type TurnedLine } from './upright.ts';

const ROWS = [
  ['200 g flour', 60, 100],
  ['Rub the butter into the flour.', 320, 100],
  ['3 leeks', 60, 114],
  ['Line a tin with the pastry.', 320, 114],
] as const;

/** The rows on a page that is turned by so many degrees around its corner. */
function turnedBy(degrees: number): TurnedLine[] {
  const angle = (degrees / 180) * Math.PI;
  return ROWS.map(([text, x, y]) => ({
    text,
    page: 1,
    x: Math.cos(angle) * x - Math.sin(angle) * y,
    y: Math.sin(angle) * x + Math.cos(angle) * y,
    width: 5 * text.length,
    height: 10,
    angle,
  }));
}

test.each([0, 1.5, -2, 8, -12])('rows of a page that is turned by %d° are level', (degrees) => {
  const tops = upright(turnedBy(degrees)).map(({ y }) => y);
  expect(tops[0]).toBeCloseTo(tops[1]!, 6);
  expect(tops[2]).toBeCloseTo(tops[3]!, 6);
  expect(tops[2]! - tops[0]!).toBeCloseTo(14, 6);
});

test.each([90, -90, 180])(
  'a page that is turned by %d° is read from its left corner',
  (degrees) => {
    const pieces = upright(turnedBy(degrees));
    expect(pieces.map(({ text }) => text)).toEqual(ROWS.map(([text]) => text));
    expect(pieces[1]!.x - pieces[0]!.x).toBeCloseTo(260, 6);
    expect(Math.min(...pieces.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...pieces.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
  },
);

test('a name along the margin is left out, and tells of no turned page', () => {
  const along = { ...turnedBy(90)[0]!, text: 'Verlag am Ring' };
  const pieces = upright([...turnedBy(0), along]);
  expect(pieces.map(({ text }) => text)).toEqual(ROWS.map(([text]) => text));
  expect(pieces[0]).toEqual({ ...pieces[0], x: 60, y: 92 });
});

test('a page without text has no pieces', () => {
  expect(upright([])).toEqual([]);
});
