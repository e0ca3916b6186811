import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { settledTimes } from './settled-times.ts';

const draftOf = (head: string) =>
  readText(
    `Roast Beef with Onions\n\n${head}\n\nIngredients\n500 g beef\n2 onions\n1 tbsp oil\n\n` +
      'Method\n1. Heat the oil in a pan and fry the onions.\n2. Add the beef and roast it in the oven.\n',
  );
const timesOf = (head: string) => {
  const { prepTime, cookTime, totalTime } = draftOf(head);
  return [prepTime, cookTime, totalTime];
};

test.each([
  'Cooking time: 25 minutes per 500 g plus 20 minutes',
  'Cook time: 20 min per lb plus 15 min',
  'Cook time: 15 min/lb',
  'Bake: 12 minutes per batch',
  'Garzeit: pro 500 g 30 Minuten',
  'Garzeit: 2 Stunden pro Kilo',
  'Backen pro Stück 3 Min.',
  'Cuisson : 20 min par livre',
  'Cottura: 2 ore al chilo',
  'Cocción: 40 minutos por kilo',
  'Baktijd: 12 minuten per bakplaat',
  'Cozedura: 40 minutos por quilo',
  'Gräddning: 12 minuter per plåt',
])('takes a time of each pound, piece or tray for none of the dish: %s', (head) => {
  const draft = draftOf(head);
  expect([draft.prepTime, draft.cookTime, draft.totalTime]).toEqual([null, null, null]);
  expect(draft.doubts.filter(({ about }) => about === 'times')).toHaveLength(1);
  expect(draft.notes).toEqual([head]);
});

test('takes the other facts beside a time of each pound', () => {
  expect(draftOf('Prep: 20 min | Cook: 20 min per lb plus 15 min | Serves 4')).toMatchObject({
    prepTime: 20,
    cookTime: null,
    servings: 4,
    notes: ['Cook: 20 min per lb plus 15 min'],
  });
});

test.each([
  ['Cook Time: 10 min at 220C then 30 min at 180C', 40],
  ['Cook: 1 hour, then 30 minutes uncovered', 90],
  ['Backzeit: 10 Min. bei 250°, dann 40 Min. bei 200°', 50],
  ['Cuisson : 10 min à 250°C puis 40 min à 200°C', 50],
  ['Cottura: 10 minuti a 250°, 40 a 180°', 50],
  ['Cocción: 10 min a 250 °C y luego 40 min a 180 °C', 50],
  ['Baktijd: 10 min op 250°, daarna 40 min op 200°', 50],
  ['cuisson 2 fois 25 mn', 50],
  ['Kochzeit: zweimal 25 Min.', 50],
])('adds up the times that one label goes on to: %s', (head, cookTime) => {
  expect(timesOf(head)).toEqual([null, cookTime, null]);
});

test.each(['Cook: 8 hours low or 4 hours high', 'Koken: 8 uur laag of 4 uur hoog'])(
  'takes one of two ways to cook, and doubts it: %s',
  (head) => {
    expect(timesOf(head)).toEqual([null, 480, null]);
    expect(draftOf(head).doubts.map(({ about }) => about)).toEqual(['times']);
    expect(draftOf(head).notes).toEqual([head]);
  },
);

test('takes how many days a dish lasts for no time', () => {
  expect(draftOf('Reicht für 2 Tage und 4 Personen')).toMatchObject({
    totalTime: null,
    servings: 4,
  });
});

test('doubts a time above a hundred hours', () => {
  expect(draftOf('Cook time: 120 hours').doubts.map(({ about }) => about)).toEqual(['times']);
});

test('takes the grams of each piece for no time', () => {
  expect(settledTimes('Nährwerte: Pro Stück 95 kcal, 5 g Fett').perPart).toEqual([]);
});
