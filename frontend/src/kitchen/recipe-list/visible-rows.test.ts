import { expect, test } from '@jest/globals';
import { visibleRows } from './visible-rows.ts';

const rows = { count: 1000, pitch: 100, top: 500 };
const at = (from: number, more = 0) => visibleRows(rows, { from, height: 800 }, more);

test('the rows that the window shows, from the one it cuts at the top to the one it cuts at the bottom', () => {
  expect(at(0)).toEqual([0, 3]);
  expect(at(500)).toEqual([0, 8]);
  expect(at(10_550)).toEqual([100, 108]);
});

test('some more on each side, but none that do not exist', () => {
  expect(at(10_550, 2)).toEqual([98, 110]);
  expect(at(0, 2)).toEqual([0, 5]);
  expect(at(100_000, 2)).toEqual([993, 999]);
});

test('just outside the window its nearest rows stay', () => {
  expect(visibleRows({ ...rows, top: 1000 }, { from: 0, height: 800 }, 1)).toEqual([0, 0]);
  expect(at(100_600, 1)).toEqual([999, 999]);
  expect(at(100_600, 3)).toEqual([998, 999]);
});

test('far away only the row from which one would come stays', () => {
  expect(visibleRows({ ...rows, top: 5000 }, { from: 0, height: 800 }, 4)).toEqual([0, 0]);
  expect(at(200_000, 4)).toEqual([999, 999]);
});
