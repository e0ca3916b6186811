import { expect, test } from '@jest/globals';
import { withinDiet } from './within-diet.ts';

const advice = {
  instructions: [
    { instruction: 'Simmer.', technique: null, tip: 'Finish with a spoonful of cream.' },
    { instruction: 'Serve.', technique: 'Resting', tip: 'Warm the bowls.' },
  ],
  chefSecrets: ['A crust of Parmesan in the pot gives depth.', 'It is better the next day.'],
};

test('advice that names what a diet leaves out is not given, and all other advice is', () => {
  expect(withinDiet(advice, 'vegan', '400 g tomatoes')).toEqual({
    instructions: [
      { instruction: 'Simmer.', technique: null, tip: null },
      { instruction: 'Serve.', technique: 'Resting', tip: 'Warm the bowls.' },
    ],
    chefSecrets: ['It is better the next day.'],
  });
});

test('advice about an ingredient that stands in for another is given', () => {
  const { instructions } = withinDiet(advice, 'vegan', '100 ml oat cream');
  expect(instructions[0]!.tip).toBe('Finish with a spoonful of cream.');
});

test.each(['omnivore', 'pescatarian', 'vegetarian'] as const)(
  'whoever eats %s is told all of it',
  (diet) => {
    expect(withinDiet(advice, diet, '400 g tomatoes')).toEqual(advice);
  },
);
