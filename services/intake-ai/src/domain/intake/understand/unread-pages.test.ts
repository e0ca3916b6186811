import { expect, test } from '@jest/globals';
import { unreadPagesNote } from './unread-pages.ts';

test('nothing is said where all pages were read', () => {
  expect(unreadPagesNote([])).toEqual([]);
});

test('a picture is named with the reason why it was not read', () => {
  const blurred = { page: 2, why: 'The photo is blurred.' };
  const dark = { page: 4, why: 'The photo is too dark to read.' };
  expect(unreadPagesNote([blurred, dark])).toEqual([
    'Page 2 could not be read. The photo is blurred.',
    'Page 4 could not be read. The photo is too dark to read.',
  ]);
});

test.each([
  [[4], 'Page 4 of this PDF was not read.'],
  [[13, 14, 15], 'Pages 13 to 15 of this PDF were not read.'],
  [[3, 7, 13, 14], 'Pages 3, 7 and 13 to 14 of this PDF were not read.'],
])('the pages %j are named', (pages, sentence) => {
  expect(unreadPagesNote(pages.map((page) => ({ page, why: null })))).toEqual([
    expect.stringContaining(sentence),
  ]);
});
