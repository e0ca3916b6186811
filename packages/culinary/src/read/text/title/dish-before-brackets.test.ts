import { expect, test } from '@jest/globals';
import { dishBeforeBrackets } from './dish-before-brackets.ts';
import { stemsOf } from './title-words.ts';

test('brackets behind a name do not cut the words in front of them', () => {
  const spoken = stemsOf(['3 tbsp dark rum', '6 oz damsons', 'Soak the damsons in the rum.']);
  expect(dishBeforeBrackets('Westmorland Rum Nicky (auntie Nell)', spoken).name).toBe(
    'Westmorland Rum Nicky',
  );
});
