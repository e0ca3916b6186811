import { expect, test } from '@jest/globals';
import { understand } from './understood.ts';

test.each([
  [
    'Anzi no, aspetta, con le patate vecchie ne bastano 250, 300 erano con quelle nuove.',
    '250',
    '300',
  ],
  ["J'ai écrit 1,2 kg de pommes de terre, c'était pour dix : mettez-en 800 g.", '800 g', '1,2 kg'],
  ['Fe de erratas: pusimos 220 g de azúcar; son 180 g.', '180 g', '220 g'],
  ['Rettifica: le melanzane erano 5, ne avevo contate tre.', '5', 'tre'],
  ['Ich hatte oben 5 Eier geschrieben, meine Mutter nimmt nur 4.', '4', '5'],
  ['Perdona, 250 gramos de harina, con 300 no cuaja.', '250 gramos', '300'],
  ["EDIT du 19/06 : 80 g de sucre et pas 180 !! Merci Jojo d'avoir l'œil.", '80 g', '180'],
])('“%s” says that %s stands, and not %s', (text, stands, gone) => {
  const said = understand(text)!;
  expect(said.affirmed.map((amount) => amount.text.replace(/\.$/, ''))).toEqual([stands]);
  expect(said.gone.map((amount) => amount.text)).toEqual([gone]);
  expect(said.isPlain).toBe(true);
});

test.each([
  'It keeps 3 days in the fridge.',
  'Stir in 200 ml of milk.',
  'No, not a day goes by without it. Dice two carrots and fry them for ten minutes.',
])('“%s” takes nothing back', (text) => {
  expect(understand(text)).toBeNull();
});

test.each([
  ['MAJ 3/4 : maintenant je mets 250 g de farine.', 'farine'],
  ['Con lo zucchero mi sono sbagliata, bastano 100 g.', 'zucchero'],
  ['Con el azúcar me equivoqué, con 100 g basta.', 'azúcar'],
  ['Mit dem Zucker hab ich mich vertan, 100 g reichen.', 'Zucker'],
])('“%s” is of %s', (text, food) => {
  const { foods, looseFoods, sign } = understand(text)!;
  expect([...foods, ...looseFoods]).toEqual([food]);
  expect(sign).toBe('outright');
});
