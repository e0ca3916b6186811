import { expect, test } from '@jest/globals';
import { withWhose } from './with-whose.ts';

test('whose dish it is stays with its name', () => {
  expect(withWhose('TIAN DI ALICI della zia Rina', 'TIAN DI ALICI')).toBe(
    'TIAN DI ALICI della zia Rina',
  );
  expect(withWhose('Schupfnudeln nach Oma Trudes Art', 'Schupfnudeln')).toBe('Schupfnudeln');
  expect(withWhose('Kougelhopf de tante Suzel', 'Kougelhopf')).toBe('Kougelhopf de tante Suzel');
  expect(withWhose('Stew that my nan made', 'Stew')).toBe('Stew');
});
