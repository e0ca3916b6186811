import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const recipe =
  'Pasta salad\n\nIngredients\n200 g pasta\n100 g olives\n2 tomatoes\n\nMethod\nBoil the pasta in salted water.\nMix everything well and chill.\n';

/** All that a reader is shown of a text, doubts as well. */
const shown = (text: string) => JSON.stringify(readText(text));

test.each([
  ['Guten Appetit! Dazu 200 g Feta.', 'Dazu 200 g Feta.'],
  ['Gruß aus der Küche: 1 EL Kapern', '1 EL Kapern'],
  ['Bis bald im Kühlschrank: 2 Std. kalt stellen', '2 Std. kalt stellen'],
  [
    'Let me know how it goes, and leave to rest 10 minutes before cutting.',
    'leave to rest 10 minutes before cutting.',
  ],
  ['PS bake 10 min longer if frozen', 'bake 10 min longer if frozen'],
  ['xx Add the feta last x', 'Add the feta last'],
  ['Cheers, serve with beer', 'serve with beer'],
  ['Love it with rice.', 'Love it with rice.'],
  ['--\nServe cold', 'Serve cold'],
  ['Enjoy\nFeta\nOlives', 'Feta'],
])('a last line that says more than farewell stays: “%s”', (last, said) => {
  for (const gap of ['', '\n']) expect(shown(`${recipe}${gap}${last}`)).toContain(said);
});

test.each([
  'Guten Appetit!',
  'Enjoy!',
  'Love, Ann',
  'Love from Basil',
  'Cheers, Rosemary',
  'Te quiero mucho, dime qué tal',
  'Liebe Grüße\nOma',
  'Love you <3',
  'See you Sunday 18:30 xx',
  'Bis Samstag um 18 Uhr!',
  '--\nAnn Baker\nCook & Co, Main Street',
])('a farewell is no part of a recipe: “%s”', (last) => {
  const draft = readText(`${recipe}\n${last}`);
  expect(draft.steps).toHaveLength(2);
  expect(shown(`${recipe}\n${last}`)).not.toContain(last.split('\n').at(-1));
});
