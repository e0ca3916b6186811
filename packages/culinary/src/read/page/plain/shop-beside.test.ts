import { expect, test } from '@jest/globals';
import { heading, items, lines, read, told } from '../test-kit/plum-tart.ts';

const page = (list: string, below = '') =>
  `${heading}<section><h2>Ingredients</h2>${list}${below}</section><h2>Method</h2>${items(told, 'ol')}`;
const listed = (beside: (line: string, at: number) => string) =>
  items(lines.map((line, at) => `<span>${line}</span>${beside(line, at)}`));

test.each(['You may already have this', 'Seguro que ya lo tienes', 'Hast du zuhause'])(
  'what a shop says in place of an offer is no part of the line: “%s”',
  (label) => {
    const beside = (_line: string, at: number) =>
      at < 2 ? `<em>${label}</em>` : '<em>Harvest 1 kg</em><span>£1.10</span>';
    const offered = (line: string, at: number) =>
      beside(line, at).replace('Harvest', `Harvest ${line.split(' ').at(-1)}`);
    expect(read(page(listed(offered))).lines).toEqual(lines);
  },
);

test('what a shop says of each line alike is no part of it', () => {
  const rows = lines.map(
    (line) => `<div class="row"><span>${line}</span><div>Available in store</div></div>`,
  );
  expect(read(page(rows.join(''))).lines).toEqual(lines);
});

test('what measures or describes a food stays', () => {
  const beside = (_line: string, at: number) => (at > 1 ? '<em>at room temperature</em>' : '');
  expect(read(page(listed(beside))).lines.at(-1)).toBe('80 g sugar at room temperature');
  const each = () => '<em>at room temperature</em>';
  expect(read(page(listed(each))).lines[0]).toBe('500 g plums at room temperature');
});

test.each(['5 products selected', '4 Artikel · 5,47 €', '6 produits', '5 productos seleccionados'])(
  'how many goods lie in the basket is no line: “%s”',
  (count) => {
    expect(read(page(items(lines), `<p>${count}</p>`)).lines).toEqual(lines);
  },
);
