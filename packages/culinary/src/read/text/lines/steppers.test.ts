import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  ['Serves 6          Scale  ½x  1x  2x', 6],
  ['4 Portionen   1x 2x 3x', 4],
  ['Pour 5 personnes  ½× 1× 2×', 5],
  ['Porzioni: 4   0,5x 1x 2x', 4],
  ['Para 8 personas  1x 2x 3x', 8],
])('buttons that multiply the amounts are no part of the yield: %s', (line, servings) => {
  const draft = readText(
    `Pea soup\n${line}\n\n500 g peas\n1 onion\n1 l stock\n\nFry the onion.\nAdd the peas and the stock and simmer for 20 minutes.\n`,
  );
  expect(draft.servings).toBe(servings);
  expect(draft.yieldText).not.toMatch(/[x×]|Scale/u);
});

test.each([
  ['Ingredients  • 6 servings ©', 6],
  ['Zutaten © 4 Portionen +', 4],
  ['Ingredienti – 3 porzioni O', 3],
  ['Serves • 4 +', 4],
  ['Portionen = 2 +', 2],
  ['Ingredients  Serves • 4 +', 4],
])(
  'rings with a minus and a plus around the yield of a picture are no part of it: %s',
  (line, servings) => {
    const lines = [
      'Pea soup',
      line,
      '500 g peas',
      '1 onion',
      '1 l stock',
      'Fry the onion.',
      'Add the peas and the stock and simmer for 20 minutes.',
    ];
    const draft = readText(
      lines.map((text, at) => ({
        text,
        page: 1,
        x: 40,
        y: 40 + at * 30,
        width: text.length * 10,
        height: 18,
        confidence: 92,
      })),
    );
    expect(draft.servings).toBe(servings);
    expect(draft.yieldText).not.toMatch(/[©•+]/u);
  },
);

test.each([['Portionen'], ['Gläser'], ['Servings']])(
  '%s above the buttons that step a number count the yield',
  (word) => {
    const draft = readText(
      `Pea soup\n\n${word}\n-\n6\n+\n500 g peas\n1 onion\n1 l stock\n\nFry the onion.\nAdd the peas and the stock and simmer for 20 minutes.\n`,
    );
    expect(draft.servings).toBe(6);
    expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
  },
);

test('a number between buttons counts what stands below them', () => {
  const draft = readText(
    'Holundersirup\n\nZutaten für\n−\n4\n+\nFlaschen\n25 Holunderdolden\n2 Liter Wasser\n2 kg Zucker\n\nZubereitung\nDie Blüten mit Wasser 2 Tage ziehen lassen.\nMit Zucker aufkochen und heiß in Flaschen füllen.',
  );
  expect(draft.servings).toBe(4);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '25 Holunderdolden',
    '2 Liter Wasser',
    '2 kg Zucker',
  ]);
});

test('glasses that are filled in the steps are the yield and no line of the list', () => {
  const draft = readText(
    'Quittengelee\n\nZutaten\n\nGläser\n-\n6\n+\n1,5 kg Quitten\n1,2 Liter Wasser\n500 g Gelierzucker\n\nZubereitung\nDie Quitten im Wasser weich kochen und abtropfen lassen.\nDen Saft mit Zucker aufkochen und in Gläser füllen.',
  );
  expect(draft.servings).toBe(6);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
});
