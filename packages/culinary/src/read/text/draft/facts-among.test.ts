import { expect, test } from '@jest/globals';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import { withFactsAmong } from './facts-among.ts';

const labelsOf = (rows: readonly (readonly [LineLabel, string])[]) =>
  withFactsAmong(
    rows.map(([, text]) => ({ text })),
    rows.map(([label]): LabelledLine => ({
      label,
      certainty: 0.6,
      listed: 0,
      told: 0,
      around: 0.4,
    })),
  )
    .map(({ label }) => label)
    .join('');

test('a labelled fact between title and steps is one where no other line states any', () => {
  const rows = [
    ['T', 'Empanada'],
    ['X', 'Comensales: para 6-8 personas'],
    ['X', 'Compartir'],
    ['I', '500 g de harina'],
    ['S', 'Amasa la harina.'],
    ['X', 'Raciones: 4'],
  ] as const;
  expect(labelsOf(rows)).toBe('TFXISX');
  expect(labelsOf([...rows.slice(0, 3), ['F', 'Raciones: 8'], ...rows.slice(3)])).toBe('TXXFISX');
});

test('the whole time among the steps is no step', () => {
  expect(
    labelsOf([
      ['S', 'Cuocete in forno.'],
      ['S', "Tempo: un'ora e mezza in tutto."],
    ]),
  ).toBe('SF');
});
