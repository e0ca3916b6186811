import { expect, test } from '@jest/globals';
import type { TextLine } from '../../lines/page-line.ts';
import type { LabelledLine, LineLabel } from '../line-label.ts';
import { withoutSalutations } from './salutations.ts';

const labelsOf = (lines: [LineLabel, string][]) =>
  withoutSalutations(
    lines.map(([, text]) => ({ text }) as TextLine),
    lines.map(([label]) => ({ label }) as LabelledLine),
  )
    .map(({ label }) => label)
    .join('');

test('what a letter says between its salutation and the dish stands around the recipe', () => {
  expect(
    labelsOf([
      ['X', 'Liebe Eltern der 3b,'],
      ['N', 'unsere Projektwoche ist vorbei und alle haben gemeinsam gekocht.'],
      ['T', 'Kartoffelsuppe'],
      ['N', 'Schmeckt allen.'],
    ]),
  ).toBe('XXTN');
  expect(
    labelsOf([
      ['N', 'Cari genitori, ecco la ricetta della festa.'],
      ['T', 'Biscotti'],
    ]),
  ).toBe('XT');
});

test('what says there for how many it is or how long it takes stays', () => {
  expect(
    labelsOf([
      ['X', 'Hallo Tito,'],
      ['N', 'da kann ich helfen. Das reicht für sechs Leute.'],
      ['N', 'Alles zusammen dauert eine Stunde.'],
      ['T', 'Kartoffelsuppe'],
    ]),
  ).toBe('XNNT');
});
