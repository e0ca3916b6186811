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

test('a few letters are in no language that can be told', () => {
  expect(languageOf('Ragù 250 g')).toBeNull();
});
