import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { fedStatement } from './fed-statements.ts';
import { saysWhatComesOfIt } from './yield-of-sentence.ts';

test.each([
  ['we got eight out of it', 8],
  ['I got ten out of this batch', 10],
  ['da kommen 20 raus', 20],
  ['Wir haben 8 rausbekommen', 8],
  ['j’en ai eu 18', 18],
  ['on en fait une vingtaine', 20],
  ['a me ne sono venuti 14', 14],
  ['da mangiano in sei', 6],
  ['Me han salido 18.', 18],
  ['Con esto salen 10 raciones.', 10],
])('%j says how much comes of the dish', (line, count) => {
  const fed = fedStatement(line);
  expect(fed?.count).toBe(count);
  expect(saysWhatComesOfIt(fed!)).toBe(true);
});

test.each(['Mein Mann gibt 5 Kurse', 'somos 4 en casa', 'take 2 out', 'nimm 4 Eier raus'])(
  '%j does not',
  (line) => {
    const fed = fedStatement(line);
    expect(fed !== null && saysWhatComesOfIt(fed)).toBe(false);
  },
);

test('what a letter tells above the name of the dish counts who eats', () => {
  const { servings, title } = readText(
    'Hola Lourdes:\n\nQué gracia, justo la hice ayer. La tengo apuntada tal cual. Con esto salen 10 raciones.\n\nQUESADA PASIEGA\n500 g de queso fresco\n3 huevos\n200 g de azúcar\n\nBate los huevos con el azúcar, añade el queso y hornea 40 minutos.',
  );
  expect([title, servings]).toEqual(['Quesada Pasiega', 10]);
});
