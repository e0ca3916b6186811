import { expect, test } from '@jest/globals';
import { currentStep, keptTogether, readStep } from './instruction-steps.ts';

test('reads a plain step and one with technique and tip', () => {
  expect(readStep(' Whisk. ')).toEqual({ text: 'Whisk.', group: null, technique: null, tip: null });
  expect(
    readStep({
      step: 2,
      instruction: 'Fold.',
      group: 'For the cream',
      technique: 'folding',
      tip: '',
    }),
  ).toEqual({ text: 'Fold.', group: 'For the cream', technique: 'folding', tip: null });
});

test.each([null, undefined, 7, {}, { instruction: '  ' }, []])('finds no words in %p', (step) => {
  expect(readStep(step).text).toBeNull();
});

test('the current step is the first that is not done, once one is', () => {
  expect(currentStep(new Set(), 3)).toBeNull();
  expect(currentStep(new Set([0]), 3)).toBe(1);
  expect(currentStep(new Set([0, 2]), 3)).toBe(1);
  expect(currentStep(new Set([1]), 3)).toBe(0);
  expect(currentStep(new Set([0, 1, 2]), 3)).toBeNull();
});

test('a number stays on one line with its unit, and with nothing else', () => {
  expect(keptTogether('Bake 25 min at 180 °C, in 2 goes of 6 halves.')).toBe(
    'Bake 25\u00a0min at 180\u00a0°C, in 2 goes of 6 halves.',
  );
});
