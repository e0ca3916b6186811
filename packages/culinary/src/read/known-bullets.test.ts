import { expect, test } from '@jest/globals';
import { withKnownBullets } from './known-bullets.ts';

const items = ['2 eggs', '200 g flour', '1 onion', 'salt'];
const behind = (sign: string, lines = items) => lines.map((text) => ({ text: `${sign} ${text}` }));
const texts = (lines: { text: string }[]) => withKnownBullets(lines).map(({ text }) => text);

test.each(['~', '›', '▸', '❧', '◆', '⁕', '=>', '->', '>>', 'o'])(
  'a row of lines behind “%s” is a list',
  (sign) => {
    expect(texts(behind(sign))).toEqual(items.map((text) => `• ${text}`));
  },
);

test.each([
  ['about so much', behind('~', items.slice(0, 3))],
  ['an “or” in two lines', behind('o', ['2 uova', '1 tuorlo'])],
  ['prices', behind('€', ['2.00', '3.00', '4.00'])],
  ['a quotation', behind('>')],
])('%s is no bullet', (_name, lines) => {
  expect(withKnownBullets(lines)).toEqual(lines);
});
