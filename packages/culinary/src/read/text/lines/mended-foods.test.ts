import { expect, test } from '@jest/globals';
import { withFoodsMended } from './mended-foods.ts';
import { plainLines } from './plain-lines.ts';

test('what is said of a known food is no other food that was misread', () => {
  const lines = plainLines('3 huevos\n10 aceitunas sin hueso').map((line) => ({
    ...line,
    confidence: 96,
  }));
  expect(withFoodsMended(lines)[1]!.text).toBe('10 aceitunas sin hueso');
});
