import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { inReadingOrder } from './reading-order.ts';
import { breakAfterYield } from './yield-before-list.ts';

const column = (rows: readonly string[]) =>
  rows.map((text, at) => ({
    text,
    page: 1,
    x: 50,
    y: 60 + 13 * at,
    width: 5 * text.length,
    height: 10,
    bold: at === 0,
  }));

test.each([
  [
    [
      'Ingredientes',
      'Para 6 personas: 300 g de',
      'garbanzos; 1 cebolla; 2 toma-',
      'tes; 1 pimiento.',
    ],
    ['300 g de garbanzos', '1 cebolla', '2 tomates', '1 pimiento'],
    6,
  ],
  [
    ['Zutaten', 'Für 4 Personen: 300 g', 'Kichererbsen; 1 Zwiebel; 2', 'Tomaten; 1 Paprika.'],
    ['300 g Kichererbsen', '1 Zwiebel', '2 Tomaten', '1 Paprika'],
    4,
  ],
  [
    ['Ingredients', 'Serves 4: 300 g of', 'chickpeas; 1 onion; 2 toma-', 'toes; 1 red pepper.'],
    ['300 g of chickpeas', '1 onion', '2 tomatoes', '1 red pepper'],
    4,
  ],
  [
    [
      'Ingrédients',
      'Pour 6 personnes : 300 g de',
      'pois chiches ; 1 oignon ; 2',
      'tomates ; 1 poivron.',
    ],
    ['300 g de pois chiches', '1 oignon', '2 tomates', '1 poivron'],
    6,
  ],
  [
    ['Ingredienti', 'Per 4 persone: 300 g di', 'ceci; 1 cipolla; 2 pomo-', 'dori; 1 peperone.'],
    ['300 g di ceci', '1 cipolla', '2 pomodori', '1 peperone'],
    4,
  ],
])(
  'an amount cut from its food behind for how many a list is keeps it: %j',
  (rows, lines, servings) => {
    const draft = readText(column(rows));
    expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(lines);
    expect(draft.servings).toBe(servings);
  },
);

test('a line that only says for how many it is stays whole', () => {
  const rows = ['Pancakes', 'For 4 people: 2 per person', '200 g flour', '2 eggs', '300 ml milk'];
  const draft = readText(column(rows));
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(rows.slice(2));
});

test.each([
  'Pour 2 tartes | Cuisson : 15 min',
  'Pour 10 verres. Préparation : 15 min',
  'Für 4: 20 Minuten',
])('“%s” says how long, and begins no list', (text) => {
  const [line] = inReadingOrder(column([text]));
  expect(breakAfterYield(line!)).toEqual([line]);
});
