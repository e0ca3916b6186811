import { expect, test } from '@jest/globals';
import { heading, lines, read, told } from '../test-kit/plum-tart.ts';

test.each([
  ['▪️', 'For the base', 'For the crumble'],
  ['🔸', 'Für den Boden', 'Für die Streusel'],
  ['📌', 'Pour la pâte', 'Pour la garniture'],
  ['➡️', 'Per la base', 'Per la crema'],
  ['✅', 'Para la masa', 'Para el relleno'],
])('“%s” before a heading or a step of a post is no word of it: “%s”', (sign, one, other) => {
  const post = [
    ...[`${sign} ${one}`, ...lines.slice(0, 2), `${sign} ${other}`, ...lines.slice(2)],
    ...told.map((step) => `👉 ${step}`),
  ];
  const found = read(`${heading}<div>${post.map((line) => `<div>${line}</div>`).join('')}</div>`);
  expect(found).toMatchObject({ lines, told, ingredients: [{ name: one }, { name: other }] });
});
