import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';
import { readText } from '../../text/read-text.ts';
import { unreadTimeDoubts } from './unread-times.ts';

const sentences = (...texts: string[]) => unreadTimeDoubts(texts).map(({ sentence }) => sentence);

test.each([
  ['25 min per 500 g', '“25 min per 500 g” says no time of the whole dish.'],
  ['20 Min. pro kg', '“20 Min. pro kg” says no time of the whole dish.'],
  ['1 h 75', 'A time may be said in “1 h 75”.'],
  ['PT1H75M', 'The page says “PT1H75M”; it was read as 135 minutes.'],
  [
    '30 min + overnight',
    '“30 min + overnight” says that it rests for a night, which is in no time.',
  ],
  ['1 Std. + 1 Nacht', '“1 Std. + 1 Nacht” says that it rests for a night, which is in no time.'],
  ['30 min + une nuit', '“30 min + une nuit” says that it rests for a night, which is in no time.'],
  ['1 ora + una notte', '“1 ora + una notte” says that it rests for a night, which is in no time.'],
  [
    '30 min + una noche',
    '“30 min + una noche” says that it rests for a night, which is in no time.',
  ],
  [
    '30 min + uma noite',
    '“30 min + uma noite” says that it rests for a night, which is in no time.',
  ],
  ['30 min + 1 natt', '“30 min + 1 natt” says that it rests for a night, which is in no time.'],
])('What is not all among the minutes of a page is doubted: %s', (text, sentence) => {
  expect(sentences(text)).toEqual([sentence]);
});

test.each(['PT1H30M', 'PT0M', 'P0DT0H', '0', 'n/a', '45 min', 'PT0H90M', ''])(
  'A time that is read, and none, is not doubted: "%s"',
  (text) => {
    expect(sentences(text)).toEqual([]);
  },
);

test('Times that stand in the data of a page alone are not lost without a word', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Roast pork',
    recipeIngredient: ['1 kg pork', '2 tbsp oil', '1 tsp salt'],
    recipeInstructions: ['Rub the pork with the oil and the salt.', 'Roast the pork.'],
    cookTime: '25 min per 500 g',
    prepTime: '1 h 75',
  };
  const { draft } = readPage(
    `<html><head><title>Roast pork</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`,
    'https://kitchen.example/pork',
  );
  expect(draft).toMatchObject({ prepTime: null, cookTime: null });
  expect(draft!.doubts.map(({ sourceWords }) => sourceWords).sort()).toEqual([
    '1 h 75',
    '25 min per 500 g',
  ]);
});

test('A text’s count of minutes that no hour has is doubted, and dozens are counted', () => {
  const draft = readText(`Cookies
Makes 2½ dozen

Prep: 1 h 75
Cook: 50 min

Ingredients
500 g flour
200 g butter
2 eggs

Method
Mix the flour, the butter and the eggs. Bake until brown.`);
  expect(draft).toMatchObject({ servings: 30, prepTime: null, cookTime: 50 });
  expect(draft.doubts.map(({ sourceWords }) => sourceWords)).toContain('Prep: 1 h 75');
});

test.each([
  ['Gesamtzeit: 2 Std. + 1 Nacht', 120],
  ['Gesamtzeit: 3 Std. + 2 Nächte', 180],
])('A night beside a time serves nobody and is kept as a note: %s', (said, totalTime) => {
  const draft = readText(
    `Roggenbrot\n\n${said}\n\nZutaten\n500 g Roggenmehl\n400 ml Wasser\n10 g Salz\n\nZubereitung\nMehl und Wasser verrühren. Salz einkneten und das Brot backen.`,
  );
  expect(draft).toMatchObject({ servings: null, yieldText: null, totalTime });
  expect(draft.notes).toContain(said);
});
