import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { isReadAgain } from './page-forms.ts';

const rows = (count: number) => '200 g flour\n'.repeat(count);

test('a page is read again unless it is long or shows more lines than a recipe and what stands around it', () => {
  expect(isReadAgain('<p>', rows(300))).toBe(true);
  expect(isReadAgain('<p>', rows(1_500))).toBe(false);
  expect(isReadAgain('<p>'.repeat(200_000), rows(3))).toBe(false);
});

test('a page of thousands of rows below its recipe is still read', () => {
  const { draft } = readPage(
    `<h1>Plum tart</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>500 g plums</li><li>100 g butter</li></ul><h2>Method</h2><p>Rub the butter into the flour.</p><p>Bake with the plums for 40 minutes.</p>${'<p><b>Ada:</b> lovely</p>'.repeat(2_000)}`,
    'https://plums.example/tart',
  );
  expect(draft?.ingredients.flatMap(({ lines }) => lines)).toHaveLength(3);
});
