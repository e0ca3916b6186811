import { expect, test } from '@jest/globals';
import { parseIngredient } from '../line.ts';

test.each([
  ['two hundred grams of flour', 200, 'flour'],
  ['two hundred and fifty grams of flour', 250, 'flour'],
  ['one hundred and twenty grams rice', 120, 'rice'],
  ['two hundred and twenty-five grams of lard', 225, 'lard'],
  ['siebenhundertfünfzig Gramm Kartoffeln', 750, 'Kartoffeln'],
  ['trecentocinquanta grammi di olive', 350, 'olive'],
  ['quinhentos gramas de arroz', 500, 'arroz'],
  ['doscientos cincuenta y cinco gramos de harina', 255, 'harina'],
  ['centottanta grammi di zucchero', 180, 'zucchero'],
  ['ciento veinte gramos de miel', 120, 'miel'],
  ['cent vingt-cinq grammes de beurre', 125, 'beurre'],
  ['cent quatre-vingts grammes de sucre', 180, 'sucre'],
  ['deux cents grammes de lentilles', 200, 'lentilles'],
])('measures said in hundreds are read: %s', (line, quantity, name) => {
  expect(parseIngredient(line)).toMatchObject({ quantity, unit: 'gram', name });
});

test.each(['two hundred almonds', 'two hundred odd grams of flour', 'deux cents olives'])(
  'the number before a hundred that is not read is no amount: %s',
  (line) => {
    expect(parseIngredient(line)).toMatchObject({ quantity: null, name: line });
  },
);
