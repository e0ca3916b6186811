import { expect, test } from '@jest/globals';
import { newInSentence } from './new-in-sentence.ts';

test.each([
  ['The amount is unusual: “300 g salt”.', '300 g salt', 'The amount is unusual.'],
  ['“300 g salt” may not be an ingredient.', '300 g salt', 'This may not be an ingredient.'],
  ['No step uses “300 g salt”.', '300 g salt', 'No step uses it.'],
  [
    '“Pour in the stock and simmer…” may break off.',
    'Pour in the stock and simmer for',
    'This may break off.',
  ],
  ['“carr0ts” may be “carrots”.', '2 carr0ts', '“carr0ts” may be “carrots”.'],
  [
    'The title may be “Bien sûr”, not “Rougail”.',
    'Bien sûr',
    'The title may be this, not “Rougail”.',
  ],
  ['No line lists “bacon”.', 'Fry the bacon.', 'No line lists “bacon”.'],
  [
    '90 min may be the whole time, not that of the preparation alone: “Klöße formen. 20 Min.” is a part of it.',
    'Klöße formen. 20 Min.',
    '90 min may be the whole time, not that of the preparation alone: this is a part of it.',
  ],
  ['A time may be said in “4 pers / 30”.', '4 pers / 30', 'A time may be said in these words.'],
  ['The picture was hard to read.', 'Fry the bacon.', 'The picture was hard to read.'],
])('of “%s” below “%s” is said: %s', (sentence, line, said) => {
  expect(newInSentence(sentence, [line])).toBe(said);
});
