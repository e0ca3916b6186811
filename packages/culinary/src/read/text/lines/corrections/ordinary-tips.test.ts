import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const read = (
  items: readonly string[],
  remark: string,
  steps: string,
): { lines: string[]; doubts: string } => {
  const { ingredients, doubts } = readText(
    `Supper

${items.join('\n')}

${steps}

${remark}
`,
  );
  return {
    lines: ingredients.flatMap(({ lines }) => lines),
    doubts: doubts.map(({ sentence }) => sentence).join('\n'),
  };
};

const ENGLISH = [
  '500 g chicken',
  '2 tomatoes',
  '2 onions',
  '3 tbsp curry paste',
  '2 tbsp ground ginger',
  '125 g butter',
  '1 l stock',
];
const COOK = 'Fry everything in a large pan, pour in the stock and simmer for 40 minutes.';
const GERMAN = ['200 g Butter', '3 Eier', '300 g Mehl', '2 TL Zimt', '4 Zwiebeln'];
const BAKE = 'Alles zu einem Teig verrühren und im Ofen 40 Minuten bei 180 Grad backen.';
const ITALIAN = ['4 uova', '125 g di burro', '300 g di farina', '2 cucchiai di olio'];
const MIX = 'Mescolate tutto in una ciotola e cuocete in forno per 40 minuti a 180 gradi.';
const FRENCH = ['4 oeufs', '125 g de beurre', '300 g de farine', "2 cuillères à soupe d'huile"];
const STIR = 'Mélangez le tout dans un saladier et faites cuire au four 40 minutes à 180 degrés.';
const SPANISH = ['4 huevos', '125 g de mantequilla', '300 g de harina', '2 cucharadas de aceite'];
const BEAT = 'Mezcla todo en un bol y hornea durante 40 minutos a 180 grados.';

test.each([
  [ENGLISH, COOK, 'Tip: I use 600 g chicken thighs, not slices.'],
  [ENGLISH, COOK, 'I use 600 g chicken thighs, not slices.'],
  [ENGLISH, COOK, 'Note: Use 3 fresh tomatoes in summer, not cans.'],
  [ENGLISH, COOK, 'Note: For a crowd use 3 onions, not cups of leeks.'],
  [ENGLISH, COOK, 'Use 3 tbsp curry paste, not cubes, if you like it hot.'],
  [ENGLISH, COOK, 'Note: Use 150 g of salted butter, not sticks.'],
  [ENGLISH, COOK, 'Note: Use 3 tbsp ground ginger, not tbsp of curry paste.'],
  [ITALIAN, MIX, 'Nota: con 5 uova piccole, non vasetti, viene uguale.'],
  [ITALIAN, MIX, 'Nota: con 150 g di burro, non fette, viene uguale.'],
  [GERMAN, BAKE, 'Hinweis: Ich nehme 250 g Butter vom Bauern, nicht Würfel.'],
  [FRENCH, STIR, "Remarque : j'utilise 150 g de beurre doux, pas en tranches."],
  [SPANISH, BEAT, 'Nota: yo uso 5 huevos de corral, no latas.'],
])('what is said to be no unit of the item changes no list (%#)', (items, steps, remark) => {
  const { lines, doubts } = read(items, remark, steps);
  expect(lines).toEqual(items);
  expect(doubts).not.toContain('takes back');
  expect(doubts).not.toContain('The list said');
});

test('a denied unit of the item sets it right', () => {
  const { lines } = read(ENGLISH, 'Correction: the ginger is 2 tsp, not tbsp.', COOK);
  expect(lines).toContain('2 tsp ground ginger');
});

test.each([
  [GERMAN, BAKE, 'Hinweis: 200 g Butter sind zu schmelzen, 50 g davon zum Bestreichen.'],
  [GERMAN, BAKE, 'Hinweis: 3 Eier sind zu trennen, 2 davon für den Guss.'],
  [GERMAN, BAKE, 'Achtung: 300 g Mehl sind zu sieben, 100 g davon später.'],
  [GERMAN, BAKE, 'Hinweis: 4 Zwiebeln sind zu hacken, 1 davon für oben.'],
  [GERMAN, BAKE, 'Hinweis: 200 g Butter sind zu bräunen, 50 g bleiben kalt.'],
])('what is to be done with an item changes no list: “%s”', (items, steps, remark) => {
  const { lines, doubts } = read(items, remark, steps);
  expect(lines).toEqual(items);
  expect(doubts).not.toContain('takes back');
});

test.each([
  [ENGLISH, COOK, 'Note 1.2: 150 g butter makes a shorter crust.'],
  [ENGLISH, COOK, 'Note 1: 150 g butter makes a shorter crust.'],
  [ENGLISH, COOK, 'Note 3/4: 150 g butter makes a shorter crust.'],
  [ITALIAN, MIX, 'Nota 3/4: 150 g di burro fanno una pasta più friabile.'],
  [GERMAN, BAKE, 'Anmerkung 1.2: 250 g Butter machen ihn mürber.'],
  [FRENCH, STIR, 'Note 2.1 : 150 g de beurre donnent une pâte plus friable.'],
  [SPANISH, BEAT, 'Nota 1.2: 150 g de mantequilla dan una masa más fina.'],
])('a note with a number is not dated and changes no list (%#)', (items, steps, remark) => {
  expect(read(items, remark, steps).lines).toEqual(items);
});
