import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../../../recipe/recipe.ts';
import { draftSetRight, unappliedOnPage } from './draft-set-right.ts';

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

test.each([
  'Our favourite pickle soup. Edit, 3 September: I typed 3 carrots below. It should be 4. Sorry!',
  'Unsere Lieblingssuppe. Nachtrag vom 3. September: Es sind 4 carrots, nicht 3. Danke fürs Nachfragen!',
  'La soupe de chez nous. Rectificatif : une coquille s’est glissée dans la liste. Il faut 4 carrots et non 3.',
  'Korrektur: In die Zutaten hat sich ein Fehler eingeschlichen. Es sind 4 carrots, nicht 3.',
  'Correzione: nella lista c’è un errore. Sono 4 carrots, non 3.',
  'Corrección: se nos coló un error en la lista. Son 4 carrots y no 3.',
])('an edit within a paragraph sets the list right: %s', (edit) => {
  expect(itemsOf(['Carrot soup', edit, ...LINES])).toEqual(['4 carrots', '400 ml stock']);
  expect(itemsOf(['Carrot soup', ...LINES, edit])).toEqual(['4 carrots', '400 ml stock']);
});

test('behind a unit that is shortened who begs pardon begins a sentence', () => {
  const spiced = {
    ...draft,
    ingredients: [{ name: null, lines: ['2 tbsp turmeric', '3 carrots'] }],
  };
  const edit =
    'Edit: I typed 2 tbsp of turmeric below. It should be 2 tsp. Sorry to anyone with orange fingers!';
  const { draft: now } = draftSetRight(spiced, [edit, '2 tbsp turmeric', ...LINES]);
  expect(now.ingredients[0]!.lines).toEqual(['2 tsp turmeric', '3 carrots']);
});

test.each([
  ['Correction: it is 3 dl of stock, not ml', '400 dl stock'],
  ['CORRECCIÓN: son 400 cl de stock, no ml', '400 cl stock'],
])('a page may deny the unit alone: %s', (line, item) => {
  const [unitOnly] = [line.replace('3 dl', '400 dl')];
  expect(itemsOf([unitOnly, ...LINES])).toEqual(['3 carrots', item]);
});

test('what a page sets right above numbered steps and fits no line is doubted', () => {
  const [first = '', second = '', step = ''] = LINES;
  const shown = [
    'CORRECTION: in step 1 it is 16 minutes, not 6.',
    first,
    second,
    `Step 1. ${step}`,
  ];
  expect(unappliedOnPage(draft, shown, []).map(({ sentence }) => sentence)).toEqual([
    '“in step 1 it is 16 minutes, not 6.” takes back something said before.',
  ]);
});
