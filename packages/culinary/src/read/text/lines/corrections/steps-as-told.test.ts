import { expect, test } from '@jest/globals';
import { readText } from '../../read-text.ts';

const soup = (said: string, end = '') =>
  readText(
    `Soup of the house\n\nMelt 40 g of butter in a heavy pot and soften three onions in it. Pour in 500 ml of stock and bring it to the boil. ${said} Add 300 g of peas and simmer for ten minutes. Stir in 100 ml of cream.${end}`,
  );

test('a step keeps what was told, and what takes it back right behind it, and the list has the last amount', () => {
  const said = 'Sorry, no, 750, I always do that, 750 ml of stock.';
  const draft = soup(said);
  expect(draft.ingredients[0]!.lines).toContain('750 ml of stock');
  expect(draft.steps.map(({ text }) => text).join(' ')).toContain(
    `Pour in 500 ml of stock and bring it to the boil. ${said}`,
  );
});

test('what takes an amount back far below leaves the step as it was told', () => {
  const draft = soup('', '\n\nP.S. I checked: it is 750 ml of stock, not 500.');
  expect(draft.ingredients[0]!.lines).toContain('750 ml of stock');
  const steps = draft.steps.map(({ text }) => text).join(' ');
  expect(steps).toContain('Pour in 500 ml of stock');
  expect(steps).not.toContain('750');
});
