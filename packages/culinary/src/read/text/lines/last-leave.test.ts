import { expect, test } from '@jest/globals';
import { withoutClose } from './sign-off.ts';

test.each([
  ['Goes well with plum sauce. Enjoy, your Mitzi', 'Goes well with plum sauce.', 'Mitzi'],
  [
    'Dazu passt Zwetschkenröster. Lasst es euch schmecken, eure Mitzi',
    'Dazu passt Zwetschkenröster.',
    'Mitzi',
  ],
  [
    'Avec une compote, c’est parfait. Bon appétit, votre Mitzi',
    'Avec une compote, c’est parfait.',
    'Mitzi',
  ],
  [
    'Ottimi con la composta di prugne. Buon appetito!',
    'Ottimi con la composta di prugne.',
    'appetito',
  ],
  ['Van muy bien con compota. Buen provecho, vuestra Mitzi', 'Van muy bien con compota.', 'Mitzi'],
])('what takes leave behind the last sentence is left out: %s', (last, said, name) => {
  const { lines } = withoutClose(['Topfen mit Eiern verrühren.', '', last]);
  expect(lines.at(-1)).toBe(said);
  expect(lines.join(' ')).not.toContain(name);
});

test.each([
  'Serve it hot. Enjoy with a spoon of plum sauce.',
  'Knead it well. Love from Basil makes it green.',
])('what says more than farewell stays: %s', (last) => {
  expect(withoutClose(['Stir the eggs.', '', last]).lines.at(-1)).toBe(last);
});
