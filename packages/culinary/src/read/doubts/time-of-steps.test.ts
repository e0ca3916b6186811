import { expect, test } from '@jest/globals';
import { emptyDraft } from '../../recipe/recipe.ts';
import { timeDoubts } from './time-doubts.ts';

const doubts = (totalTime: number, texts: readonly string[]) =>
  timeDoubts({
    ...emptyDraft(),
    totalTime,
    steps: texts.map((text) => ({ group: null, text })),
  }).map(({ sentence }) => sentence);

test.each([
  ['Simmer the beans for 2 hours.', 'Bake for 45 minutes.'],
  ['Die Bohnen 2 Stunden köcheln lassen.', '45 Minuten backen.'],
  ['Laisser mijoter 2 heures.', 'Cuire au four 45 minutes.'],
  ['Cocer a fuego lento 2 horas.', 'Hornear 45 minutos.'],
  ['Cuocere a fuoco lento per 2 ore.', 'Infornare per 45 minuti.'],
])('a whole time is doubted where the steps cook far longer: %s', (...texts) => {
  expect(doubts(15, texts)).toEqual([
    'The whole time (15 min) may not be the total time: the steps take longer (2 hours 45 min).',
  ]);
});

test.each([
  [60, ['Simmer for 30 minutes.', 'Meanwhile bake the bread for 30 minutes.', 'Rest 10 minutes.']],
  [30, ['Fry for 20 minutes.', 'It keeps for 3 days in the fridge.', 'Simmer for 15 minutes.']],
  [30, ['Leave the clams in salted water for two hours.', 'Fry for 20 minutes.']],
  [20, ['Fry for 20 minutes, or bake for 2 hours in a slow cooker.']],
  [20, ['You can leave it on the heat for up to 2 hours.', 'Fry for 10 minutes.']],
] as const)('a whole time that the steps may fill is not: %i', (total, texts) => {
  expect(doubts(total, texts)).toEqual([]);
});
