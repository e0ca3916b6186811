import { expect, test } from '@jest/globals';
import { groupDoubts } from '../../doubts/group-doubts.ts';
import { emptyDraft } from '../../../recipe/recipe.ts';
import { heading, lines, paragraphs, read, told } from '../test-kit/plum-tart.ts';

test.each([
  'Salt and black pepper',
  'Salz und Pfeffer',
  'Sel et poivre',
  'Sale e pepe',
  'Sal, pimienta',
])('bold foods at the end of a list head nothing: “%s”', (last) => {
  const list = [...lines.slice(1), `${lines[0]}</b>, halved<b>`, last];
  const found = read(
    `${heading}<p>${list.map((line) => `<b>${line}</b>`).join('<br>')}</p>${paragraphs(told)}`,
  );
  expect(found.lines.at(-1)).toBe(last);
  expect(found.steps.map(({ group }) => group)).toEqual(told.map(() => null));
});

test('what heads steps and is all food, and a product that repeats a food, are doubted', () => {
  const draft = {
    ...emptyDraft(),
    ingredients: [
      { name: null, lines: ['500 g mixed mince', '1 onion'] },
      { name: 'From our counter', lines: ['Mixed mince, 500 g'] },
    ],
    steps: [{ group: 'Salt and black pepper', text: 'Fry the onion.' }],
  };
  expect(groupDoubts(draft).map(({ sourceWords }) => sourceWords)).toEqual([
    'Mixed mince, 500 g',
    'Salt and black pepper',
  ]);
});
