import { expect, test } from '@jest/globals';
import { cleanLine } from './tokenise.ts';

test.each([
  ['3 Knoblauchzehe/n', '3 Knoblauchzehen'],
  ['1 Knoblauchzehe/n', '1 Knoblauchzehe'],
  ['3 Knoblauchzehe(n)', '3 Knoblauchzehen'],
  ['½ Zwiebel/n', '½ Zwiebel'],
  ['1/2 Zwiebel/n', '1/2 Zwiebel'],
  ['2-3 Zwiebel/n', '2-3 Zwiebeln'],
  ['1,5 Zwiebel/n', '1,5 Zwiebeln'],
  ['0,5 Zwiebel/n', '0,5 Zwiebel'],
  ['2 große Ei/er', '2 große Eier'],
  ['3 huevo/s', '3 huevos'],
  ['2 cipolla/e', '2 cipolle'],
  ['2 uovo/a', '2 uova'],
  ['2 egg(s)', '2 eggs'],
  ['egg(s)', 'egg'],
  ['2 laxfilé(er)', '2 laxfiléer'],
])('of one or several the figure decides: "%s" is "%s"', (line, clean) =>
  expect(cleanLine(line)).toBe(clean),
);
