import { expect, test } from '@jest/globals';
import { columnsApart } from './side-by-side.ts';

const rows = [
  ['1 leek', 'Wash the leek, cut it into'],
  ['200 g potatoes', 'rings and soften it slowly in'],
  ['1 l stock', 'butter. Add the potatoes and'],
  ['50 g butter', 'the stock and simmer until'],
  ['nutmeg', 'everything is soft. Season'],
  ['salt', 'with salt and some nutmeg.'],
];

test('a list beside its method is read column by column', () => {
  const text = rows.map(([left, right]) => left!.padEnd(24) + right).join('\n');
  expect(columnsApart(`Leek Soup\n\n${text}`)).toBe(
    `Leek Soup\n\n${rows.map(([left]) => left).join('\n')}\n\n${rows.map(([, right]) => right).join('\n')}`,
  );
});

test.each([
  ['amounts behind their foods', rows.map(([left], at) => `${left!.padEnd(24)}${at + 1}00 g`)],
  ['plain lines', rows.map(([, right]) => right!)],
])('%s are no columns of sentences', (_what, lines) => {
  expect(columnsApart(lines.join('\n'))).toBe(lines.join('\n'));
});
