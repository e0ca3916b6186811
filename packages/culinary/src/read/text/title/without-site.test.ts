import { expect, test } from '@jest/globals';
import { withoutSiteOf } from './without-site.ts';

const clipped = 'source: https://www.droverstable.example/2025/pudding/';

test.each([
  ["Sticky toffee pudding - The Drovers' Table", 'Sticky toffee pudding'],
  ["The Drovers' Table | Sticky toffee pudding", 'Sticky toffee pudding'],
  ['Sticky toffee pudding – with walnuts', 'Sticky toffee pudding – with walnuts'],
])('a title has no name of the site that an address of the text has: “%s”', (title, dish) => {
  expect(withoutSiteOf(title, clipped)).toBe(dish);
});
