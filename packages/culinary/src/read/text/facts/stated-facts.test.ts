import { expect, test } from '@jest/globals';
import { statedFacts } from './stated-facts.ts';
import { takeFacts } from './take-facts.ts';

test.each([
  ['en', 'Easy | 350 °F | Prep 20 min · Serves six · vegetarian', { prepTime: 20, servings: 6 }],
  ['en', 'Serves four. Ready in an hour and a quarter.', { totalTime: 75, servings: 4 }],
  [
    'de',
    'Arbeitszeit ca. 15 Min. Koch-/Backzeit ca. 1 Std. Gesamtzeit etwa 75 Minuten | Schwierigkeit simpel | 310 kcal p. P.',
    { prepTime: 15, cookTime: 60, totalTime: 75 },
  ],
  ['de', 'Für 6 Leute · Zubereitung rund 25 Minuten', { prepTime: 25, servings: 6 }],
  [
    'fr',
    'Difficulté : facile Préparation : 10 min Cuisson : 20 min',
    { prepTime: 10, cookTime: 20 },
  ],
  [
    'it',
    'Costo: basso Preparazione: 15 min Cottura: 30 min Dosi per: 6 persone',
    { prepTime: 15, cookTime: 30, servings: 6 },
  ],
  [
    'it',
    'Senza cottura: preparazione 30 minuti + 4 ore di riposo + per 8 persone',
    { prepTime: 30, restTime: 240, servings: 8 },
  ],
  ['de', 'Ohne Backen: Zubereitung 20 Min. + für 6 Personen', { prepTime: 20, servings: 6 }],
  ['fr', 'Sans cuisson : préparation 15 min + pour 4 personnes', { prepTime: 15, servings: 4 }],
  ['en', 'No bake: prep 20 min + for 6 people', { prepTime: 20, servings: 6 }],
  ['es', 'Sin horno: preparación 20 min + para 6 personas', { prepTime: 20, servings: 6 }],
  ['es', '4 raciones, tres cuartos de hora', { totalTime: 45, servings: 4 }],
  [
    'nl',
    'Moeilijkheid: makkelijk | Bereidingstijd: 30 minuten | 4 personen',
    { prepTime: 30, servings: 4 },
  ],
  ['pt', 'Rende 6 porções | Tempo de preparo: 40 min | fácil', { prepTime: 40, servings: 6 }],
  ['sv', '4 portioner, 30 minuter, enkel', { totalTime: 30, servings: 4 }],
  ['sv', 'Antal portioner: 4   Tillagningstid: ca 30 min', { cookTime: 30, servings: 4 }],
])('facts in one line are read one by one in %s: %s', (_language, line, facts) => {
  expect(statedFacts(line)).toMatchObject(facts);
});

test.each(['x 4', '×6', '8 bols', 'für 5 Leute'])('“%s” is a yield', (line) => {
  expect(statedFacts(line)?.servings).toBe(Number(/\d/.exec(line)![0]));
});

test.each(['Plum tart (serves 8)', 'Whisk for 30 minutes', 'Soup of 5 vegetables'])(
  '“%s” is no line of facts',
  (line) => {
    expect(statedFacts(line)).toBeNull();
  },
);

test.each([
  '20 min de préparation, 35 min de cuisson',
  '20 min prep, 35 min cook',
  '20 minutos de preparación, 35 minutos de cocción',
  '20 min di preparazione, 35 min di cottura',
])('%s states no whole time', (line) => {
  expect(statedFacts(line)).toEqual({ prepTime: 20, cookTime: 35 });
});

test.each([
  ['Comensales........4', 4],
  ['Convives ...... 6', 6],
  ['Commensali ...... 6', 6],
  ['Portionen ..... 8', 8],
  ['Servings ____ 8', 8],
])('dots lead from a label to how many it is for: %s', (line, servings) => {
  expect(statedFacts(line)?.servings).toBe(servings);
});

test.each(['Eggs ........ 3', 'Eier ..... 3', 'Œufs ..... 3', 'Uova ..... 3', 'Huevos ..... 3'])(
  'dots lead from a food to its amount: %s',
  (line) => {
    expect(statedFacts(line)).toBeNull();
  },
);

test('a yield without a number keeps its words, and one with a number goes before it', () => {
  expect(statedFacts('Feeds an army')).toEqual({ yieldText: 'Feeds an army', servings: null });
  expect(takeFacts([{ text: 'Feeds a crowd' }, { text: 'Serves 12' }], '')).toEqual({
    yieldText: 'Serves 12',
    servings: 12,
    beside: ['Feeds a crowd'],
  });
});
