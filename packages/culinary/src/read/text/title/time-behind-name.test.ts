import { expect, test } from '@jest/globals';
import { timeBehindName } from './time-behind-name.ts';

test.each([
  ['Rote-Linsen-Aufstrich in 15 Minuten ✨', 'Rote-Linsen-Aufstrich', 15],
  ['HUMMUS DE REMOLACHA en 10 minutos', 'HUMMUS DE REMOLACHA', 10],
  ['Pasta al limone pronta in soli 20 minuti', 'Pasta al limone', 20],
  ['Curry de pois chiches en 25 min !', 'Curry de pois chiches', 25],
  ['Garlic prawns, ready in under 15 mins', 'Garlic prawns', 15],
])('%s says in how many minutes the dish is done', (title, name, minutes) => {
  expect(timeBehindName(title)).toEqual({ title: name, minutes });
});

test.each(['30-minute chilli', 'Eggs in 2 ways', 'Zuppa in 3 giorni', 'Chicken in milk'])(
  '%s is a name',
  (title) => {
    expect(timeBehindName(title)).toBeNull();
  },
);
