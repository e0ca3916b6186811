import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const AROUND = {
  en: [
    ['Gingerbread', 'Ingredients', '2 tbsp sugar'],
    [
      '4 oz butter',
      '2 eggs',
      'Method',
      'Sift the flour, beat in the eggs and bake for 40 minutes.',
    ],
  ],
  de: [
    ['Pfannkuchen', 'Zutaten', '2 EL Zucker'],
    ['4 Eier', '1 Prise Salz', 'Zubereitung', 'Eier und Milch verrühren und in der Pfanne backen.'],
  ],
  fr: [
    ['Crêpes', 'Ingrédients', '2 œufs'],
    [
      '1 pincée de sel',
      '50 g de sucre',
      'Préparation',
      'Mélanger le lait et les œufs et cuire à la poêle.',
    ],
  ],
  it: [
    ['Crespelle', 'Ingredienti', '2 uova'],
    [
      '1 pizzico di sale',
      '50 g di zucchero',
      'Preparazione',
      'Unire il latte e le uova e cuocere in padella.',
    ],
  ],
  es: [
    ['Tortitas', 'Ingredientes', '2 huevos'],
    [
      '1 pizca de sal',
      '50 g de azúcar',
      'Preparación',
      'Mezclar la leche y los huevos y cocinar en la sartén.',
    ],
  ],
} as const;

/** What is read of a picture of a list with this line in it, which stands so far to the left of the others. */
const readWith = (language: keyof typeof AROUND, line: string, left = 0) => {
  const [above, below] = AROUND[language];
  return readText(
    [...above, line, ...below].map((text, at) => ({
      text,
      page: 1,
      x: text === line ? 60 - left : 60,
      y: 100 + 72 * at,
      width: 20 * text.length,
      height: at === 0 ? 60 : 46,
      confidence: 92,
    })),
  );
};
const itemsOf = ({ ingredients }: ReturnType<typeof readText>): string[] =>
  ingredients.flatMap(({ lines }) => lines);

test.each([
  ['en', '• 5 1b self-raising flour', '.5 lb self-raising flour'],
  ['en', '· 25 tsp ground mace', '.25 tsp ground mace'],
  ['en', ', 5 lb flour', '.5 lb flour'],
  ['en', "' 75 cup flour", '.75 cup flour'],
  ['de', '• 5 kg Mehl', '.5 kg Mehl'],
  ['de', ', 25 l Milch', '.25 l Milch'],
  ['fr', '. 75 l de lait', '.75 l de lait'],
  ['it', '• 5 l di latte', '.5 l di latte'],
  ['es', '• 25 l de leche', '.25 l de leche'],
] as const)(
  'what no other item of a list begins with is a point, and is doubted (%s: %s)',
  (language, line, written) => {
    const draft = readWith(language, line);
    expect(itemsOf(draft)[1]).toBe(written);
    expect(draft.doubts.filter(({ part, index }) => part === 'ingredient' && index === 1)).toEqual([
      expect.objectContaining({ about: 'amount' }),
    ]);
  },
);

test.each([
  ['en', '• 125 g flour', '125 g flour'],
  ['en', '• 5 apples', '5 apples'],
  ['en', '• 3 lb flour', '3 lb flour'],
  ['de', '• 5 EL Milch', '5 EL Milch'],
  ['fr', '• 25 cl de lait', '25 cl de lait'],
] as const)('what nobody parts so has a bullet (%s: %s)', (language, line, written) => {
  expect(itemsOf(readWith(language, line))[1]).toBe(written);
});

test('a sign in front of the other figures is a bullet', () => {
  expect(itemsOf(readWith('en', '• 5 lb flour', 40))[1]).toBe('5 lb flour');
});

test('a bullet in a list with bullets is one', () => {
  const items = ['• 2 eggs', '• 5 lb flour', '4 oz butter', '1 tsp salt'];
  const rows = ['Cake', 'Ingredients', ...items, 'Method', 'Beat the eggs and bake for an hour.'];
  const draft = readText(
    rows.map((text, at) => ({
      text,
      page: 1,
      x: 60,
      y: 100 + 72 * at,
      width: 20 * text.length,
      height: 46,
      confidence: 92,
    })),
  );
  expect(itemsOf(draft)).toContain('5 lb flour');
});

test('a bullet above the heading of the list is none of the list', () => {
  const above = ['• My notebook', 'Leek broth', 'Ingredients', '60 g oatmeal', '40 g butter'];
  const rows = [...above, '• 25 tsp mace', '1 leek', 'Method', 'Boil the leek for an hour.'];
  const draft = readText(
    rows.map((text, at) => ({
      text,
      page: 1,
      x: 60,
      y: 100 + 72 * at,
      width: 20 * text.length,
      height: 46,
      confidence: 92,
    })),
  );
  expect(itemsOf(draft)).toContain('.25 tsp mace');
});

/** What is read of a list with bullets and this item. */
const readBulleted = (item: string) => {
  const items = ['8 oz flour', item, '4 oz currants', '2 eggs'];
  const rows = ['Rock cakes', 'Ingredients', ...items, 'Method', 'Mix all and bake for an hour.'];
  return readText(
    rows.flatMap((text, at) => {
      const isItem = items.includes(text);
      const piece = { page: 1, y: 100 + 68 * at, height: 38, confidence: 92 };
      const x = isItem ? 128 : 60;
      return [
        ...(isItem ? [{ ...piece, text: '•', x: 82, width: 30 }] : []),
        { ...piece, text, x, width: 18 * text.length },
      ];
    }),
  );
};

test('a second bullet in front of an amount that is parted is a point', () => {
  const draft = readBulleted('• 25 lb butter');
  expect(itemsOf(draft)[1]).toBe('.25 lb butter');
  expect(draft.doubts).toContainEqual(expect.objectContaining({ about: 'amount', index: 1 }));
});

test('an amount behind one bullet, or of which there is no part, had none', () => {
  expect(itemsOf(readBulleted('5 lb butter'))[1]).toBe('5 lb butter');
  expect(itemsOf(readBulleted('• 30 lb butter'))[1]).toBe('30 lb butter');
});
