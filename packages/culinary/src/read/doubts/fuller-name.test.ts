import { expect, test } from '@jest/globals';
import { foldWords } from '../../words/fold.ts';
import { fullerName, isPieceOfSentence } from './fuller-name.ts';

const fuller = (title: string, line: string, language = 'it') =>
  fullerName(title, [{ text: line, folded: foldWords(line), taken: null }], language);

test('a title that says less than a line above the list is held against it', () => {
  expect(fuller('Focaccia', 'Oggetto: focaccia della nonna Pina')).toBe(
    'Focaccia della nonna Pina',
  );
  expect(fuller('Caponata', 'di Agnese')).toBeNull();
});

test('a known dish is named without whose it is', () => {
  expect(fuller('Sauerbraten', 'mein Sauerbraten nach Art von Tante Erna:', 'de')).toBeNull();
  expect(fuller('Croquetas', 'croquetas de jamón', 'es')).toBe('Croquetas de jamón');
});

test('for how many, when and to whom it is are not of a name', () => {
  expect(fuller('Focaccia', 'focaccia di domenica')).toBeNull();
  expect(fuller('Truffade', 'la truffade de ton grand-père', 'fr')).toBeNull();
  expect(fuller('Stew', 'Stew with a smile', 'en')).toBeNull();
});

test.each([
  ['Of course love. Stovies', 'en', true],
  ['Right hen, get a pen', 'en', true],
  ['Bei uns gibts heute Schmorkohl', 'de', true],
  ['Oggi facciamo la ribollita', 'it', true],
  ['St. Gallen sausage salad', 'en', false],
  ['Kartoffelsuppe, schwäbisch', 'de', false],
] as const)('whether a title is a piece of a sentence: “%s”', (title, language, is) => {
  expect(isPieceOfSentence(title, language)).toBe(is);
});

test('of a list of steps and items no longer name is taken', () => {
  const taken = ['line', 'step'] as const;
  for (const one of taken) {
    const text = 'Zuppa di ceci';
    expect(fullerName('Zuppa', [{ text, folded: foldWords(text), taken: one }], 'it')).toBeNull();
  }
});
