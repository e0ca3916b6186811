import { expect, it } from '@jest/globals';
import { readText } from '../read-text.ts';
import { foodsBesideList } from './foods-beside-list.ts';

it.each([
  [
    'en',
    ['250 g rice', '2 onions'],
    'Stir in 30g butter and a handful of raisins.',
    ['30g butter', 'a handful of raisins'],
  ],
  ['de', ['500 g Rosenkohl'], 'Mit einem Schuss Sahne ablöschen.', ['einem Schuss Sahne']],
  [
    'fr',
    ['un chou', '3 carottes'],
    'Ajoutez une cuillerée de moutarde.',
    ['une cuillerée de moutarde'],
  ],
  ['it', ['un cavolfiore'], 'Aggiungi due cucchiai di capperi.', ['due cucchiai di capperi']],
  ['fr', ['un oignon'], 'Ajoute une bonne pincée de sel.', ['une bonne pincée de sel']],
  [
    'es',
    ['un chorrito de aceite', 'tres pimientos'],
    'Echa un chorrito de vinagre.',
    ['un chorrito de vinagre'],
  ],
])(
  'takes what a %s step measures and the told list does not name',
  (language, listed, step, lines) => {
    expect(foodsBesideList([step], listed, language).lines).toEqual(lines);
  },
);

it('takes neither water, nor a part of what is listed, nor a likeness', () => {
  expect(
    foodsBesideList(
      [
        'Pour in 300 ml water.',
        'Fry it in two tablespoons of the oil.',
        'Roll balls the size of a walnut.',
      ],
      ['5 tbsp oil', '400 g minced beef'],
      'en',
    ).lines,
  ).toEqual([]);
  expect(foodsBesideList(['Forma bolas grandes como una nuez.'], ['carne'], 'es').lines).toEqual(
    [],
  );
});

it('takes a broth that is poured in, not the one that came to be', () => {
  expect(foodsBesideList(['Pour in a litre of stock.'], ['leeks'], 'en').lines).toEqual([
    'a litre of stock',
  ]);
  expect(
    foodsBesideList(
      ['Simmer the bones until the stock is brown.', 'Add half a litre of stock to the flour.'],
      ['beef bones', 'flour'],
      'en',
    ).lines,
  ).toEqual([]);
});

it('names what is put in vaguely apart', () => {
  expect(foodsBesideList(['Ajoute un peu de persil.'], ['six tomates'], 'fr')).toEqual({
    lines: [],
    vague: ['un peu de persil'],
  });
});

it('says of each food that it was put on a told list out of the steps', () => {
  const { ingredients, doubts } = readText(
    'Sprout pan\n\nFor four you need 500 g of sprouts, two onions, 200 g of bacon and 100 ml of cream. Halve the sprouts and boil them for ten minutes. Fry the onions and the bacon in 30 g of butter until golden. Stir in the sprouts and the cream and season with salt.',
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('30 g of butter');
  expect(doubts.map(({ sentence }) => sentence)).toContain(
    '“30 g of butter” was put on the list out of the steps.',
  );
});

it('names pepper that a told list leaves out, and no water', () => {
  expect(
    foodsBesideList(
      ['Le pones un poco de pimienta.', 'Añades un poco de agua.'],
      ['cuatro calabacines'],
      'es',
    ),
  ).toEqual({ lines: [], vague: ['un poco de pimienta'] });
});
