import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test('another dish that stands alone right above the list makes the title doubtful', () => {
  const { title, doubts } = readText(`Potato supper

The old cookbook has a page for this one.

Goulash

1 kg potatoes
3 onions
2 tbsp paprika
500 ml stock

Fry the onions, add the paprika and the potatoes.
Pour in the stock and simmer for 40 minutes.
`);
  expect(title === 'Goulash' || doubts.some(({ part }) => part === 'title')).toBe(true);
});
