import { describe, expect, test } from '@jest/globals';
import { foodsAgainst } from './foods-against.ts';
import { reviewIngredients } from './review-diet.ts';

const listed = '200 g rice 1 onion 100 ml oat milk 2 tbsp vegan butter 400 g butter beans';

describe('a step of a vegan recipe breaks its diet where it', () => {
  test.each([
    'Finish with a spoonful of cream.',
    'Deglaze with chicken stock.',
    'Simmer the onion in chicken stock.',
    'Top with shaved Parmesan.',
    'Season with fish sauce.',
    'Brush with beaten egg.',
    'Serve with grated pecorino, if you like.',
    'Drizzle with honey.',
    'If you like add a little feta.',
    'Serve with mayonnaise.',
    'Add 2 anchovies and stir.',
    'Wrap in prosciutto.',
    'Cook it in goose fat.',
    'Fold in the yoghurt.',
  ])('says "%s"', (step) => {
    expect(foodsAgainst('vegan', step, listed)).not.toEqual([]);
  });
});

describe('a step of a vegan recipe keeps to its diet where it', () => {
  test.each([
    'Pour in the milk and simmer.',
    'Melt the butter in a pan.',
    'Whisk in the soy yoghurt.',
    'Fry the vegan sausages in olive oil.',
    'Tear the oyster mushrooms.',
    'Stir in the peanut butter.',
    'Pour in the vegetable stock.',
    'Crush half of the butter beans.',
    'Stir in the coconut milk.',
    'Fish out the bay leaves.',
    'Cream the margarine with the sugar.',
    'Blend until it is as smooth as cream.',
    'Use it instead of butter.',
    'It needs no cream.',
    'The best oil goes on at the end.',
    'Any flesh you scoop out goes into the filling.',
    'Let the pot stand for ten minutes.',
    'Roast for 20 minutes, until the grains have a firm heart.',
    'Apple cake with cinnamon',
    'A thread of oil does what cream cannot.',
  ])('says "%s"', (step) => {
    expect(foodsAgainst('vegan', step, listed)).toEqual([]);
  });
});

test('what others may eat is no fault', () => {
  expect(foodsAgainst('vegetarian', 'Stir in the cream.', listed)).toEqual([]);
  expect(foodsAgainst('pescatarian', 'Add the anchovies.', listed)).toEqual([]);
  expect(foodsAgainst('omnivore', 'Fry the bacon.', listed)).toEqual([]);
});

const lines = (...names: string[]) => ({
  ingredients: names.map((name) => ({ name, amount: '100', unit: 'g', group: null })),
});

test('an ingredient against the diet is a fault, one that may be a notice', () => {
  expect(reviewIngredients(lines('rice', 'bacon'), 'vegetarian').faults).toEqual([
    'Not vegetarian: bacon.',
  ]);
  expect(reviewIngredients(lines('rice', 'honey'), 'vegan').faults).toEqual(['Not vegan: honey.']);
  const { faults, notices } = reviewIngredients(lines('butter or oil'), 'vegan');
  expect(faults).toEqual([]);
  expect(notices).toEqual(['Whether this is vegan depends on the product you buy: butter or oil.']);
});
