import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { unplacedLines } from './unplaced-lines.ts';

const piece = (text: string, page = 1): PageLine => ({
  text,
  page,
  x: 40,
  y: 700,
  width: 200,
  height: 7,
});

test.each([
  'Photograph: T. Aldous',
  'Impressum: Gemeindeverwaltung Oberlauterbach',
  'Ne pas jeter sur la voie publique',
  'Offerte per il tetto della chiesa',
  'Este centro dispone de hojas de reclamaciones.',
])('what no line that was read holds is left over: %s', (text) => {
  expect(unplacedLines([piece('200 g butter'), piece(text)], ['200 g butter'])).toEqual([text]);
});

test.each(['Page 3 of 12', 'Seite 7', '10:41 LTE', '—'])(
  'a mark of the page is not: %s',
  (text) => {
    expect(unplacedLines([piece(text)], [])).toEqual([]);
  },
);

test('nor is the head that returns on its pages, or a line that was joined to another', () => {
  const head = (page: number) => piece(`The Allotment Newsletter ${page}`, page);
  expect(unplacedLines([head(1), head(2)], [])).toEqual([]);
  expect(
    unplacedLines([piece('the yellow beans')], ['Boil the yellow beans for ten minutes.']),
  ).toEqual([]);
});
