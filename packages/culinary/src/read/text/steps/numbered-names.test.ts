import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (steps: string) =>
  readText(`Hake balls\n\nIngredients\n350 g hake\n1 egg\n40 g breadcrumbs\n\n${steps}`).steps;

test('the name of a step above it, with its number, begins the step', () => {
  expect(
    read(
      '1  Get ready.\nChop the hake.\n2  Make the mix.\nStir it with the egg and the breadcrumbs.\n3  Fry.\nFry the balls for 4 minutes.',
    ),
  ).toEqual([
    { group: null, text: 'Get ready. Chop the hake.' },
    { group: null, text: 'Make the mix. Stir it with the egg and the breadcrumbs.' },
    { group: null, text: 'Fry. Fry the balls for 4 minutes.' },
  ]);
});
