import { expect, test } from '@jest/globals';
import { crowdedLines } from './crowded-lines.ts';

test.each([
  '2 leeks • 75 cl white wine',
  '2 oignons crème fraîche vin blanc sec ail',
  '1 terre 1 gousse',
  'farina q.b. 1 bicchiere di vino bianco secco',
])('several items in one line are doubted: %j', (line) => {
  expect(crowdedLines([line])).toMatchObject([
    { part: 'ingredient', index: 0, sentence: `“${line}” may be several lines.` },
  ]);
});

test.each([
  'Rosmarino 1 rametto',
  'Aceite de oliva virgen extra 4 cucharadas',
  '1 boîte de tomates 400 g',
  '1 chicken stock cube',
  '2 carrots, 1 leek',
  '1 l Fleischbrühe',
])('one item is one line: %j', (line) => {
  expect(crowdedLines([line])).toEqual([]);
});
