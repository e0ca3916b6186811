import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  ['Gesamtzeit: 2 Std. + 1 Nacht', null],
  ['Parts : une dizaine Préparation : 20 min Cuisson : 45 min Repos : une nuit', 10],
  ['Serves 6, rest 1 night', 6],
])('of “%s” %p are served: nights are none', (facts, servings) => {
  const { servings: read } = readText(
    `Gâteau nantais\n\n${facts}\n\nIngrédients\n150 g de sucre\n3 œufs\n40 g de farine\n\nPréparation\n1. Mélanger le tout.\n2. Cuire au four.`,
  );
  expect(read).toBe(servings);
});
