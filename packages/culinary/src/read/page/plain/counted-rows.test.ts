import { expect, test } from '@jest/globals';
import { heading, read } from '../test-kit/plum-tart.ts';

const row = (first: string, second: string) =>
  `<div class="row"><span>${first}</span><div>${second}</div></div>`;
const list = ['500 g plums', '200 g flour', '100 g butter'];
const steps = [
  'knead flour and butter to a dough, then let it rest in a cold place for as long as there is time',
  'halve the plums',
  'lay them on the dough and bake until they are soft',
];

test('short steps beside their numbers are as many as there are numbers', () => {
  const page = `${heading}<h2>Ingredients</h2><ul><li>${list.join('</li><li>')}</li></ul><h2>Method</h2><div>${steps.map((text, at) => row(`${at + 1}`, text)).join('')}</div>`;
  expect(read(page).told).toEqual(steps);
});

test('amounts beside their foods are of the list', () => {
  const foods = ['onion', 'eggs', 'egg yolks'];
  const rows = foods.map((food, at) => row(`${at === 0 ? 3 : at}`, food)).join('');
  const page = `${heading}<h2>Ingredients</h2><div>${rows}</div><h2>Method</h2><ol><li>${steps.join('</li><li>')}</li></ol>`;
  expect(read(page).lines).toEqual(['3 onion', '1 eggs', '2 egg yolks']);
});
