import { expect, test } from '@jest/globals';
import { knownWords } from './known-words.ts';

test.each([
  ['en', 'whisking', 'whiskimg'],
  ['de', 'gestrichene', 'gestricheme'],
  ['fr', 'ajoute', 'ajouto'],
  ['it', 'mescolatela', 'mescolatck'],
  ['es', 'medianas', 'mediamas'],
])('a form of a word that recipes have is known, in %s', (language, form, misread) => {
  const isKnown = knownWords(language, '', []);
  expect(isKnown(form)).toBe(true);
  expect(isKnown(misread)).toBe(false);
});

test.each([
  ['de', 'abgießen', 'abqießen'],
  ['fr', 'égouttez', 'égouffez'],
  ['it', 'spennellatela', 'spennellatcla'],
  ['es', 'espolvoréalas', 'espolvoréaias'],
])('what is done with foods is known, in %s', (language, form, misread) => {
  const isKnown = knownWords(language, '', []);
  expect(isKnown(form)).toBe(true);
  expect(isKnown(misread)).toBe(false);
});
