import { expect, test } from '@jest/globals';
import { isCalendarSaying } from './calendar-sayings.ts';
import { stemsOf } from './doubts/recipe-words.ts';

const stems = stemsOf('Kürbissuppe 1 Hokkaido 200 ml Sahne');

test.each([
  'À la Sainte-Luce, les jours croissent du saut d’une puce.',
  'Per San Martino, l’inverno è vicino.',
  'Märzenschnee tut den Saaten weh, doch März ohne Regen bringt Segen.',
  'Por San Blas, la cigüeña verás.',
  'St. Swithin’s day, if thou dost rain, for forty days it will remain.',
  'Ist der Mai kühl und nass, gibt’s ein volle Scheune und Fass.',
  'Chi va piano va sano e va lontano.',
  'Mieux vaut tard que jamais.',
])('“%s” is a saying', (remark) => {
  expect(isCalendarSaying(remark, stems)).toBe(true);
});

test.each([
  'Für Sankt Martin, wenn der Kürbis reif ist, koche ich sie jedes Jahr.',
  'Serve in summer with cold milk.',
  'Wer mag, gibt Sahne dazu.',
  'Chi vuole può aggiungere la panna.',
  'Im September schmeckt sie am besten.',
  'Gut im Winter.',
])('“%s” is of the dish', (remark) => {
  expect(isCalendarSaying(remark, stems)).toBe(false);
});
