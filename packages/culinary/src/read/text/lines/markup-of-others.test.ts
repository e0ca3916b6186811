import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withoutForumMarkup } from './forum-markup.ts';
import { withoutCellSigns } from './table-rows.ts';

test('the markup of a forum is no part of a recipe', () => {
  const draft = readText(
    '[b][size=18]Plum Tart[/size][/b]\n[img]https://pics.example/tart.jpg[/img]\n\n[b]Ingredients[/b]\n[list]\n[*]500 g plums\n[*]200 g flour\n[/list]\n\n[b]Method[/b]\n[list]\n[*]Rub the butter into the flour.\n[*]Lay the plums on it and bake.\n[/list]',
  );
  expect(draft).toMatchObject({
    title: 'Plum Tart',
    ingredients: [{ lines: ['500 g plums', '200 g flour'] }],
  });
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Rub the butter into the flour.',
    'Lay the plums on it and bake.',
  ]);
});

test.each([
  '[ edit ]',
  '[edit | edit source]',
  '[ editar | editar código ]',
  '[Bearbeiten | Quelltext bearbeiten]',
])('what a wiki sets behind its headings is no part of them: %s', (mark) => {
  const draft = readText(
    `Plum tart\n\nIngredients ${mark}\n500 g plums\n200 g flour\n\nMethod ${mark}\nRub the butter into the flour.\nLay the plums on it and bake.`,
  );
  expect(draft.ingredients.map(({ name }) => name)).toEqual([null]);
  expect(draft.steps.map(({ group }) => group)).toEqual([null, null]);
});

test('a text with a bracket or two is no markup', () => {
  expect(withoutForumMarkup('Tart [b] with plums')).toBe('Tart [b] with plums');
});

test('the rows of a saved table are lines', () => {
  expect(withoutCellSigns('Tart;;\n250;g;flour\n2;;eggs\n1;Mix.;\n')).toBe(
    'Tart\n250 g flour\n2 eggs\n1 Mix.\n',
  );
});

test('sentences with semicolons are no table', () => {
  const text = 'Mix; then wait; then bake.\n'.repeat(5);
  expect(withoutCellSigns(text)).toBe(text);
});

test('a step goes on below in small letters', () => {
  const { steps } = readText(
    'Bread Dumplings\n\n400 g bread\n3 eggs\n\nCut the bread and soak it in milk\nand beaten eggs.\nForm balls as large as\na tangerine and boil them.',
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Cut the bread and soak it in milk and beaten eggs.',
    'Form balls as large as a tangerine and boil them.',
  ]);
});
