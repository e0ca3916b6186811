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

test('a title says nothing of which page of a thread it stood on', () => {
  expect(withoutSiteOf('Brandade de morue (page 2 sur 3)', '')).toBe('Brandade de morue');
  expect(withoutSiteOf('Focaccia (pagina 1 di 4)', '')).toBe('Focaccia');
  expect(withoutSiteOf('Pasta (serves 2 of 3)', '')).toBe('Pasta (serves 2 of 3)');
});
