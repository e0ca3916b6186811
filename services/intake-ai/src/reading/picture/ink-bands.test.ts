import { expect, test } from '@jest/globals';
import { inkBands } from './ink-bands.ts';

const map = (...rows: string[]) => ({
  ink: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
  width: rows[0]!.length,
  height: rows.length,
});

const bandsOf = ({ ink, width, height }: ReturnType<typeof map>, mostGap: number) =>
  inkBands(ink, width, height, mostGap).sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);

test('words of a line are one band, lines below it others', () => {
  expect(bandsOf(map('##.##....', '.........', '.###.....', '.......##'), 2)).toEqual([
    { x0: 0, x1: 5, y0: 0, y1: 1 },
    { x0: 1, x1: 4, y0: 2, y1: 3 },
    { x0: 7, x1: 9, y0: 3, y1: 4 },
  ]);
});

test('a run below two bands makes them one', () => {
  expect(bandsOf(map('#...#..#', '#####..#', '........'), 0)).toEqual([
    { x0: 0, x1: 5, y0: 0, y1: 2 },
    { x0: 7, x1: 8, y0: 0, y1: 2 },
  ]);
});

// Going through all bands for each run would take minutes, far beyond the time a test has.
test('forty thousand specks are a band each', () => {
  const specks = 40_000;
  const width = 3 * specks;
  const ink = new Uint8Array(40 * width);
  for (let at = 0; at < ink.length; at += 3) ink[at] = 1;
  expect(inkBands(ink, width, 40, 0)).toHaveLength(specks);
});

test('what a frame stands around is no part of it', () => {
  expect(bandsOf(map('#######', '#.....#', '#.#.#.#', '#.....#', '#######'), 0)).toEqual([
    { x0: 0, x1: 7, y0: 0, y1: 5 },
    { x0: 2, x1: 3, y0: 2, y1: 3 },
    { x0: 4, x1: 5, y0: 2, y1: 3 },
  ]);
});
