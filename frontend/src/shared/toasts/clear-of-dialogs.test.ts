import { expect, test } from '@jest/globals';
import { clearanceOf } from './clear-of-dialogs.ts';

const box = (top: number, bottom: number) => ({ top, bottom });

test('a toast stands above a sheet that leaves room for it', () => {
  expect(clearanceOf(box(540, 740), box(668, 740), 740)).toBe(200);
});

test('a toast stands above the actions of a sheet that fills the window', () => {
  expect(clearanceOf(box(40, 740), box(610, 740), 740)).toBe(130);
});

test('a dialog in the middle of a high window is not in the way', () => {
  expect(clearanceOf(box(300, 600), box(520, 600), 900)).toBe(0);
});
