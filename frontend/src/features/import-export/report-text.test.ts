import { expect, test } from '@jest/globals';
import { reportLines, tally, tallyText } from './report-text.ts';

const items = [
  { name: 'Tart', outcome: 'imported', sentence: null, recipeId: '1' },
  { name: 'Soup', outcome: 'failed', sentence: 'It has no title.', recipeId: null },
  { name: 'Bread', outcome: 'present', sentence: null, recipeId: '2' },
] as const;

test('says what became of every item', () => {
  expect(tallyText(tally(items))).toBe('1 imported, 1 already there, 1 failed');
  expect(
    reportLines(
      {
        id: '1',
        fileName: 'library.zip',
        format: 'Mealie',
        state: 'finished',
        done: 3,
        total: 3,
        error: null,
      },
      items,
    ),
  ).toEqual([
    'Import of library.zip, Mealie: 1 imported, 1 already there, 1 failed',
    '',
    'Imported: Tart',
    'Failed: Soup (It has no title.)',
    'Already there: Bread',
  ]);
});

test('leaves out what there is none of', () => {
  expect(tallyText({ imported: 12, present: 0, failed: 0 })).toBe('12 imported');
});
