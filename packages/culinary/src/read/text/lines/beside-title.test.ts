import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';

const line = (text: string, x: number, y: number, height = 38): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 0.45 * height,
  height,
  confidence: 95,
});

/** A card with its list at the left and its steps beside it; the yield reaches over the blank between them. */
const card = (title: string, served: string, items: string[], steps: string[]): PageLine[] => [
  line(title, 80, 150, 68),
  line(served, 110 + title.length * 0.45 * 68 + 50, 176),
  ...items.map((text, at) => line(text, 80, 280 + 70 * at)),
  ...steps.map((text, at) => line(text, 700, 282 + 72 * at)),
];

test.each([
  [
    'Rote Grütze',
    'f. 6 Personen',
    ['250 g Johannisbeeren', '250 g Himbeeren', '80 g Zucker', '1 Stück Zimtrinde'],
    [
      'Saft mit Zucker und Zimt aufkochen.',
      'Früchte zugeben und aufwallen lassen.',
      'Zimt entfernen und kalt stellen.',
    ],
    6,
  ],
  [
    'Plum pudding',
    'serves eight',
    ['250 g plums', '250 g flour', '80 g sugar', '1 cinnamon stick'],
    [
      'Boil the plums with the sugar and cinnamon.',
      'Stir in the flour and steam for 1 hour.',
      'Take out the cinnamon and chill.',
    ],
    8,
  ],
  [
    'Far breton',
    'pour 6 personnes',
    ['250 g de pruneaux', '250 g de farine', '80 g de sucre', '4 œufs'],
    [
      'Mélanger la farine et le sucre.',
      'Ajouter les œufs et les pruneaux.',
      'Cuire 40 minutes au four.',
    ],
    6,
  ],
])('beside the title %s stands for how many it is: %s', (title, served, items, steps, servings) => {
  const draft = readText(card(title, served, items, steps));
  expect(draft.title).toBe(title);
  expect(draft.servings).toBe(servings);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(items);
  expect(draft.steps.map(({ text }) => text)).toEqual(steps);
});
