import { expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';

test.each([
  ['en', 'Optional: 1 tbsp treacle', 1, 'treacle'],
  ['en', '(optional) 1 tbsp treacle', 1, 'treacle'],
  ['de', 'evtl. 2-3 Lebkuchen', 2, 'Lebkuchen'],
  ['de', 'ggf. 1 Ei', 1, 'Ei'],
  ['fr', 'facultatif : 2 feuilles de laurier', 2, 'laurier'],
  ['it', 'eventualmente 2 foglie di alloro', 2, 'alloro'],
  ['es', 'opcional: 1 cucharada de miel', 1, 'miel'],
])('[%s] the amount of “%s” is read behind the mark', (language, line, quantity, name) => {
  expect(parseIngredient(line, { language })).toMatchObject({ quantity, name, optional: true });
});

test.each([
  ['en', 'zest 1 lemon', 1, 'lemon', 'zest'],
  ['en', 'finely grated zest 1 lemon', 1, 'lemon', 'finely grated zest'],
  ['en', 'juice 1½ lemons', 1.5, 'lemons', 'juice'],
  ['de', 'Saft 1/2 Zitrone', 0.5, 'Zitrone', 'Saft'],
  ['fr', 'jus 1 citron', 1, 'citron', 'jus'],
  ['it', 'scorza grattugiata 1 limone', 1, 'limone', 'scorza grattugiata'],
  ['es', 'ralladura 1 limón', 1, 'limón', 'ralladura'],
])('[%s] “%s” is a part of so many', (language, line, quantity, name, preparation) => {
  expect(parseIngredient(line, { language })).toMatchObject({ quantity, name, preparation });
});

test('a measure of juice is no number of fruits', () => {
  expect(parseIngredient('juice 200 ml', { language: 'en' }).preparation).toBeNull();
});
