import { expect, test } from '@jest/globals';
import { dishSought } from './dish-sought.ts';

test.each([
  ['Suche Rezept Linseneintopf', 'Linseneintopf'],
  ['Suche Rezept für Linseneintopf', 'Linseneintopf'],
  ['Looking for a recipe for parkin', 'Parkin'],
  ['Cherche recette du far breton', 'Far breton'],
  ['Cerco ricetta per la ribollita', 'Ribollita'],
  ['Busco receta de gazpacho', 'Gazpacho'],
  ['ISO recipe for Parkin', 'Parkin'],
])('%j seeks %j', (title, dish) => {
  expect(dishSought(title)).toBe(dish);
});

test.each([
  'Suche Rezept',
  'Suche Rezept für vier',
  'Rezept für Labskaus',
  'Busco receta de mi abuela',
])('%j stays', (title) => {
  expect(dishSought(title)).toBe(title);
});
