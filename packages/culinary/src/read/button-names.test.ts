import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { withoutButtonNames } from './button-names.ts';

const named = (name: string) => {
  const { ingredients, steps } = withoutButtonNames({
    ...emptyDraft(),
    ingredients: [{ name, lines: ['200 g rice'] }],
    steps: [{ group: name, text: 'Boil the rice.' }],
  });
  return [ingredients[0]!.name, steps[0]!.group];
};

test.each([
  'Add everything to my basket',
  'Auf die Einkaufsliste',
  'Ajouter à ma liste de courses',
  'Aggiungi alla lista della spesa',
  'Añadir a la lista de la compra',
  'Mode cuisine',
  'Cook mode',
])('“%s” names no part', (name) => {
  expect(named(name)).toEqual([null, null]);
});

test.each(['For the sauce', 'Teig', 'Pour la garniture'])('“%s” names a part', (name) => {
  expect(named(name)).toEqual([name, name]);
});
