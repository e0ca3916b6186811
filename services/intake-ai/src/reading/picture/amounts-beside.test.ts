import { expect, test } from '@jest/globals';
import { atRows, notReadBefore } from './amounts-beside.ts';

const line = (y: number, text: string) => ({ text, page: 1, x: 990, y, width: 16, height: 30 });

test('a figure that was left out stands in its row, though its baseline is known badly', () => {
  expect(atRows([line(455, '1'), line(640, '2')], [473, 589, 647])).toMatchObject([
    { text: '1', y: 458 },
    { text: '2', y: 632 },
  ]);
});

test('the end of an amount that was read whole is none of a column that was left out', () => {
  const read = [line(458, '1'), line(519, 'tti'), line(574, '1'), line(632, '2')];
  expect(atRows(read, [473, 589, 647]).map(({ text }) => text)).toEqual(['1', '1', '2']);
});

test('what was read before is not read twice with the column that it stands in', () => {
  const before = [{ ...line(644, '1 spicchio'), x: 570, width: 150 }];
  const column = [line(459, '350 g'), { ...line(645, '1 spicchio'), x: 570, width: 148 }];
  expect(notReadBefore(column, before).map(({ text }) => text)).toEqual(['350 g']);
});
