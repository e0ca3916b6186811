import { expect, test } from '@jest/globals';
import { splitOneString } from './one-string-list.ts';

test('a list with semicolons is parted at these, and keeps the commas within its items', () => {
  expect(
    splitOneString(
      '500 g di cavolfiore; 4 carote; 2 peperoni, uno rosso e uno giallo; 3 coste di sedano',
    ),
  ).toEqual([
    '500 g di cavolfiore',
    '4 carote',
    '2 peperoni, uno rosso e uno giallo',
    '3 coste di sedano',
  ]);
});

test('parts that semicolons end are parted at their commas', () => {
  expect(
    splitOneString(
      '300 g Mehl, 2 Eier, 100 g Butter; 1 kg Äpfel, Zimt, 50 g Zucker; 2 Eier, Sahne, Salz',
    ),
  ).toHaveLength(9);
});
