import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
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

test.each([
  ['whole almonds and cherries', 'for the faces', 'Shape the dough into 8 rounds.'],
  ['ganze Mandeln und Kirschen', 'für die Gesichter', 'Den Teig zu 8 Kugeln formen.'],
  ['amandes et cerises', 'pour les visages', 'Former 8 boules avec la pâte.'],
  ['mandorle e ciliegie', 'per le facce', "Formare 8 palline con l'impasto."],
  ['almendras y cerezas', 'para las caras', 'Formar 8 bolas con la masa.'],
])('what the last item is for stands with it: “%s” “%s”', (item, purpose, step) => {
  const { ingredients } = readText(
    `Buns\n\n150 g flour\n130 g butter\n${item}\n${purpose}\n\n${step}\n`,
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toContain(`${item} ${purpose}`);
});

test('a purpose above further items heads them', () => {
  const { ingredients } = readText(
    'Biscotti\n\n150 g di farina\n130 g di burro\nper la crema\n2 uova\n100 g di zucchero\n\nLavorare il burro con la farina.\n',
  );
  expect(ingredients.map(({ name }) => name)).toContain('per la crema');
});
