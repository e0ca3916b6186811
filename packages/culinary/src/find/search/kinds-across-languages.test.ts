import { expect, test } from '@jest/globals';
import { createSearchIndex } from './search-index.ts';
import { searchTerms } from './search-terms.ts';

/** How many of one recipe with this ingredient a query finds. */
function found(ingredient: string, languageCode: string, query: string): number {
  const index = createSearchIndex();
  const recipe = { title: 'Dish', description: '', tags: [], ingredients: [{ name: ingredient }] };
  index.put(1, searchTerms({ ...recipe, languageCode }));
  return index.match(query).size;
}

test.each([
  ['Steinpilze', 'de', 'porcini'],
  ['cèpes', 'fr', 'porcini'],
  ['porcini', 'en', 'Steinpilze'],
  ['eekhoorntjesbrood', 'nl', 'cèpes'],
  ['Pfifferlinge', 'de', 'chanterelle'],
  ['kantareller', 'sv', 'Pfifferlinge'],
  ['morilles', 'fr', 'Morcheln'],
  ['Kräuterseitlinge', 'de', 'king oyster mushroom'],
  ['clementines', 'en', 'Klementine'],
  ['Clementinen', 'de', 'clementina'],
  ['Sauerkirschen', 'de', 'sour cherry'],
  ['Glasnudeln', 'de', 'glass noodles'],
  ['lentilles vertes', 'fr', 'green lentils'],
  ['zucca hokkaido', 'it', 'potimarron'],
  ['reines-claudes', 'fr', 'greengage'],
  // A compound says of what food it is a kind.
  ['Gemüsezwiebeln', 'de', 'onion'],
  ['Spitzkohl', 'de', 'cabbage'],
  ['Spitzkohl', 'de', 'chou'],
  ['blåmusslor', 'sv', 'moules'],
  ['Dijonsenf', 'de', 'mustard'],
  ['hamburgerbroodjes', 'nl', 'bread roll'],
  ['Lachsfilets', 'de', 'salmón'],
])('%s (%s) is found by "%s"', (ingredient, language, query) => {
  expect(found(ingredient, language, query)).toBe(1);
});

test.each([
  ['morilles', 'fr', 'porcini'],
  ['mandarins', 'en', 'clementine'],
  ['braune Linsen', 'de', 'green lentils'],
  ['Zwiebeln', 'de', 'Gemüsezwiebeln'],
  ['Spitzkohl', 'de', 'red cabbage'],
  ['gouda', 'en', 'Emmentaler'],
])('%s (%s) is not found by "%s"', (ingredient, language, query) => {
  expect(found(ingredient, language, query)).toBe(0);
});
