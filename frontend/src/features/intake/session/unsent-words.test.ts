import { expect, test } from '@jest/globals';
import { unsentWords } from './unsent-words.ts';

test('one file that was not sent is named alone', () => {
  expect(unsentWords(['tart.pdf'])).toEqual({
    title: '1 file was not sent',
    text: 'The page was left before. Choose it again: tart.pdf.',
  });
});

test('of many files eight are named and the rest counted', () => {
  const names = Array.from({ length: 10 }, (_, at) => `${at}.pdf`);
  expect(unsentWords(names)).toEqual({
    title: '10 files were not sent',
    text: 'The page was left before. Choose them again: 0.pdf, 1.pdf, 2.pdf, 3.pdf, 4.pdf, 5.pdf, 6.pdf, 7.pdf and 2 more.',
  });
});
