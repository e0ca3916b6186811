import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const soup = (line: string) => `${line}

Jean's Mulligatawny

You need
2 tbsp vegetable oil
2 onions, chopped
3 carrots, diced

What to do
1. Heat the oil and soften the onions.
2. Add the carrots and simmer for 35 minutes.`;

test.each(['Rents due', 'Once more', 'The Elf', 'Sept.', 'Fire drill', 'How to get here'])(
  'a number of another language serves nobody: “%s”',
  (line) => {
    const { servings, yieldText } = readText(soup(line));
    expect({ servings, yieldText }).toEqual({ servings: null, yieldText: null });
  },
);

test('a number of the language of the recipe is one', () => {
  expect(readText(soup('For two')).servings).toBe(2);
  expect(readText(soup('Serves six')).servings).toBe(6);
});

test('a French oven in the name of a dish counts nobody, and is not doubted', () => {
  const { servings, doubts } = readText(`Confiture de prunes au four

3 kg de prunes
500 g de sucre
1 bâton de cannelle

Coupez les prunes en deux et mélangez-les avec le sucre.
Ajoutez la cannelle et laissez cuire en remuant.`);
  expect({ servings, doubts }).toEqual({ servings: null, doubts: [] });
});
