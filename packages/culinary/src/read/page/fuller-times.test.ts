import { expect, test } from '@jest/globals';
import { heading, lines, lists, read, told } from './test-kit/plum-tart.ts';

const stated = (times: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Plum tart', recipeIngredient: lines, recipeInstructions: told, ...times })}</script>`;
const shown = (facts: readonly [string, string][]) =>
  `${heading}<ul>${facts.map(([label, value]) => `<li><span>${label}</span><span>${value}</span></li>`).join('')}</ul>${lists}`;

test.each([
  [
    { prepTime: 'PT15M', cookTime: '', totalTime: '' },
    { prepTime: 15, cookTime: 40, totalTime: 55 },
  ],
  [
    { prepTime: '', cookTime: 'PT40M' },
    { prepTime: 15, cookTime: 40, totalTime: 55 },
  ],
  [
    { prepTime: 'PT15M', totalTime: 'PT55M' },
    { prepTime: 15, cookTime: 40, totalTime: 55 },
  ],
])('times that the data leave out are taken from the page: %j', (times, expected) => {
  const draft = read(
    `${stated(times)}${shown([
      ['Prep Time', '15 minutes'],
      ['Cook Time', '40 minutes'],
    ])}`,
  );
  expect(draft).toMatchObject(expected);
  expect(draft.doubts).toEqual([]);
});

test('where page and data state another time nothing is filled in, and a doubt says so', () => {
  const draft = read(
    `${stated({ prepTime: 'PT15M' })}${shown([
      ['Prep Time', '25 minutes'],
      ['Cook Time', '40 minutes'],
    ])}`,
  );
  expect(draft).toMatchObject({ prepTime: 15, cookTime: null });
  expect(draft.doubts).toContainEqual(expect.objectContaining({ about: 'times' }));
});

test('seconds in the data are the minutes that the page shows', () => {
  const { prepTime, totalTime, doubts } = read(
    `${stated({ prepTime: 'PT30S', totalTime: 'PT30S' })}${shown([['Prep Time', '30 minutes']])}`,
  );
  expect({ prepTime, totalTime, doubts }).toEqual({ prepTime: 30, totalTime: 30, doubts: [] });
});

test('what the page shows for the whole and the data for the cooking is no contradiction', () => {
  const times = { prepTime: 'PT20M', cookTime: 'PT4H', totalTime: 'PT260M' };
  const { totalTime, doubts } = read(
    `${stated(times)}${shown([
      ['Prep Time', '20 minutes'],
      ['Total Time', '4 hours'],
    ])}`,
  );
  expect({ totalTime, doubts }).toEqual({ totalTime: 260, doubts: [] });
});

test('a time that only the article above the list tells is taken, and doubted where its words leave it open', () => {
  const told = (sentence: string) => read(`${stated({})}${heading}<p>${sentence}</p>${lists}`);
  expect(told('All told you need an hour and a half for it.').totalTime).toBe(90);
  const { totalTime, doubted } = told('I am a good forty minutes in the kitchen for this one.');
  expect(totalTime).toBeNull();
  expect(doubted).toEqual([
    'A time may be said in “I am a good forty minutes in the kitchen for this one.”.',
  ]);
});
