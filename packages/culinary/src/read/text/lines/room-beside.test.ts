import { expect, test } from '@jest/globals';
import { growth, MOST_GROWTH } from '../../../../test/growth.ts';
import { readText } from '../read-text.ts';
import type { PageLine, TextLine } from './page-line.ts';
import { foodsOfTheirOwn } from './room-beside.ts';

const WIDE =
  'Mezclar todo con cuidado y dejar reposar la masa en la nevera durante una hora larga.';
const page = (rows: [text: string, pitch: number][]): PageLine[] => {
  let y = 50;
  return [
    { text: 'Leche frita', page: 1, x: 50, y, width: 150, height: 24 },
    ...rows.map(([text, pitch]) => {
      y += pitch;
      return { text, page: 1, x: 50, y, width: 5.5 * text.length, height: 12 };
    }),
    { text: 'Elaboración', page: 1, x: 300, y: 90, width: 60, height: 12 },
    { text: WIDE, page: 1, x: 300, y: 110, width: 5.5 * WIDE.length, height: 12 },
  ];
};
const listOf = (rows: [string, number][]) =>
  readText(page(rows)).ingredients.flatMap(({ lines }) => lines);

test('a food below an item that had room for it is of its own', () => {
  expect(
    listOf([
      ['1 litro de leche', 40],
      ['2 huevos batidos', 17],
      ['harina', 17],
      ['aceite de girasol', 17],
      ['azúcar y canela molida', 17],
    ]),
  ).toEqual([
    '1 litro de leche',
    '2 huevos batidos',
    'harina',
    'aceite de girasol',
    'azúcar y canela molida',
  ]);
});

test('what lies closer than items do goes on with its item', () => {
  expect(
    listOf([
      ['550 g de harina', 40],
      ['100 g de azúcar', 19],
      ['1 sobre de levadura', 19],
      ['química', 14.5],
      ['aceite suave para freír', 19],
      ['azúcar para rebozar', 19],
    ]),
  ).toEqual([
    '550 g de harina',
    '100 g de azúcar',
    '1 sobre de levadura química',
    'aceite suave para freír',
    'azúcar para rebozar',
  ]);
});

test('foods with their amounts behind, set apart by nothing, are items', () => {
  expect(
    listOf([
      ['coste di sedano con le foglie 3', 40],
      ['pomodori pelati 400 g', 17],
      ['bietole 1 mazzo', 17],
    ]),
  ).toEqual(['coste di sedano con le foglie 3', 'pomodori pelati 400 g', 'bietole 1 mazzo']);
});

test('thousands of foods in a list cost what their number is', async () => {
  const lines = (text: string): TextLine[] =>
    [...text].map((_, at) => ({
      text: at === 0 ? '2 huevos' : 'harina',
      page: 1,
      column: 0,
      x: 50,
      markerX: 50,
      right: 90,
      y: 17 * at,
      size: 12,
      bold: false,
      marker: null,
      gap: 0.2,
      heading: 0,
      confidence: null,
    }));
  expect(
    await growth(
      (text) => foodsOfTheirOwn(lines(text)),
      (size) => 'x'.repeat(size),
      4_000,
    ),
  ).toBeLessThan(MOST_GROWTH);
});

test('a food without an amount in the second column of a picture is an item of its own', () => {
  const column = (x: number, y: number, lines: readonly string[]): PageLine[] =>
    lines.map((text, at) => ({
      text,
      page: 1,
      x,
      y: y + 70 * at,
      width: 24 * text.length,
      height: 47,
      confidence: 95,
    }));
  const { ingredients } = readText([
    ...column(50, 20, ['Pumpkin balls']),
    ...column(50, 150, ['For the balls', '300 g roast pumpkin', '100 g soft cheese', 'parsley']),
    ...column(900, 150, ['For the coating', '2 eggs', 'dry breadcrumbs', 'oil for deep frying']),
    ...column(50, 650, [
      '1. Mix the pumpkin with the cheese and roll into balls.',
      '2. Dip into egg and breadcrumbs and fry in the oil.',
    ]),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines).slice(-3)).toEqual([
    '2 eggs',
    'dry breadcrumbs',
    'oil for deep frying',
  ]);
});

test('where items lie farther apart than the lines of the text, each line is an item', () => {
  const steps = [
    ['1.', 'Heat the oven and line a tin with', 'the pastry, which should be thin'],
    ['2.', 'Soften the leeks in the butter without', 'letting them take any colour'],
    ['3.', 'Scatter the leeks and the cheese over', 'the pastry and bake for 40 minutes'],
  ].flatMap(([number, first, second], at) => [
    { text: `${number} ${first}`, page: 1, x: 300, y: 110 + 32 * at, width: 190, height: 10 },
    { text: second!, page: 1, x: 300, y: 124 + 32 * at, width: 180, height: 10 },
  ]);
  const list = [
    '320 g pastry',
    '40 g butter',
    '150 g Caerphilly, crumbled',
    'Salt and white pepper',
  ];
  const { ingredients } = readText([
    { text: 'Leek Tart', page: 1, x: 50, y: 40, width: 120, height: 20 },
    { text: 'Ingredients', page: 1, x: 50, y: 85, width: 60, height: 11 },
    ...list.map((text, at) => ({
      text,
      page: 1,
      x: 50,
      y: 105 + 17 * at,
      width: 5 * text.length,
      height: 9,
    })),
    { text: 'Method', page: 1, x: 300, y: 85, width: 50, height: 11 },
    ...steps,
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(list);
});
