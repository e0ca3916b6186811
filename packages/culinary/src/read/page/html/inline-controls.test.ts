import { expect, test } from '@jest/globals';
import { readPage } from '../../read.ts';

const pageOf = (facts: string) =>
  readPage(
    `<html lang="es"><body><h1>Bizcocho de limón</h1><p>${facts}</p><p><b>Ingredientes</b></p><ul><li>4 huevos</li><li>180 g de azúcar</li><li>120 g de harina</li></ul><p><b>Preparación</b></p><ul><li>Bate los huevos con el azúcar.</li><li>Añade la harina y hornea 40 minutos.</li></ul></body></html>`,
    'https://site.example/limon',
  ).draft;

test.each([
  'Imprimir',
  'Guardar receta',
  'Drucken',
  'Rezept merken',
  'Imprimer',
  'Épingler la recette',
  'Stampa',
  'Vota la ricetta',
  'Print',
  'Pin it',
  'Jump to recipe',
  'Rate this recipe',
  'Cook mode',
  'Scale',
  'Kochmodus',
])('a link “%s” behind a yield is no part of it', (control) => {
  expect(pageOf(`Raciones: 10 <a href="#">${control}</a>`)?.yieldText).toBe('10');
  expect(pageOf(`Raciones: 10 · <a>${control}</a> <a>Print</a>`)?.yieldText).toBe('10');
  expect(pageOf(`Raciones: 10 <span class="btn">${control}</span>`)?.yieldText).toBe('10');
  expect(pageOf(`<a>${control}</a> · Raciones: 10`)?.yieldText).toBe('10');
});

test('a link with the word of a control that a sentence goes on behind is part of it', () => {
  const { draft } = readPage(
    '<html lang="en"><body><h1>Scones</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>50 g butter</li><li>100 ml milk</li></ul><h2>Method</h2><ol><li>Rub the butter into the flour, then <a href="/s">share</a> the milk between both bowls.</li><li>Bake for 12 minutes.</li></ol></body></html>',
    'https://site.example/scones',
  );
  expect(draft?.steps[0]?.text).toContain('then share the milk');
});
