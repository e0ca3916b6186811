import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const piece = (x: number, y: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 10,
});
const below = (y: number, lines: readonly string[]): PageLine[] =>
  lines.map((text, at) => piece(20, y + at * 15, text));

const ENGLISH = below(60, [
  '2 cups cornmeal',
  '1 cup buttermilk',
  '2 eggs',
  '1 tsp baking soda',
  'Mix the cornmeal with the baking soda and stir in eggs and buttermilk.',
  'Pour into a hot skillet and bake at 425°F for 20 minutes.',
]);
const GERMAN = below(60, [
  '300 g Mehl',
  '150 g Butter',
  '1 Ei',
  '500 g Zwetschgen',
  'Mehl, Butter und Ei verkneten und den Teig ausrollen.',
  'Mit den Zwetschgen belegen und bei 180 Grad 40 Minuten backen.',
]);

test('a card whose printed blanks were filled in is named and counted by them', () => {
  const draft = readText([
    piece(20, 10, "Here's what's cookin'"),
    piece(150, 10, 'Skillet Cornbread'),
    piece(300, 10, 'serves 8'),
    piece(20, 30, 'Recipe from the kitchen of'),
    piece(200, 30, 'Great-aunt Opal'),
    ...ENGLISH,
  ]);
  expect(draft).toMatchObject({
    title: 'Skillet Cornbread',
    servings: 8,
    author: 'Great-aunt Opal',
  });
  expect(draft.yieldText).toBe('8');
});

test('what stands behind a printed blank in its own piece fills it too', () => {
  expect(
    readText([
      piece(20, 10, "Here's what's cookin': Skillet Cornbread Serves 8"),
      piece(20, 30, 'From the kitchen of Opal'),
      ...ENGLISH,
    ]),
  ).toMatchObject({ title: 'Skillet Cornbread', servings: 8, author: 'Opal' });
});

test('blanks of a German card stand in a row without running into one another', () => {
  const draft = readText([
    piece(20, 10, 'Rezept für:'),
    piece(90, 10, 'Zwetschgendatschi'),
    piece(220, 10, 'Personen:'),
    piece(280, 10, '6'),
    piece(20, 30, 'Von:'),
    piece(60, 30, 'Oma Resi'),
    ...GERMAN,
  ]);
  expect(draft).toMatchObject({ title: 'Zwetschgendatschi', servings: 6, author: 'Oma Resi' });
  expect(draft.doubts).toEqual([]);
});

test('a word that is printed on cards heads a list elsewhere', () => {
  expect(
    readText([piece(20, 10, 'Zwetschgendatschi'), piece(20, 30, 'Rezept'), ...GERMAN]).title,
  ).toBe('Zwetschgendatschi');
});

test('a rule that was recognised behind a printed blank is no part of the name', () => {
  const draft = readText([
    piece(20, 10, "Here's what's cookin': ~~ Skillet Cornbread"),
    piece(300, 10, 'Serves 8'),
    ...ENGLISH,
  ]);
  expect(draft.title).toBe('Skillet Cornbread');
  expect(draft.servings).toBe(8);
});
