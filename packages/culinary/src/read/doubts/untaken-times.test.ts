import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { untakenTimes } from './untaken-times.ts';

const draft = { ...emptyDraft(), prepTime: 20 };
const said = (...lines: string[]) => untakenTimes(draft, lines).map(({ sentence }) => sentence);

test.each([
  'Bake: ¾ of an hour',
  'Fertig in: 1 ¼ Std.',
  "Cottura: tre quarti d'ora",
  "Au four : trois quarts d'heure",
  'Horno: hora y cuarto',
])('a labelled time that was not taken is doubted wherever it stands: %s', (line) => {
  expect(said('Parish news', line)).toEqual([`A time may be said in “${line}”.`]);
});

test('so is one below its label', () => {
  expect(said('Bake', 'an hour')).toEqual(['A time may be said in “Bake an hour”.']);
});

test.each([
  'Prep: 20 minutes',
  'Chill: 2 hours',
  'Open: 2 hours',
  'Gehzeit: 1 Std.',
  'Keeps: 3 days',
])('what was taken, rests or is of other matter is not doubted: %s', (line) => {
  expect(said(line)).toEqual([]);
});
