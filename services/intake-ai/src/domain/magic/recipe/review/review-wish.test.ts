import { describe, expect, test } from '@jest/globals';
import { readLeftOut } from '@convivio/culinary/compose';
import type { ReviewedRecipe } from './review.ts';
import { reviewTimes } from './review-times.ts';
import { reviewWish } from './review-wish.ts';

const recipeOf = (names: string[], steps: string[] = []): ReviewedRecipe => ({
  title: 'Supper',
  course: 'main',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  ingredients: names.map((name) => ({ name, amount: '100', unit: 'g', group: null })),
  instructions: steps.map((instruction) => ({ instruction, technique: null, tip: null })),
  chefSecrets: [],
});
const faultsOf = (wish: string, names: string[], steps?: string[]) =>
  reviewWish(recipeOf(names, steps), readLeftOut(wish)).faults;

describe('what a wish leaves out is a fault', () => {
  test.each([
    ['chicken without mushrooms', 'dried mushrooms', 'dried mushrooms'],
    ['nut allergy', 'walnuts, chopped', 'walnuts'],
    ['no nuts', 'ground almonds', 'ground almonds'],
    ['gluten free', 'plain flour', 'plain flour'],
    ['lactose intolerant', 'parmesan', 'parmesan'],
    ['milk allergy', 'parmesan', 'parmesan'],
    ["cow's milk protein allergy", 'parmesan', 'parmesan'],
    ['Milcheiweißallergie', 'parmesan', 'parmesan'],
    ['allergie au lait', 'parmesan', 'parmesan'],
    ['lactose intolerant', 'shortcrust pastry', 'shortcrust pastry'],
    ['dairy-free', 'ready rolled puff pastry', 'ready rolled puff pastry'],
    ['milk allergy', 'brioche dough', 'brioche dough'],
    ['egg allergy', 'pate a choux', 'pate a choux'],
    ['egg allergy', 'mayonnaise', 'mayonnaise'],
    ['ohne Knoblauch', 'garlic cloves', 'garlic cloves'],
    ['sans poisson', 'salmon fillet', 'salmon fillet'],
    ['allergique aux noix', 'pecans', 'pecans'],
    ['senza glutine', 'spaghetti', 'spaghetti'],
  ])('%s: %s', (wish, name, said) => {
    expect(faultsOf(wish, ['rice', name])).toEqual([`The wish leaves out ${said}.`]);
  });

  test('also in a step, where no ingredient names it', () => {
    expect(faultsOf('nut allergy', ['leeks'], ['Scatter over the walnuts.'])).toEqual([
      'The wish leaves out walnuts in a step.',
    ]);
  });
});

test.each([
  ['egg allergy', 'eggplant'],
  ['no nuts', 'nutmeg'],
  ['no nuts', 'butternut squash'],
  ['dairy-free', 'oat milk'],
  ['dairy-free', 'vegan shortcrust pastry'],
  ['dairy-free', 'vegan butter'],
  ['dairy-free', 'butter beans'],
  ['dairy-free', 'bread'],
  ['without coconut milk', 'parmesan'],
  ['sans lait de coco', 'parmesan'],
  ['chicken', 'mushrooms'],
])('%s does not leave out %s', (wish, name) => {
  expect(faultsOf(wish, [name])).toEqual([]);
});

test('what nobody vouches for is told, and of which food nothing is known', () => {
  const { notices } = reviewWish(recipeOf(['moondust']), readLeftOut('gluten free, halal'));
  expect(notices).toEqual([
    'Not heeded, because no rule here checks it: halal.',
    expect.stringContaining('Traces were not checked'),
    'Whether gluten is in these is not known: moondust.',
  ]);
});

test('what has an allergen by some makers is named', () => {
  const { faults, notices } = reviewWish(
    recipeOf(['bread', 'rice', 'vegan puff pastry']),
    readLeftOut('dairy-free'),
  );
  expect(faults).toEqual([]);
  expect(notices).toContain('Whether milk is in this depends on the product you buy: bread.');
});

test('what is free of lactose may hold milk all the same', () => {
  const { notices } = reviewWish(
    recipeOf(['lactose-free bread', 'dairy-free bread']),
    readLeftOut('milk allergy'),
  );
  expect(notices).toContain(
    'Whether milk is in this depends on the product you buy: lactose-free bread.',
  );
});

test('a least time that is asked for is kept', () => {
  expect(reviewTimes(recipeOf(['beef']), 'at least 3 hours')).toEqual({
    faults: ['It takes 30 minutes, and at least 180 are asked for.'],
    notices: [],
  });
});
