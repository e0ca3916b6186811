import { expect, test } from '@jest/globals';
import { setRightWithin } from './set-right-within.ts';

test.each([
  [
    'Whisk 150 g of flour, no wait, make it 200, with four eggs.',
    'Whisk 200 g of flour, with four eggs.',
  ],
  ['You need two big leeks, no wait, three, three big leeks.', 'You need three big leeks.'],
  ['Beat in four eggs, sorry, five eggs, and the milk.', 'Beat in five eggs, and the milk.'],
  ['Ofen auf 180, nein, 200 Grad stellen.', 'Ofen auf 200 Grad stellen.'],
  ['Das Mehl mit vier, ach nein, fünf Eiern verrühren.', 'Das Mehl mit fünf Eiern verrühren.'],
  [
    'Dazu kommen drei Eier, nein, wart, bei acht Brötchen sind es vier Eier, und etwas Salz.',
    'Dazu kommen vier Eier, und etwas Salz.',
  ],
  [
    'Tu fais fondre 40 grammes de beurre, non attends, 60, dans la poêle.',
    'Tu fais fondre 60 grammes de beurre, dans la poêle.',
  ],
  [
    'Fate tostare 100 grammi di nocciole, anzi no, fate 80, con 100 viene troppo denso.',
    'Fate tostare 80 grammi di nocciole.',
  ],
  ['Impasta la farina con quattro, anzi cinque uova.', 'Impasta la farina con cinque uova.'],
  ['Bates tres huevos, digo cuatro, con la leche.', 'Bates cuatro huevos, con la leche.'],
])('“%s” has the amount that is said last', (line, now) => {
  const found = setRightWithin(line);
  expect(found.line).toBe(now);
  expect(found.setRight).toHaveLength(1);
});

test.each([
  'EDIT: sono 200 g di farina, non 150, me lo dice mia sorella.',
  'Use 200 g of butter, no, not margarine, and two eggs.',
  'Bake for 20 minutes, no, better for 25 minutes.',
  'Add two carrots, no parsnips, and one leek.',
  'Take 200 g of flour, sorry, I have to go, two eggs come later.',
  'Sin leche, no, con 200 ml de agua y dos huevos.',
])('“%s” takes no amount of a food back within itself', (line) => {
  expect(setRightWithin(line)).toEqual({ line, setRight: [] });
});
