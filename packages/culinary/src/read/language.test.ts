import { expect, test } from '@jest/globals';
import { languageOf } from './language.ts';

test.each([
  ['Banana bread: three bananas, sugar, butter', 'en'],
  ['Salad. 1 lettuce, 2 tomatoes. Toss with oil.', 'en'],
  ['Pfannkuchen: 2 Eier, 200 g Mehl. Alles verrühren und backen.', 'de'],
  ['Minestrone: 1 cipolla, 2 carote. Cuocere tutto a fuoco lento.', 'it'],
])('"%s" is in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each([
  'Paprika Pie\n1 cup flour\n½ cup butter\nMix. Bake at 350 F.',
  'Lemon cake\n2 eggs\n100 g sugar\n100 g flour\nMix. Bake.',
  'Omelette\n3 eggs\nbutter\nWhisk. Fry.',
])('"%s" is too little to tell', (text) => {
  expect(languageOf(text)).toBeNull();
});

test('a few letters are in no language that can be told', () => {
  expect(languageOf('Ragù 250 g')).toBeNull();
});

test.each([
  ['Salsa\ntomate\ncebolla\nsal\naceite\npimienta', 'es'],
  ['Macedonia\n2 manzanas\n2 peras\n1 naranja\nazúcar', 'es'],
])('the few foods of “%s” are in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('foods of a neighbour are not taken for another language', () => {
  expect(languageOf('Arroz doce\narroz\nleite\naçúcar\ncanela\ngemas\nlimão')).not.toBe('es');
});
