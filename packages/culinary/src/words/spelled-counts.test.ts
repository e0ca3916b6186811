import { expect, test } from '@jest/globals';
import { findDurations } from './durations.ts';
import { foldText } from './fold.ts';
import { spelledCountAt } from './spelled-counts.ts';
import { timesInFigures } from './spelled-times.ts';

test.each([
  ['a dozen and a half', 18],
  ['half a dozen', 6],
  ['anderthalb Dutzend', 18],
  ['ein halbes Dutzend', 6],
  ['vierundzwanzig', 24],
  ['une demi-douzaine', 6],
  ['une vingtaine', 20],
  ['una dozzina e mezza', 18],
  ['trentadue', 32],
  ['docena y media', 18],
  ['treinta y dos', 32],
  ['veintiséis', 26],
  ['sixish', 6],
  ['twentyish', 20],
  ['a dozenish', 12],
  ['sechse', 6],
  ['une bonne dizaine', 10],
  ['ein gutes Dutzend', 12],
  ['una buona decina', 10],
  ['una buena decena', 10],
])('“%s” is %d', (text, value) => {
  expect(spelledCountAt(foldText(text).match(/\p{L}+/gu) ?? [], 0)?.value).toBe(value);
});

test.each([
  ['una ventina di minuti', 20],
  ['une quinzaine de minutes', 15],
  ['una veintena de minutos', 20],
  ['quatre-vingt-dix minutes', 90],
  ['a couple of hours', 120],
  ['un par de horas', 120],
  ["un paio d'ore", 120],
  ["un'ora e tre quarti", 105],
  ['hora y cuarto', 75],
  ['eine Dreiviertelstunde', 45],
])('“%s” takes %d minutes', (text, minutes) => {
  expect(findDurations(timesInFigures(text))[0]?.minutes).toBe(minutes);
});

test.each(['dish', 'parish', 'fish', 'achte', 'langsame'])('“%s” is no number', (word) => {
  expect(spelledCountAt([word], 0)).toBeNull();
});
