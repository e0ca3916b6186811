import { expect, test } from '@jest/globals';
import { fullerHeading } from './fuller-heading.ts';

test.each([
  ['Kasha', 'Kasha Varnishkes with Wild Mushrooms', 'Kasha Varnishkes with Wild Mushrooms'],
  ['Pizokel', 'Pizokel mit Wirsing', 'Pizokel mit Wirsing'],
  ['Blanquette', 'Blanquette aux champignons', 'Blanquette aux champignons'],
  ['Orecchiette', 'Orecchiette con cime di rapa', 'Orecchiette con cime di rapa'],
  ['Migas', 'Migas con uvas', 'Migas con uvas'],
  ['Les "navettes" de mamie', 'Les navettes de mamie Loulou', 'Les navettes de mamie Loulou'],
  ['Die „Schnecken“', 'Die Schnecken von Tante Emmi', 'Die Schnecken von Tante Emmi'],
  ['Kasha', 'Kasha recipe', null],
  ['Kasha', 'Kasha that my neighbour makes with love', null],
  ['Kasha', 'Kasha: with mushrooms, at last', null],
  ['Kasha', 'Buckwheat with mushrooms', null],
])('of data that say %j a page headed %j is called %j', (name, heading, found) => {
  const windowTitles = [`${heading} | The Onion Flat`];
  expect(fullerHeading(name, { headings: [heading], windowTitles })).toBe(found);
  expect(fullerHeading(name, { headings: [heading], windowTitles: ['The Onion Flat'] })).toBeNull();
});
