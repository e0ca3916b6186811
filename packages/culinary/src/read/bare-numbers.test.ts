import { expect, test } from '@jest/globals';
import { withoutBareNumbers } from './bare-numbers.ts';

const textsOf = (...texts: string[]) =>
  withoutBareNumbers(texts.map((text) => ({ group: null, text }))).map(({ text }) => text);

test.each([
  [
    ['1 Mix.', '2 Bake.'],
    ['Mix.', 'Bake.'],
  ],
  [
    ['Heat the oven.', '1 Line the tin.', '2 Bake it blind.', '3 Fill it.', 'Serve warm.'],
    ['Heat the oven.', 'Line the tin.', 'Bake it blind.', 'Fill it.', 'Serve warm.'],
  ],
  [
    ['1 Boil the potato.', '2 Flake, checking for bones. 3 Thicken the milk.', '4 Cool.'],
    ['Boil the potato.', 'Flake, checking for bones.', 'Thicken the milk.', 'Cool.'],
  ],
])('steps numbered without a point lose their numbers: %s', (told, expected) => {
  expect(textsOf(...told)).toEqual(expected);
});

test.each([
  [['1 egg goes into the bowl.', 'Whisk.', 'Fry.']],
  [['Whisk.', '2 eggs follow.', '3 minutes later it is done.']],
  [['1 cup of flour, then stir. 2 Eggs follow.', 'Fry.']],
])('amounts at the beginning of steps stay: %s', (told) => {
  expect(textsOf(...told)).toEqual(told);
});
