import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, marked, read, told } from './test-kit/plum-tart.ts';

const among = (extra: string) =>
  `${heading}<h2>Ingredients</h2>${items(lines)}${extra}<h2>Method</h2>${items(told, 'ol')}`;

test('what stands between list and steps of a page and nowhere in the draft is left out by name', () => {
  const box = '<aside><p>Grandfather always picked the blue ones behind the barn</p></aside>';
  expect(read(among(box)).leftOut).toContain(
    'Grandfather always picked the blue ones behind the barn',
  );
});

test('buttons, links and headings between list and steps are no loss', () => {
  const extra =
    '<p><button>Print this recipe now</button></p><nav><a href="a.html">All our tarts and pies</a></nav>';
  for (const body of [among(extra), marked() + among(extra), heading + lists])
    expect(read(body).leftOut).toEqual([]);
});
