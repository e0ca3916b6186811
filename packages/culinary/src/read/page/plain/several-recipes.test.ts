import { expect, test } from '@jest/globals';
import { items, lines, marked, other, paragraphs, read, told } from '../test-kit/plum-tart.ts';

const doubt = '“Bean soup” may be a recipe of its own.';
const section = (name: string, list: readonly string[], steps: readonly string[]) =>
  `<h2>${name}</h2><h3>Ingredients</h3>${items(list)}<h3>Method</h3>${items(steps, 'ol')}`;
const two = (page: (name: string, list: readonly string[], steps: readonly string[]) => string) =>
  `<h1>Sunday at home</h1>${page('Plum tart', lines, told)}${page(other.title, other.lines, other.told)}`;

test.each([
  ['under headings', two(section)],
  [
    'under headings of their own alone',
    two((name, list, steps) => `<h2>${name}</h2>${items(list)}${paragraphs(steps)}`),
  ],
  [
    'under bold names',
    two((name, list, steps) => `<p><b>${name}</b></p>${paragraphs(list)}${paragraphs(steps)}`),
  ],
])('a second recipe on a page without recipe data is doubted: %s', (_, body) => {
  expect(read(body).doubted).toContain(doubt);
});

test('where the page states its recipe it is not', () => {
  expect(read(marked() + two(section)).doubted).not.toContain(doubt);
});

test('parts of one dish are not doubted', () => {
  const parts = (first: string, second: string) =>
    `<h1>Plum tart</h1><h2>${first}</h2>${items(lines.slice(1))}${paragraphs(told.slice(0, 1))}<h2>${second}</h2>${items(['500 g plums', '200 ml cream'])}${paragraphs(told.slice(1))}`;
  expect(read(parts('For the dough', 'For the filling')).doubted).toEqual([]);
  expect(read(parts('Teig', 'Die Füllung')).doubted).toEqual([]);
  const list = `<h1>Plum tart</h1><h2>Dough</h2>${items(lines)}<h2>Filling</h2>${items(['3 eggs', '200 ml cream'])}<h2>Method</h2>${paragraphs(told)}`;
  expect(read(list).doubted).toEqual([]);
});

test('parts that each state how much they make are no recipes of their own', () => {
  const part = (name: string, list: readonly string[], steps: readonly string[]) =>
    `<h2>${name}</h2>${items(list)}${paragraphs(steps)}`;
  const page = `<h1>Plum tart</h1>${part('The dough (for 2 tarts)', lines.slice(1), told.slice(0, 1))}${part('The filling (for 1 tart)', ['500 g plums', '200 ml cream'], told.slice(1))}`;
  const draft = read(page, 'Plum tart - Recipes - Mill of Guern');
  expect(draft.title).toBe('Plum tart');
  expect(draft.lines).toHaveLength(5);
  expect(draft.told).toEqual(told);
});
