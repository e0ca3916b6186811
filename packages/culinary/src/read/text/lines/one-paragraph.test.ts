import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  "Vinaigrette\n1 c. à s. de moutarde, 2 c. à s. de vinaigre, 3 c. à s. d'huile, 1 c. à c. de sel. Mélanger le tout.",
  'Kuchen: 200 g Mehl, 2 Eier. Milch u. Butter unterrühren. Gewürze z. B. Zimt o. Ä. dazugeben. Backen 30 Min.',
])('a letter alone before a point ends no sentence: “%s”', (text) => {
  const { ingredients, steps } = readText(text);
  const said = [...ingredients.flatMap(({ lines }) => lines), ...steps.map((step) => step.text)];
  expect(said.filter((line) => /(?:^|\s)\p{L}\.$/u.test(line))).toEqual([]);
});

test('a degree at the end of a sentence ends it', () => {
  const text =
    'Quick rolls: 200 g flour, 1 egg. Mix flour and egg well. Heat the oven to 350 F. Bake the rolls for 20 minutes.';
  expect(readText(text).steps.map((step) => step.text)).toContain('Heat the oven to 350 F.');
});
