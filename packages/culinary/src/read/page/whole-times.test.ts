import { expect, test } from '@jest/globals';
import { heading, lists, read } from './test-kit/plum-tart.ts';

test.each([
  ['Serves 4 | 30 min | Prep 20 min | Cook 25 min', 20, 25],
  ['Ready in 30 minutes.</p><p>Prep 20 min</p><p>Cook 25 min', 20, 25],
  ['Für 4 Personen | 30 Min. | Vorbereitung 20 Min. | Kochzeit 25 Min.', 20, 25],
  ['Pour 4 personnes, compter 15 min de préparation et 1 h de cuisson.', 15, 60],
  ['Per 4 persone (40 minuti di preparazione e 30 minuti di cottura)', 40, 30],
  ['Para 4 personas, calcula 40 minutos de preparación y 30 minutos de cocción.', 40, 30],
])('the whole of a page is no shorter than its parts: %s', (facts, prepTime, cookTime) => {
  const found = read(`${heading}<p>${facts}</p>${lists}`);
  expect(found).toMatchObject({ prepTime, cookTime, totalTime: prepTime + cookTime });
});

test('a whole that a page calls so stays, and is doubted', () => {
  const found = read(`${heading}<p>Total time: 30 min | Prep 20 min | Cook 25 min</p>${lists}`);
  expect(found).toMatchObject({ prepTime: 20, cookTime: 25, totalTime: 30 });
  expect(found.doubts.filter(({ about }) => about === 'times')).toHaveLength(1);
});
