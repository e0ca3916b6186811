import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  'Ingredients     [Add to shopping list]',
  'Zutaten     [Auf die Einkaufsliste]',
  'Ingrédients     [Ajouter à la liste de courses]',
  'Ingredienti     [Aggiungi alla lista]',
  'Ingredientes     [Añadir a la lista]',
])('a button beside the heading of a list names no part: %s', (heading) => {
  const { ingredients } = readText(
    `Tarte\n\n${heading}\n☐ 250 g butter\n☐ 400 g sugar\n\n1. Melt the butter.\n2. Stir in the sugar.`,
  );
  expect(ingredients).toEqual([{ name: null, lines: ['250 g butter', '400 g sugar'] }]);
});
