import { expect, test } from '@jest/globals';
import type { PageLine } from '../../lines/page-line.ts';
import { readText } from '../../read-text.ts';

const column = (x: number, y: number, pitch: number, texts: readonly string[], height = 10) =>
  texts.map((text, at): PageLine => ({
    text,
    page: 1,
    x,
    y: y + pitch * at,
    width: text.length * 5,
    height,
  }));

const recipe = (title: string, list: readonly string[], told: readonly string[]): PageLine[] => [
  ...column(330, 60, 15, [title], 18),
  ...column(330, 100, 18, list),
  ...column(330, 110 + 18 * list.length, 18, told),
];
const POTATOES = ['500 g potatoes', '2 onions', '1 litre stock', '100 ml cream', '1 bay leaf'];
const COOK = [
  'Peel and dice the potatoes and the onions.',
  'Simmer them in the stock for 20 minutes.',
  'Stir in the cream and season with salt.',
];

test.each([
  [
    ['Chicken breast', 'Washing-up liquid 1 l', 'Ground coffee 2 x 250 g', 'Oranges'],
    ['£7.90/kg', '£1.19', '£4.99', '£1.49 per kg'],
  ],
  [
    ['Hähnchenbrust', 'Spülmittel 1 l', 'Kaffee 2 x 250 g', 'Orangen'],
    ['7,90 €/kg', '1,19 €', '4,99 €', '1,49 € / kg'],
  ],
  [
    ['Petto di pollo', 'Detersivo piatti 1 l', 'Caffè 2 x 250 g', 'Prosciutto'],
    ['7,90 €/kg', '1,19 €', '4,99 €', '1,29 € l’etto'],
  ],
  [
    ['Pechuga de pollo', 'Lavavajillas 1 l', 'Café 2 x 250 g', 'Naranjas'],
    ['7,90 €/kg', '1,19 €', '4,99 €', '1,49 € el kilo'],
  ],
  [
    ['Blanc de poulet', 'Liquide vaisselle 1 l', 'Café 2 x 250 g', 'Oranges'],
    ['7,90 €/kg', '1,19 €', '4,99 €', '1,49 € le kilo'],
  ],
])('what a shop sells at a price beside a recipe is none of it: %j', (goods, prices) => {
  const { ingredients, notes, tips, steps } = readText([
    ...column(20, 100, 60, goods),
    ...column(200, 117, 60, prices, 14),
    ...recipe('Potato soup', POTATOES, COOK),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(POTATOES);
  const said = [...notes, ...tips, ...steps.map(({ text }) => text)].join('\n');
  for (const one of goods) expect(said).not.toContain(one);
});

test('a list beside which a kitchen reckons what its foods cost stays a list', () => {
  const list = ['500 g potatoes', '2 onions', '1 litre stock', '100 ml cream', '1 bay leaf'];
  const { ingredients } = readText([
    ...column(40, 60, 15, ['Potato soup'], 18),
    ...column(40, 100, 18, list),
    ...column(260, 100, 18, ['£0.90', '£0.30', '£1.10', '£0.75', '£0.05']),
    ...column(40, 220, 18, COOK),
  ]);
  const lines = ingredients.flatMap((group) => group.lines).join('\n');
  for (const item of list) expect(lines).toContain(item);
});

test('what is sold in boxes side by side, the price large at the right edge of each, tells nothing of the dish', () => {
  const box = (x: number, name: string, size: string, price: string) => [
    ...column(x, 500, 0, [name], 11),
    ...column(x, 518, 0, [size], 8),
    { text: price, page: 1, x: x + 80, y: 555, width: 70, height: 22 },
  ];
  const { servings, yieldText, ingredients } = readText([
    ...recipe(
      'Kartoffelsuppe',
      ['500 g Kartoffeln', '2 Zwiebeln', '1 l Brühe'],
      ['Kartoffeln und Zwiebeln würfeln.', 'In der Brühe 20 Minuten kochen.'],
    ),
    ...box(30, 'Teelichte', '50 Stück', '2,99 €'),
    ...box(210, 'Servietten', '100 Stück', '1,19 €'),
    ...box(390, 'Birnen', 'Klasse I, 1 kg', '2,49 €'),
  ]);
  expect([servings, yieldText]).toEqual([null, null]);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
});
