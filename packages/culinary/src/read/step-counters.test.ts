import { expect, test } from '@jest/globals';
import { readText } from './text/read-text.ts';
import { withoutCounters } from './step-counters.ts';

const without = (...texts: string[]): string[] =>
  withoutCounters(texts.map((text) => ({ group: null, text }))).map(({ text }) => text);

test.each([
  [['A - Faire bouillir le lait.', 'B - Verser la farine.', 'C - Cuire 25 min.']],
  [['a) Faire bouillir le lait.', 'b) Verser la farine.', 'c) Cuire 25 min.']],
  [['Fase 1 Tagliare la carne.', 'Fase 2 Aggiungere il porro.']],
  [['Phase 1 : Éplucher.', 'Phase 2 : Cuire.']],
  [['1er temps : Éplucher.', '2e temps : Cuire.']],
  [['Teil 1: Den Teig kneten.', 'Teil 2: Backen.']],
  [['Primo: affettate le melanzane.', 'Secondo: scaldate l’olio.', 'Terzo: friggete.']],
  [['Erstens: Mehl sieben.', 'Zweitens: Eier trennen.']],
  [['First: cream the butter.', 'Second: add the eggs.']],
  [['Uno: pela las patatas.', 'Dos: fríelas.']],
  [['I. Cream the butter.', 'II. Add the eggs.', 'III. Bake.']],
])('what counts the steps in letters, in words or by stretches is no part of them: %j', (steps) => {
  expect(without(...steps)).toEqual(
    steps.map((step) => step.replace(/^(?:[^:]*: |\w - |\w\) |Fase \d |I+\. )/, '')),
  );
});

test.each([
  [['A - Faire bouillir le lait.', 'Verser la farine.']],
  [['Prima: tostate i pinoli.', 'Salate e servite.']],
  [['A pinch of salt goes in first.', 'Bake.']],
  [['I add the eggs.', 'II. Bake.']],
])('steps of which one alone seems to be counted stay as they are: %j', (steps) => {
  expect(without(...steps)).toEqual(steps);
});

test('figures alone count the steps where every step has its own', () => {
  expect(
    without('1 Em uma panela, coloque o óleo.', '2 Em seguida, adicione.', '3 Sirva.'),
  ).toEqual(['Em uma panela, coloque o óleo.', 'Em seguida, adicione.', 'Sirva.']);
  const eggs = ['1 Ei verquirlen.', '3 Eier hart kochen.', 'Servieren.'];
  expect(without(...eggs)).toEqual(eggs);
});

test('a part that counts from one again is counted as well', () => {
  expect(without('A - Beurrer.', 'B - Cuire.', 'A - Fouetter.', 'B - Napper.')).toEqual([
    'Beurrer.',
    'Cuire.',
    'Fouetter.',
    'Napper.',
  ]);
});

test('the steps of a text are read without the letters that count them', () => {
  const { steps } = readText(
    [
      'Chouquettes',
      '',
      '125 g de farine',
      '4 œufs',
      '25 cl d’eau',
      '100 g de beurre',
      '',
      'A - Faire bouillir l’eau avec le beurre.',
      'B - Hors du feu, verser la farine d’un coup et mélanger vivement.',
      'C - Ajouter les œufs un par un.',
      'D - Cuire 25 min à 180 °C.',
    ].join('\n'),
  );
  expect(steps.map(({ text }) => text.slice(0, 10))).toEqual([
    'Faire boui',
    'Hors du fe',
    'Ajouter le',
    'Cuire 25 m',
  ]);
});
