import { expect, test } from '@jest/globals';
import { heading, items, lists, read } from '../test-kit/plum-tart.ts';

test.each(['Ready in half an hour', 'Fertig in 30 Minuten', 'Pronto in mezz’ora'])(
  'what a blog promises is no time beside the one it states: %s',
  (promise) => {
    const facts = items(['Prep Time 10 mins', 'Cook Time 25 mins', 'Total Time 35 mins']);
    const found = read(heading + items([promise, 'One pan and done']) + facts + lists);
    expect(found).toMatchObject({ prepTime: 10, cookTime: 25, totalTime: 35 });
  },
);

test('a time said once more to the minute counts once', () => {
  const found = read(`${heading}<p>Backzeit: eine knappe Stunde (55 Min.)</p>${lists}`);
  expect(found.cookTime).toBe(55);
});

test.each([
  'Préparation : 15 min — Cuisson : 5 min par galette',
  'Zubereitung: 15 Minuten | Backzeit: 5 Minuten pro Stück',
  'Prep: 15 min · Cook: 5 min per pancake',
])('the time of one piece is none of the dish: %s', (facts) => {
  const found = read(`${heading}<p>${facts}</p>${lists}`);
  expect(found).toMatchObject({ prepTime: 15, cookTime: null });
});

test('for how many the amounts are is no line of the list', () => {
  const list = items(['Quantités pour 2 personnes', '500 g plums', '200 g flour', '80 g sugar']);
  const found = read(`${heading}<h2>Ingrédients</h2>${list}${lists.replace(/.*(?=<h2>M)/, '')}`);
  expect(found).toMatchObject({ servings: 2, lines: ['500 g plums', '200 g flour', '80 g sugar'] });
});
