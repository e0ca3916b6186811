import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const minutes =
  'Minutes of the allotment meeting\n\nThe chair opened the meeting at seven in the ' +
  'evening. The fence behind the tool shed is to be mended before winter; two ' +
  'members offered their help.\nThe treasurer reported that all fees have been paid. ' +
  'The next meeting was set for the first Tuesday in March.';
const letter =
  'Dear Ines,\n\nThank you for the parcel, it arrived on Monday. The children have ' +
  'already read the first book twice. We are all well, only the roof still leaks ' +
  'when the wind comes from the west.\n\nCome and see us in spring! The train takes ' +
  'four hours now.\n\nYours, Tomas';

test.each([
  ['minutes of a meeting', minutes],
  ['a letter', letter],
  [
    'lorem ipsum',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod ' +
      'tempor.\n\nUt enim ad minim veniam, quis nostrud exercitation ullamco laboris. ' +
      'Duis aute irure dolor.',
  ],
])('%s holds neither ingredients nor steps', (_what, text) => {
  const { ingredients, steps } = readText(text);
  expect({ ingredients, steps }).toEqual({ ingredients: [], steps: [] });
});

test('a method told without a list of ingredients is read as steps', () => {
  const { steps } = readText(
    'Fried apples\n\nPeel the apples and slice them thinly. Melt a little butter in a ' +
      'wide pan.\n\nFry the slices until golden, then sprinkle with sugar. Serve them ' +
      'warm with cream.',
  );
  expect(steps).toHaveLength(2);
});
