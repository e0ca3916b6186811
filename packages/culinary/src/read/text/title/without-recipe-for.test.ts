import { expect, test } from '@jest/globals';
import { withoutRecipeFor } from './without-recipe-for.ts';

test.each([
  ['Recipe for Cornish Fairings', 'Cornish Fairings'],
  ['Rezept für Labskaus', 'Labskaus'],
  ['Recette de tarte au citron', 'Tarte au citron'],
  ['Recette pour la soupe au chou', 'Soupe au chou'],
  ['Ricetta della torta di carote', 'Torta di carote'],
  ['Receta de sopa de ajo', 'Sopa de ajo'],
  ['Suche Rezept Linseneintopf', 'Linseneintopf'],
  ['Suche Rezept für Linseneintopf', 'Linseneintopf'],
  ['Looking for a recipe for parkin', 'Parkin'],
  ['Cherche recette du far breton', 'Far breton'],
  ['Cerco ricetta per la ribollita', 'Ribollita'],
  ['Busco receta de gazpacho', 'Gazpacho'],
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
  'Suche Rezept',
  'Rezept Apfelkuchen',
])('%j stays', (title) => {
  expect(withoutRecipeFor(title)).toBe(title);
});
