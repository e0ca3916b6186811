import { expect, test } from '@jest/globals';
import { heading, items, lines, read, told } from '../test-kit/plum-tart.ts';

test('what stands right below a heading that counts the steps is one, though a teaser stands above it', () => {
  const steps = told.map((text, at) => `<h3>Step ${at + 1}</h3><p>${text}</p>`);
  const teaser = '<div><p>Read also: <a href="/pancakes">How to toss pancakes</a></p></div>';
  const page = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${steps.slice(0, 2).join('')}${teaser}${steps[2]}`;
  expect(read(page).told).toEqual(told);
});
