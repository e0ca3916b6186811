import { expect, test } from '@jest/globals';
import { translateHeadings } from './translate-heading.ts';

test.each([
  ['de', 'Für den Teig:', 'For the dough'],
  ['de', 'Füllung', 'Filling'],
  ['de', 'Zum Servieren', 'For serving'],
  ['fr', 'Pour la sauce', 'For the sauce'],
  ['it', 'Per il ripieno', 'For the filling'],
  ['es', 'Para la masa', 'For the dough'],
  ['nl', 'Voor de saus', 'For the sauce'],
  ['pt', 'Para o molho', 'For the sauce'],
  ['sv', 'Till såsen', 'For the sauce'],
  ['de-AT', 'Teig und Füllung', 'Dough and filling'],
])('%s: the heading %s is %s', (language, original, english) => {
  expect(translateHeadings([original, original], language)).toEqual([{ original, english }]);
});

test.each([
  ['de', 'Für die Zauberschicht'],
  ['de', 'Sauce'],
  ['en', 'For the dough'],
  ['ja', '生地'],
  [null, 'Teig'],
])('%s: the heading %s keeps its own words', (language, heading) => {
  expect(translateHeadings([heading], language)).toEqual([]);
});
