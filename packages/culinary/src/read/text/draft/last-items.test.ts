import { expect, test } from '@jest/globals';
import type { LabelledLine, LineLabel } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { withLastItems } from './last-items.ts';

const labelsOf = (lines: [LineLabel, string][]) =>
  withLastItems(
    lines.map(([, text]) => ({ text, gap: 0, page: 1, column: 0 }) as TextLine),
    lines.map(([label]) => ({ label, certainty: 0.9 }) as LabelledLine),
  ).map(({ label }) => label);

test('what stands between a list and the heading of the steps heads nothing', () => {
  const below = ['M', 'Come si fa'] as [LineLabel, string];
  expect(labelsOf([['I', 'sale'], ['G', 'Zuccherini colorati, per decorare'], below])).toEqual([
    'I',
    'I',
    'M',
  ]);
  expect(labelsOf([['I', 'sale'], ['G', 'Per la crema:'], below])).toEqual(['I', 'G', 'M']);
});
