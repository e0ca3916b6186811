import { expect, test } from '@jest/globals';
import { withCapital } from './with-capital.ts';

test.each([
  ['ricotta', 'Ricotta'],
  ['öl', 'Öl'],
  ['“blue” cheese', '“Blue” cheese'],
  ['00 flour', '00 flour'],
  ['Eggs', 'Eggs'],
  ['عدس', 'عدس'],
  ['🍋 lemons', '🍋 lemons'],
  ['', ''],
])('%p begins %p', (text, capital) => expect(withCapital(text)).toBe(capital));
