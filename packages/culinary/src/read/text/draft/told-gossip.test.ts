import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const memo = (aside: string) => `Voice memo 8

You take half a kilo of flour and a sachet of yeast and rub in 50 grams of butter. ${aside} Then you add 300 millilitres of warm milk and knead it for ten minutes. Bake it for half an hour.
`;

test.each([
  "Get down, not you, I'm talking to the dog.",
  'Dad, can you turn the telly down please.',
  "Hang on, that's the postman.",
])('what is said aside is no step: “%s”', (aside) => {
  const { steps, leftOut } = readText(memo(aside));
  expect(steps.map(({ text }) => text).join(' ')).not.toContain(aside);
  expect(leftOut).toContain(aside);
});

test('who asked for it is none of the recipe', () => {
  const { description, notes, title } = readText(
    `Voice message

You wanted to know how I do the rhubarb jam. You take a kilo of rhubarb and cut it up. Put it in a bowl with a kilo of sugar and the juice of two lemons overnight. Boil it hard for ten minutes.
`,
  );
  expect(title).toBe('Rhubarb jam');
  expect([description ?? '', ...notes].join(' ')).not.toContain('You wanted');
});
