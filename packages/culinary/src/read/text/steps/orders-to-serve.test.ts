import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { ordersToServe } from './orders-to-serve.ts';
import { SAYS_WHEN_DONE } from './serving-words.data.ts';

test.each([
  'Servite subito, con qualche scaglia di tartufo.',
  'Serve at once with a green salad.',
  'Sofort servieren.',
  'Lauwarm mit Schlagsahne servieren.',
  'Servez bien chaud.',
  'Sirve enseguida con pan.',
])('“%s” tells how to serve', (text) => {
  expect(ordersToServe(text)).toBe(true);
});

test.each([
  'Serve 4 persone.',
  'Serves six.',
  'Zia la serviva con la polenta.',
  'Lovely with peas.',
  'Servi da nonna ogni domenica.',
])('“%s” tells nobody', (text) => {
  expect(ordersToServe(text)).toBe(false);
});

test('an order to serve that ends numbered steps without a number is a remark', () => {
  const text = (mark: (at: number) => string) =>
    [
      'Pasta alla norcina',
      '',
      '500 g di penne',
      '4 salsicce',
      '250 ml di panna',
      '',
      `${mark(1)}Spellate le salsicce e rosolatele in padella, poi versate la panna.`,
      `${mark(2)}Cuocete le penne in acqua salata e ripassatele in padella.`,
      '',
      'Servite subito, con qualche scaglia di tartufo.',
    ].join('\n');
  expect(readText(text(() => '')).steps).toHaveLength(3);
  expect(readText(text((at) => `${at}. `)).steps).toHaveLength(2);
});

test.each([
  'Fertig sind sie, wenn es knistert.',
  'They are done when they sound hollow.',
  'È pronta quando si stacca dal bordo.',
  'C’est prêt quand ça croustille.',
  'Están listas cuando flotan.',
])('“%s” tells when it is done', (text) => {
  expect(SAYS_WHEN_DONE.test(text)).toBe(true);
});

test('“Fertig ist sie in zehn Minuten.” tells no sign', () => {
  expect(SAYS_WHEN_DONE.test('Fertig ist sie in zehn Minuten.')).toBe(false);
});
