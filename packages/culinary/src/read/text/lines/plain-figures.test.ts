import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  ['Serves ٤', 4, null],
  ['Serves: ٦', 6, null],
  ['Serves ۶', 6, null],
  ['Serves ６', 6, null],
  ['Serves ４\nTime: ２０ min', 4, 20],
])('facts are read in Arabic, Persian and full-width figures: “%s”', (facts, servings, total) => {
  const { ingredients, ...read } = readText(
    `Fairy cakes\n${facts}\n\n٢٠٠ g flour\n100 g butter\n2 eggs\n\nBeat everything together well.\nBake until golden.`,
  );
  expect([read.servings, read.totalTime]).toEqual([servings, total]);
  expect(ingredients[0]!.lines[0]).toBe('٢٠٠ g flour');
});
