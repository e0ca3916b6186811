import { expect, test } from '@jest/globals';
import type { Language } from '../../words/language.ts';
import { isPastForm } from './past-forms.ts';

test.each<[Language, string]>([
  ['en', 'simmered'],
  ['en', 'chopped'],
  ['de', 'rührte'],
  ['de', 'goss'],
  ['fr', 'coupait'],
  ['it', 'tagliava'],
  ['es', 'picaba'],
])('who remembers a dish tells it in the past (%s): %s', (language, word) => {
  expect(isPastForm(word, language)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'bread'],
  ['fr', 'lait'],
  ['it', 'uva'],
])('a noun is no past form (%s): %s', (language, word) => {
  expect(isPastForm(word, language)).toBe(false);
});
