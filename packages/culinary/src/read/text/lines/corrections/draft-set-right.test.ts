import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../../../recipe/recipe.ts';
import { draftSetRight } from './draft-set-right.ts';

const LINES = ['3 carrots', '400 ml stock', 'Boil the carrots in the stock.'];
const draft = {
  ...emptyDraft(),
  ingredients: [{ name: null, lines: LINES.slice(0, 2) }],
  steps: [{ text: LINES[2]!, group: null }],
};
const itemsOf = (shown: readonly string[]): string[] =>
  draftSetRight(draft, shown).draft.ingredients.flatMap(({ lines }) => lines);

const FAR = Array.from({ length: 10 }, (_, at) => `Reply ${at}`);

test.each([
  ['right below it', ['Edit: it is 4 carrots, not 3.']],
  ['below the stamp of its post', ['Ready in no time.', 'Edit: it is 4 carrots, not 3.']],
  ['below its date', ['Update, 4th May 2020:', 'it is 4 carrots, not 3.']],
  [
    'far below, of what is called one’s own',
    [...FAR, 'Correction to my recipe above: 4 carrots, not 3.'],
  ],
  [
    'far below under the same name',
    [
      'by pau77 » 12/01/2024, 10:14',
      'Nice!',
      'by mira » 12/01/2024, 11:02',
      ...FAR,
      'Correction: 4 carrots, not 3.',
    ],
  ],
])('a page whose cook sets an amount right %s has it in the list', (_where, below) => {
  const head = ['Carrot soup', 'by mira » 12/01/2024, 10:02'];
  expect(itemsOf([...head, ...LINES, ...below])).toEqual(['4 carrots', '400 ml stock']);
});

test.each([
  [
    'another member',
    ['Carrot soup', 'by mira » 12/01/2024, 10:02'],
    ['by pau77 » 12/01/2024, 10:14', 'Correction: 4 carrots, not 3.'],
  ],
  [
    'a guest who has a recipe at home',
    ['Carrot soup', 'by mira » 12/01/2024, 10:02'],
    ['by pau77 » 12/01/2024, 10:14', 'Typo? In my recipe it is 4 carrots, not 3.'],
  ],
  [
    'who writes on the same day',
    ['Carrot soup', 'Tue 08 Jun, 20:41'],
    ['Tue 08 Jun, 22:41', 'Correction: 4 carrots, not 3.'],
  ],
])('what %s sets right changes no list', (_who, head, below) => {
  expect(itemsOf([...head, ...LINES, ...below])).toEqual(['3 carrots', '400 ml stock']);
});
