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

test('what is said of somebody among the steps lists nothing, though it names a food', () => {
  const { ingredients, steps } = readText(`Kitchen radio

0:00
Hello hello, welcome back to the little kitchen.
0:10
You'll need 300 grams of smoked haddock and 600 millilitres of milk. Then 200 grams of basmati rice.
0:20
Sorry, I'm reading last week's card, make that 250 grams of rice. Four eggs, one onion and 50 grams of butter.
0:30
Right, boil the eggs for eight minutes, then peel and quarter them.
0:40
[dog barks]
That's Biscuit. He's smelt the fish.
0:50
Lay the haddock in a wide pan, pour the milk over and let it simmer for eight minutes.
1:00
Chop the onion and soften it in the butter, then stir in the rice and the milk and cook it for twelve minutes.
`);
  const lines = ingredients.flatMap((group) => group.lines);
  expect(lines).toContain('250 grams of basmati rice');
  expect([...lines, ...steps.map(({ text }) => text)].join(' ')).not.toContain('Biscuit');
});
