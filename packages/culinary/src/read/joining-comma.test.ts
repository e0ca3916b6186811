import { expect, test } from '@jest/globals';
import { heading, marked, read, told } from './page/test-kit/plum-tart.ts';
import { readText } from './text/read-text.ts';

test('a list that runs over several rows is parted at their commas, and no line ends in one', () => {
  const text =
    'PEA SOUP\n\nYou need, for 4:\n300 g split peas, 1 bunch of parsley, 3 carrots, 1 onion,\n' +
    '100 g bacon, 1.2 l stock, 4 sausages, 2 tbsp vinegar,\nsalt, pepper\n\nMethod:\n' +
    'Fry the bacon and the onion. Add the peas, the carrots and the stock.\nSimmer for 40 minutes and season.\n';
  const lines = readText(text).ingredients.flatMap((group) => group.lines);
  expect(lines.slice(-3)).toEqual(['2 tbsp vinegar', 'salt', 'pepper']);
});

const rows = ['200 g flour,', '2 eggs,', '100 g butter, soft,', 'salt, pepper'];
const bare = ['200 g flour', '2 eggs', '100 g butter, soft', 'salt, pepper'];

test('lines that each end in a comma stand without it', () => {
  const text = `Tart\n\nIngredients\n${rows.join('\n')}\n\nMethod\n1. ${told.join('\n2. ')}\n`;
  expect(readText(text).ingredients.flatMap((group) => group.lines)).toEqual(bare);
  expect(read(marked({ recipeIngredient: rows }) + heading).lines).toEqual(bare);
  const items = rows.map((row) => `<li>${row}</li>`).join('');
  const shown = `<h2>Ingredients</h2><ul>${items}</ul><h2>Method</h2><p>${told.join('</p><p>')}</p>`;
  expect(read(heading + shown).lines).toEqual(bare);
});
