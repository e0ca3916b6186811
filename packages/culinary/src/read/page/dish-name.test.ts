import { expect, test } from '@jest/globals';
import { dishName } from './dish-name.ts';

test.each([
  ['Arroz al horno ▷ Receta FÁCIL', 'Arroz al horno'],
  ['EMPANADA DE ATÚN: receta tradicional paso a paso', 'EMPANADA DE ATÚN'],
  ['Risotto ai funghi: la ricetta per farlo cremoso', 'Risotto ai funghi'],
  ['Ricetta originale: Carbonara', 'Carbonara'],
  ['Gazpacho andaluz, así se hace', 'Gazpacho andaluz'],
  ['Flammkuchen: So gelingt er garantiert', 'Flammkuchen'],
  ['Apfelstrudel: das Originalrezept aus Wien', 'Apfelstrudel'],
  ['Lauchkuchen | Rezept', 'Lauchkuchen'],
  ['Bœuf bourguignon : la recette facile de ma grand-mère', 'Bœuf bourguignon'],
  ['Coq au vin : comment le réussir à coup sûr', 'Coq au vin'],
  ['Tortilla de patatas paso a paso', 'Tortilla de patatas'],
  ['Tortilla de patatas (VIDEO)', 'Tortilla de patatas'],
  ['Plum tart (easy recipe) - Recipes', 'Plum tart'],
  ['Croquetas de puchero 【Paso a paso】', 'Croquetas de puchero'],
])('“%s” names “%s”', (title, name) => {
  expect(dishName(title)).toBe(name);
});

test.each([
  'Garbure, la soupe où la cuillère tient debout',
  'Le vrai gratin dauphinois (sans fromage !)',
  'Chicken & leek orzo (one pot)',
  'How to make sourdough bread',
  'Feierabend: Rezept für Lauchkuchen',
  'Frittata di cipolle «più alta»',
  'Classic',
  'Rezept',
])('“%s” stays as it is', (title) => {
  expect(dishName(title)).toBe(title);
});
