import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { statedFacts } from './stated-facts.ts';
import { timeStatements } from './time-statements.ts';

test.each([
  ['en', 'Serves 4 (40 minutes of preparation and 30 minutes of cooking)'],
  ['de', 'Für 4 Personen (40 Minuten Vorbereitung und 30 Minuten Kochzeit)'],
  ['fr', 'Pour 4 personnes, compter 40 min de préparation et 30 min de cuisson.'],
  ['it', 'Ingredienti per 4 persone (40 minuti di preparazione e 30 minuti di cottura)'],
  ['es', 'Para 4 personas, calcula 40 minutos de preparación y 30 minutos de cocción.'],
])('a time with the word of its part behind it is never the whole, in %s', (_language, line) => {
  expect(statedFacts(line)?.totalTime).toBeUndefined();
});

test.each([
  ['en', 'Prep 40 min · Cook 12 min · Resting 30 min'],
  ['de', 'Vorbereitung 40 Min. · Kochzeit 12 Min. · Rastzeit 30 Min.'],
  ['fr', 'Préparation 40 min · Cuisson 12 min · Repos 30 min'],
  ['it', 'Preparazione 40 min · Cottura 12 min · Riposo 30 min'],
  ['es', 'Preparación 40 min · Cocción 12 min · Reposo 30 min'],
])('how long it rests is a time of its own, in %s', (_language, line) => {
  expect(statedFacts(line)).toEqual({ prepTime: 40, cookTime: 12, restTime: 30 });
  expect(timeStatements(line).map(({ cue }) => cue)).toEqual(['prep', 'cook', 'rest']);
});

const timesOf = (head: string) => {
  const { prepTime, cookTime, totalTime } = readText(
    `Leek Pie\n\n${head}\n\nIngredients\n200 g flour\n3 leeks\n100 g butter\n2 eggs\n\nMethod\n1. Slice the leeks and fry them in the butter.\n2. Mix the flour and the eggs.\n3. Bake everything.`,
  );
  return [prepTime, cookTime, totalTime];
};

test.each([
  'Serves 4 | 30 min | Prep 20 min | Cook 25 min',
  'Für 4 Personen | 30 Min. | Vorbereitung 20 Min. | Kochzeit 25 Min.',
  'Pour 4 personnes | 30 min | Préparation 20 min | Cuisson 25 min',
  'Per 4 persone | 30 min | Preparazione 20 min | Cottura 25 min',
  'Para 4 personas | 30 min | Preparación 20 min | Cocción 25 min',
])('what no word calls the whole is not it where its parts are longer: %s', (head) => {
  expect(timesOf(head)).toEqual([20, 25, null]);
});

test.each([
  ['Serves 4 | Prep 20 min | Cook 25 min | Total 40 min', 40],
  ['Serves 4\nPrep time: 20 min\nCook time: 25 min\nTotal time:\n40 min', 40],
  ['Serves 4 | 45 min | Prep 20 min | Cook 25 min', 45],
])('a whole that is called so, or as long as its parts, stays: %s', (head, whole) => {
  expect(timesOf(head)).toEqual([20, 25, whole]);
});
