import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

test.each([
  ['de', 'Suppe\n\nZutaten\n500 g Mehl\n\nZubereitung\nBacken.\n'],
  ['en', 'Scones\n\nIngredients\n500 g flour\n\nMethod\nCook.\n'],
  ['fr', 'Tarte\n\nIngrédients\n500 g de pommes\n\nPréparation\nCuire.\n'],
  ['it', 'Torta\n\nIngredienti\n500 g di mele\n\nPreparazione\nCuocere.\n'],
  ['es', 'Gazpacho\n\nIngredientes\n500 g de tomate\n\nElaboración\nTriturar.\n'],
  ['nl', 'Soep\n\nIngrediënten\n500 g prei\n\nBereidingswijze\nKoken.\n'],
  ['sv', 'Soppa\n\nIngredienser\n500 g purjo\n\nGör så här\nKoka.\n'],
])('tells the language of few words by the headings above them: %s', (language, text) => {
  expect(readText(text).language).toBe(language);
});
