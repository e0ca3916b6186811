import { expect, test } from '@jest/globals';
import { heading, items, lines, read, told } from '../test-kit/plum-tart.ts';

const linesOf = (entry: (line: string, at: number) => string) =>
  read(
    `${heading}<h2>Ingredients</h2>${items(lines.map(entry))}<h2>Method</h2>${items(told, 'ol')}`,
  ).lines;

test.each(['Acquista', 'Buy now', 'Comprar', 'Zum Produkt', 'Voir le produit'])(
  'a link that sells one line is no part of it: “%s”',
  (text) => {
    expect(
      linesOf((line, at) => (at === 0 ? `${line} <a href="/shop/1">${text}</a>` : line)),
    ).toEqual(lines);
  },
);

test.each(['Acquista la farina', 'Buy the flour', 'Mehl bestellen', 'Acheter la farine'])(
  'a button below the list that sells a food is no line of it: “%s”',
  (text) => {
    expect(
      read(
        `${heading}<div><h2>Ingredients</h2>${items(lines)}<a class="btn" href="/shop">${text}</a></div><h2>Method</h2>${items(told, 'ol')}`,
      ).lines,
    ).toEqual(lines);
  },
);

test('the same link behind several lines is a button', () => {
  expect(linesOf((line) => `<span>${line}</span><a href="#">Sostituisci</a>`)).toEqual(lines);
  expect(linesOf((line) => `<div>${line}</div><a href="#">Bekijk dit</a>`)).toEqual(lines);
});

test('a link that names the food stays', () => {
  expect(linesOf((line) => line.replace(/(\w+)$/, '<a href="/food">$1</a>'))).toEqual(lines);
  const salted = lines.map(() => '2 pinches of salt');
  expect(linesOf(() => '2 pinches of <a href="/salt">salt</a>')).toEqual(salted);
});

test('a link in a cell of its own is a button too', () => {
  const rows = lines.map((line) => `<tr><td>${line}</td><td><a href="/p">Details</a></td></tr>`);
  const table = `<table>${rows.join('')}</table>`;
  expect(
    read(`${heading}<h2>Ingredients</h2>${table}<h2>Method</h2>${items(told, 'ol')}`).lines,
  ).toEqual(lines);
});
