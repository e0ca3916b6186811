import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const dataOf = (times: object, more: object = {}) => {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Roast Beef with Onions',
    recipeIngredient: ['500 g beef', '2 onions', '1 tbsp oil'],
    recipeInstructions: ['Heat the oil and fry the onions.', 'Roast the beef in the oven.'],
    ...times,
    ...more,
  };
  return readPage(
    `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
    'https://example.org/beef',
  ).draft!;
};

test.each([
  { cookTime: 'P1Y' },
  { cookTime: 'P5D' },
  { prepTime: 'PT1H', cookTime: 'PT1H', totalTime: 'PT30M' },
])('doubts times of data that cannot be: %j', (times) => {
  for (const draft of [dataOf(times), dataOf(times, { recipeInstructions: [] })])
    expect(draft.doubts.filter(({ about }) => about === 'times')).toHaveLength(1);
});

test('takes of data no time of each pound, and adds up what one goes on to', () => {
  expect(dataOf({ cookTime: '20 minutes per lb plus 15 min' }).cookTime).toBeNull();
  expect(dataOf({ cookTime: '10 min at 220C then 30 min at 180C' }).cookTime).toBe(40);
});

test('doubts a time of each pound that a page shows', () => {
  const { draft } = readPage(
    `<h1>Roast Beef with Onions</h1><p>Cook time: 20 min per lb plus 15 min</p>
     <h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li><li>1 tbsp oil</li></ul>
     <h2>Method</h2><ol><li>Heat the oil and fry the onions.</li><li>Roast the beef in the oven.</li></ol>`,
    'https://example.org/beef',
  );
  expect(draft!.cookTime).toBeNull();
  expect(draft!.doubts.filter(({ about }) => about === 'times')).toHaveLength(1);
});
