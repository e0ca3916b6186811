import { expect, it } from '@jest/globals';
import { fedStatement } from './fed-statements.ts';

it.each([
  ['It serves a hungry four, or six with a salad.', 4],
  ['There is enough for the hungry six', 6],
  ['Das langt für vier, wenn keiner zweimal nimmt.', 4],
  ['Reicht gerade so für fünf.', 5],
  ['Pour nous quatre', 4],
  ['In sei ne avanza.', 6],
  ['Da para nosotros cinco', 5],
])('“%s” feeds %i', (line, count) => {
  expect(fedStatement(line)?.count).toBe(count);
});

it.each([
  'It reaches us all in two weeks.',
  'Reicht bis zum Rand.',
  'Für uns ist das zu viel, zwei Löffel genügen.',
  'Pour nous, deux cuillères de sucre',
])('“%s” feeds nobody', (line) => {
  expect(fedStatement(line)).toBeNull();
});

it('takes those who are spoken to for no number where the dish makes more', () => {
  expect(
    fedStatement('für euch zwei reicht der Eintopf drei Tage (also 6 Teller)')?.count,
  ).not.toBe(2);
});
