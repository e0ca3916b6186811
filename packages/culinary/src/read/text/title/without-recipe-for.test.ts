import { expect, test } from '@jest/globals';
import { withoutRecipeFor } from './without-recipe-for.ts';

test.each([
  ['Recipe for Cornish Fairings', 'Cornish Fairings'],
  ['Rezept für Labskaus', 'Labskaus'],
  ['Recette de tarte au citron', 'Tarte au citron'],
  ['Recette pour la soupe au chou', 'Soupe au chou'],
  ['Ricetta della torta di carote', 'Torta di carote'],
  ['Receta de sopa de ajo', 'Sopa de ajo'],
])('%j is called %j', (title, name) => {
  expect(withoutRecipeFor(title)).toBe(name);
});

test.each([
  'Recette de grand-mère',
  'Ricetta della nonna',
  'Receta de mi abuela',
  'Recipe for four',
  'Rezept für vier',
  'Rezeptkuchen',
  'Rezept Apfelkuchen',
  'Suche Rezept für Linseneintopf',
])('%j stays', (title) => {
  expect(withoutRecipeFor(title)).toBe(title);
});
