import { expect, test } from '@jest/globals';
import { items, read } from '../test-kit/plum-tart.ts';

const steak = ['2 rib-eyes', '1 tbsp oil'];
const chips = ['600 g potatoes', '1 l oil for frying'];
const told = [
  'Sear the steaks 3 minutes a side and rest 5 minutes.',
  'Cut the potatoes and fry at 190 °C for 8 minutes.',
];
const part = (name: string, list: readonly string[], step: string) =>
  `<h2>${name}</h2>${items(list)}<p>${step}</p>`;
const title = 'Steak with chips';

test.each([
  [part('Steak', steak, told[0]!), part('Chips', chips, told[1]!)],
  [part('Chips', chips, told[1]!), part('Steak', steak, told[0]!)],
])('every part of a dish that has a list and steps of its own is read (%#)', (...parts) => {
  const found = read(`<h1>${title}</h1>${parts.join('')}`, title);
  expect(found.ingredients).toHaveLength(2);
  expect(found.ingredients).toContainEqual({ name: 'Steak', lines: steak });
  expect(found.ingredients).toContainEqual({ name: 'Chips', lines: chips });
  expect([...found.told].sort()).toEqual([...told].sort());
});

test('a list of tips below a recipe is no part of it', () => {
  const tips =
    '<h2>You may also like</h2><ul><li>Rib-eye with butter</li><li>Onion rings</li></ul>';
  const page = `<h1>${title}</h1>${part('Steak', [...steak, '1 tsp salt'], told[0]!)}${tips}`;
  expect(read(page, title).lines).toEqual([...steak, '1 tsp salt']);
});
