import { expect, test } from '@jest/globals';
import { splitNumbered } from './numbered-steps.ts';

const plain = (text: string) => ({ text, marker: null });
const numbered = (ordinal: number, text: string) => ({
  text,
  marker: { kind: 'number' as const, ordinal },
});

test('numbers within a paragraph part its steps', () => {
  expect(splitNumbered(plain('1. Mix. 2. Bake. 3. Eat.'))).toEqual({
    steps: ['Mix.', 'Bake.', 'Eat.'],
    last: 3,
  });
  expect(splitNumbered(numbered(4, 'Coprire. 5) Frullare')).steps).toEqual([
    'Coprire.',
    'Frullare',
  ]);
});

test.each([
  ['un terzo della zuppa. 6) Tostare il pane.', ['un terzo della zuppa.', 'Tostare il pane.']],
  ['Butter darin. 6. Mit Salz würzen.', ['Butter darin.', 'Mit Salz würzen.']],
  ['6) Server. 7) Manger.', ['Server.', 'Manger.']],
  ['con el caldo. (6) Servir caliente.', ['con el caldo.', 'Servir caliente.']],
])('“%s” counts on from the step above', (text, steps) => {
  expect(splitNumbered(plain(text), 5).steps).toEqual(steps);
});

test('a number that does not count on parts nothing', () => {
  expect(splitNumbered(plain('Bake at gas mark. 6) Serve.'), 3).steps).toHaveLength(1);
  expect(splitNumbered(plain('Bake. 6) Serve.')).steps).toHaveLength(1);
});
