import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';
import { amountUnsure } from '../../../doubts/unsure-amounts.ts';
import { setRightInItem } from './set-right-within.ts';

test.each([
  ['1 l de leche... bueno, litro y medio', 'litro y medio de leche'],
  ['1 l Milch ... na ja, anderthalb Liter', 'anderthalb Liter Milch'],
  ['1 l de lait... bon, un litre et demi', 'un litre et demi de lait'],
  ['1 l di latte, vabbè, un litro e mezzo', 'un litro e mezzo di latte'],
  ['1 litre milk - well, 1.5 litres', '1.5 litres milk'],
  ["1 l d'eau (mieux 1,2 l)", "1,2 l d'eau"],
  ['1 l de agua (mejor 1,2 l)', '1,2 l de agua'],
  ['1 l Wasser (besser: 1,2 l Wasser)', '1,2 l Wasser'],
  ["1 l d'acqua, meglio 1,2 l", "1,2 l d'acqua"],
  ['2 eggs (better 3)', '3 eggs'],
  ['150 g di riso anzi 200 g', '200 g di riso'],
  ['1 onion scratch that, two onions', 'two onions'],
  ['150 g Reis, ne, doch 200 g', '200 g Reis'],
  ['2 Eier, hab mich vertan, 3 Eier', '3 Eier'],
  ['2 œufs, je me suis trompée, 3 œufs', '3 œufs'],
  ['2 uova, mi sono sbagliata, 3 uova', '3 uova'],
  ['2 huevos, me he equivocado, 3 huevos', '3 huevos'],
  ['2 eggs, got that wrong, 3 eggs', '3 eggs'],
])('an item has the amount that its writer comes to: “%s”', (line, now) => {
  const found = setRightInItem(line);
  expect(found.line).toBe(now);
  expect(found.setRight).toHaveLength(1);
});

test.each([
  '2 potatoes, well scrubbed',
  '1 Zwiebel, besser 2 Schalotten',
  '200 g Mehl, besser 250 g Dinkelmehl',
  '1 bouquet de persil bien frais, bon poids',
  '2 huevos, mejor de corral',
  'medio vaso de aceite (mejor el de freír los pimientos)',
  '3 uova, meglio se fresche',
  '1 lemon, better still organic',
  'anzianotto 200 g',
])('what prefers another kind or food leaves an item as it stands: “%s”', (line) => {
  expect(setRightInItem(line)).toEqual({ line, setRight: [] });
  expect(amountUnsure(line, 0)).toBeNull();
});

test.each([
  '1 l de agua (mejor 1,2 l si te gusta líquida)',
  '3 uova, meglio 4 se piccole',
  '2 œufs, mieux 3 quand ils sont petits',
  '1 l Wasser, besser 1,2 l, wenn es dünn sein soll',
  '2 eggs, better 3 if small',
])('another amount under a condition changes no item, which is doubted: “%s”', (line) => {
  expect(setRightInItem(line)).toEqual({ line, setRight: [] });
  expect(amountUnsure(line, 0)?.sentence).toContain('may be another');
});

const list = (line: string, below: string): { lines: string[]; doubts: string } => {
  const { ingredients, doubts } = readText(
    `Zuppa / Soup\n\nIngredients\n500 g carrots\n${line}\n${below}\n200 ml cream\n\nMethod\n1. Peel the carrots and cut them into pieces.\n2. Cook them for 20 minutes.\n`,
  );
  return {
    lines: ingredients.flatMap((group) => group.lines),
    doubts: doubts.map(({ sentence }) => sentence).join('\n'),
  };
};

test.each([
  ['150 g di riso', 'anzi 200 g', '200 g di riso'],
  ['150 g Reis', 'ne, doch 200 g', '200 g Reis'],
  ["1 l d'eau", '(mieux : 1,2 l)', "1,2 l d'eau"],
  ['1 l de leche...', 'bueno, litro y medio', 'litro y medio de leche'],
  ['1 l stock', 'scratch that, 1.2', '1.2 l stock'],
])('an amount alone below an item is its amount: “%s”, “%s”', (line, below, now) => {
  const { lines, doubts } = list(line, below);
  expect(lines).toEqual(['500 g carrots', now, '200 ml cream']);
  expect(doubts).toContain(`and “${below}” further on`);
});

test('an amount of another kind below a counted item changes nothing', () => {
  expect(list('2 eggs', 'better 200 g').lines).toContain('2 eggs');
});
