import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import type { PageLine } from '../page-line.ts';

const page = (rows: readonly string[]): PageLine[] =>
  rows.map((text, at) => ({
    text,
    page: 1,
    x: 60,
    // Title and note stand apart from the rest.
    y: 40 + 16 * at + (at > 0 ? 20 : 0) + (at === rows.length - 1 ? 30 : 0),
    width: 6 * text.length,
    height: at === 0 ? 20 : 11,
  }));

const RECIPE = {
  en: [
    ['Barley broth', 'Ingredients', '200 g pearl barley', '2 turnips', '3 carrots', 'Method'],
    ['Simmer the barley for 40 minutes.', 'Add the turnips and carrots and cook until tender.'],
    '3 carrots',
  ],
  fr: [
    ['Rigodon', 'Ingrédients', '250 g de brioche', '1 litre de lait', 'quatre œufs', 'Préparation'],
    ['Fais tiédir le lait et verse-le sur la brioche.', 'Bats les œufs et enfourne 40 minutes.'],
    'quatre œufs',
  ],
} as const;

test.each([
  ['en', 'Note: no, I was wrong, it is 4 carrots and not 3.', '4 carrots'],
  ['fr', "Note : non, je me trompe, c'est cinq œufs et pas quatre.", 'cinq œufs'],
] as const)(
  'a printed recipe whose note takes an amount back is set right and says so (%s)',
  (language, note, line) => {
    const [above, steps, before] = RECIPE[language];
    const { ingredients, doubts } = readText(page([...above, ...steps, note]));
    const lines = ingredients.flatMap((group) => group.lines);
    expect(lines).toContain(line);
    expect(lines).not.toContain(before);
    expect(doubts.map(({ sentence }) => sentence).join()).toContain('further on');
  },
);

test('a printed recipe without such a note stays as it is', () => {
  const [above, steps, before] = RECIPE.en;
  const { ingredients } = readText(page([...above, ...steps, 'Note: it keeps for 3 days.']));
  expect(ingredients.flatMap((group) => group.lines)).toContain(before);
});

const SPOONS = {
  en: [
    ['Prune gingerbread', 'Ingredients', '1 lb flour', '2 tbsp ground ginger', '2 eggs', 'Method'],
    ['1. Sift the flour and the ginger.', '2. Beat in the eggs and bake for 40 minutes.'],
  ],
  de: [
    ['Kümmelbrot', 'Zutaten', '500 g Mehl', '2 EL Kümmel', '300 ml Wasser', 'Zubereitung'],
    ['1. Mehl, Wasser und Kümmel verkneten.', '2. Im Ofen 40 Minuten backen.'],
  ],
  fr: [
    [
      'Gâteau',
      'Ingrédients',
      '500 g de farine',
      '2 cuillères à soupe de levure',
      '3 œufs',
      'Préparation',
    ],
    ['1. Mélanger la farine et la levure.', '2. Ajouter les œufs et cuire 40 minutes.'],
  ],
  it: [
    ['Torta', 'Ingredienti', '500 g di farina', '2 cucchiai di lievito', '3 uova', 'Preparazione'],
    ['1. Mescolare la farina e il lievito.', '2. Unire le uova e cuocere 40 minuti.'],
  ],
  es: [
    [
      'Bizcocho',
      'Ingredientes',
      '500 g de harina',
      '2 cucharadas de levadura',
      '3 huevos',
      'Preparación',
    ],
    ['1. Mezclar la harina y la levadura.', '2. Añadir los huevos y hornear 40 minutos.'],
  ],
} as const;

test.each([
  ['en', 'PS: the ginger is 2 tsp, NOT tbsp! Sorry, Nan', '2 tsp ground ginger'],
  ['de', 'PS: Beim Kümmel sind es 2 TL, nicht EL! Gruß, Oma', '2 TL Kümmel'],
  [
    'fr',
    "PS : pour la levure c'est 2 cuillères à café, pas à soupe.",
    '2 cuillères à café de levure',
  ],
  [
    'it',
    'NB: il lievito sono 2 cucchiaini, non cucchiai. Scusate, Carla',
    '2 cucchiaini di lievito',
  ],
  ['es', 'P.D.: la levadura son 2 cucharaditas, no cucharadas.', '2 cucharaditas de levadura'],
] as const)('a printed postscript that denies a unit is heeded (%s)', (language, note, line) => {
  const [above, steps] = SPOONS[language];
  for (const below of [[note], [note, 'Dial-a-Ride 01632 960 880']]) {
    const { ingredients, doubts } = readText(page([...above, ...steps, ...below]));
    expect(ingredients.flatMap((group) => group.lines)[1]).toBe(line);
    expect(doubts.map(({ sentence }) => sentence).join()).toContain('further on');
  }
});

test('what a printed postscript says of something else changes no list', () => {
  const [above, steps] = SPOONS.en;
  const { ingredients } = readText(
    page([...above, ...steps, 'PS: the bus goes at 2, NOT 3! Sorry, Nan']),
  );
  expect(ingredients.flatMap((group) => group.lines)).toEqual(above.slice(2, 5));
});
