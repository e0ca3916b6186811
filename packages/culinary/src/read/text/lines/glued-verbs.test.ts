import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['Ölerhitzen.', 'Öl erhitzen.'],
  ['3 Ölerhitzen.', '3 Öl erhitzen.'],
  ['Zwiebelschneiden, dann anbraten.', 'Zwiebel schneiden, dann anbraten.'],
  ['Nudelnkochen und abgießen.', 'Nudeln kochen und abgießen.'],
  ['Alles mischen. Teigkneten.', 'Alles mischen. Teig kneten.'],
])('a food and what is done to it are two words: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each([
  'Brotbacken ist schön.',
  'Zum Kuchenbacken braucht man Zeit.',
  'Frühlingszwiebeln.',
  'Anbraten.',
  'Weiterkochen.',
  'Abkühlenlassen.',
  'Kuchenbacken',
])('what is one word stays whole: %s', (text) => {
  expect(repairText(text)).toBe(text);
});
