import { expect, test } from '@jest/globals';
import { heading, read, told, paragraphs } from '../test-kit/plum-tart.ts';

test.each([
  ['For the dough', 'For the filling'],
  ['Für den Teig', 'Für die Füllung'],
  ['Pour la pâte', 'Pour la garniture'],
  ['Per la pasta', 'Per il ripieno'],
  ['Para la masa', 'Para el relleno'],
])('a plain row above marked ones names a part: “%s” and “%s”', (first, second) => {
  const dough = ['250 g flour', '125 g butter', '1 egg yolk'];
  const filling = ['1 kg leeks', '2 egg yolks', 'salt, pepper, nutmeg'];
  const part = (name: string, foods: string[]) =>
    `<p>${[name, ...foods.map((food) => `- ${food}`)].join('<br>')}</p>`;
  const page = `${heading}${part(first, dough)}${part(second, filling)}${paragraphs(told)}`;
  expect(read(page).ingredients).toEqual([
    { name: first, lines: dough },
    { name: second, lines: filling },
  ]);
});
