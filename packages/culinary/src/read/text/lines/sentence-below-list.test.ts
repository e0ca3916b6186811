import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';

/** A page with its list at the left, its steps beside it, and below the list, a little apart, further lines. */
const page = (list: string[], below: string[], steps: string[]): PageLine[] => {
  const line = (text: string, x: number, y: number, height = 39): PageLine => ({
    text,
    page: 1,
    x,
    y,
    width: text.length * 0.45 * height,
    height,
    confidence: 96,
  });
  return [
    line(list[0]!, 66, 150, 77),
    ...list.slice(1).map((text, at) => line(text, 66, 358 + 67 * at)),
    ...below.map((text, at) => line(text, 66, 358 + 67 * (list.length - 1) + 40 + 49 * at, 37)),
    ...steps.map((text, at) => line(text, 750, 358 + 88 * at, 41)),
  ];
};

test.each([
  [
    ['HADDOCK PIE', '2 lb floury potatoes', '1 lb haddock', '1 pint milk', '2 oz butter'],
    ['Cod will do if haddock is', 'dear.'],
    [
      'Boil the potatoes and mash with the butter.',
      'Simmer the haddock in the milk.',
      'Top with the mash and bake.',
    ],
  ],
  [
    ['LINSENSUPPE', '250 g Linsen', '2 Möhren', '1 Zwiebel', '1 l Brühe'],
    ['Statt Linsen gehen auch gelbe', 'halbe Erbsen.'],
    ['Zwiebel und Möhren würfeln.', 'Linsen in der Brühe garen.', 'Alles mischen und abschmecken.'],
  ],
  [
    ['TARTE AUX POMMES', '3 pommes', '100 g de sucre', '50 g de beurre', '1 pâte brisée'],
    ['Les poires conviennent aussi très', 'bien.'],
    [
      'Étaler la pâte.',
      'Disposer les pommes et le sucre.',
      'Ajouter le beurre et cuire 40 minutes.',
    ],
  ],
])('a sentence in two lines below the list of %j is no item', (list, below, steps) => {
  const draft = readText(page(list, below, steps));
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(list.slice(1));
});

test('an item in two lines below a blank is one item', () => {
  const draft = readText(
    page(
      ['PLUM CAKE', '200 g flour', '100 g sugar', '3 eggs', '500 g plums'],
      ['Icing sugar for dusting the', 'finished cake'],
      ['Beat the eggs with the sugar.', 'Fold in the flour and the plums.', 'Bake for 40 minutes.'],
    ),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines).join(' ')).toContain(
    'Icing sugar for dusting',
  );
});
