import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  ['Serves 6          Scale  ½x  1x  2x', 6],
  ['4 Portionen   1x 2x 3x', 4],
  ['Pour 5 personnes  ½× 1× 2×', 5],
  ['Porzioni: 4   0,5x 1x 2x', 4],
  ['Para 8 personas  1x 2x 3x', 8],
])('buttons that multiply the amounts are no part of the yield: %s', (line, servings) => {
  const draft = readText(
    `Pea soup\n${line}\n\n500 g peas\n1 onion\n1 l stock\n\nFry the onion.\nAdd the peas and the stock and simmer for 20 minutes.\n`,
  );
  expect(draft.servings).toBe(servings);
  expect(draft.yieldText).not.toMatch(/[x×]|Scale/u);
});
