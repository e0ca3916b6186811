import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LETTER = `Bude, 3rd May

Dear Frances,

Thank you for the seeds, they are up already.

You asked how I do the parsnip soup, and it does for six. Take four parsnips and two onions, and cut them up small. Soften them in two ounces of butter, pour over two pints of vegetable stock and simmer it for half an hour. Sieve it and stir in a gill of cream.

Love to the boys.

Your aunt Maud
`;

test('a letter that tells a recipe is read sentence by sentence', () => {
  const { title, steps, ingredients, servings } = readText(LETTER);
  expect(title).toBe('Parsnip soup');
  expect(servings).toBe(6);
  expect(steps).toHaveLength(3);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    'four parsnips',
    'two onions',
    'two ounces of butter',
    'two pints of vegetable stock',
    'a gill of cream',
  ]);
});

test('what heads a voice note heads no list', () => {
  const { steps, leftOut } = readText(`Nota de voz 11 (transcrita)

Hola hija, soy papá. El potaje de garbanzos, que me lo pediste ayer. Pones en remojo medio kilo de garbanzos la noche antes. Los cueces con una cebolla, dos zanahorias y una hoja de laurel durante hora y media. Añades doscientos gramos de espinacas y una cucharada de pimentón y le das un hervor.
`);
  expect(steps).toHaveLength(3);
  expect(leftOut).toContain('Nota de voz 11 (transcrita)');
});

test('a list told in several sentences stays one', () => {
  const { ingredients, steps } = readText(`Fish pie (transcript)

So, for four people you need 500 grams of smoked haddock. Then two leeks, sliced, 40 grams of butter and 40 grams of plain flour. You also want 400 millilitres of milk, a bay leaf and a kilo of potatoes.

Poach the haddock in the milk with the bay leaf for ten minutes. Soften the leeks in the butter, stir in the flour and pour in the milk. Flake the fish into it, cover it with mash and bake it for half an hour.
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(7);
  expect(steps.map(({ text }) => text).join(' ')).not.toContain('you need');
});
