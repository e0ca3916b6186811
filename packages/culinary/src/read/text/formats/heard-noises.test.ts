import { expect, test } from '@jest/globals';
import { withoutNoises } from './heard-noises.ts';

test.each([
  ["Leave it till it's frothy. [noise] Sorry, a bus.", "Leave it till it's frothy. Sorry, a bus."],
  ['[Musik]', '[Musik]'],
  ['Tschüss. [Stille bis zum Ende]', 'Tschüss.'],
  ['On mélange [rires] et on verse.', 'On mélange et on verse.'],
  ['Heat the oven to [180] degrees.', 'Heat the oven to [180] degrees.'],
])('“%s” is “%s” without what was heard beside words', (line, said) => {
  expect(withoutNoises(line)).toBe(said);
});
