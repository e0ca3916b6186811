import { expect, test } from '@jest/globals';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { withFirstRows } from './first-rows.ts';

const labelOfFirst = (texts: readonly string[], label: LineLabel): LineLabel =>
  withFirstRows(
    texts.map((text) => ({ text, gap: 0, page: 1, column: 0 }) as TextLine),
    texts.map((_, at) => ({ label: at === 0 ? label : 'I', certainty: 0.9 }) as LabelledLine),
  )[0]!.label;

test.each([
  ['Perdices: 3, limpias', 'Aceite de oliva: 300 ml', 'Cebollas: 2'],
  ['Partridges: 3, cleaned', 'Olive oil: 300 ml', 'Onions: 2'],
  ['Hähnchen: 1, zerlegt', 'Olivenöl: 300 ml', 'Zwiebeln: 2'],
  ['Poulet : 1, vidé', "Huile d'olive : 300 ml", 'Oignons : 2'],
  ['Pollo: 1, a pezzi', "Olio d'oliva: 300 ml", 'Cipolle: 2'],
])('a food with its amount behind is the first row of such a list: “%s”', (...rows) => {
  expect(labelOfFirst(rows, 'X')).toBe('I');
});

test.each([
  ['Raciones: 4', 'Aceite de oliva: 300 ml', 'Cebollas: 2'],
  ['Tiempo: 30 min', 'Aceite de oliva: 300 ml', 'Cebollas: 2'],
  ['Perdices de mi suegro', 'Aceite de oliva: 300 ml', 'Cebollas: 2'],
  ['Chicken: 1 hour in the oven', 'Olive oil: 300 ml', 'Onions: 2'],
  ['Chicken: 1, cleaned', '300 ml olive oil', '2 onions'],
])('what is no such row is none of the list: “%s”', (...rows) => {
  expect(labelOfFirst(rows, 'X')).toBe('X');
});
