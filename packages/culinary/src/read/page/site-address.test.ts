import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const titleOf = (name: string) => {
  const data = {
    '@type': 'Recipe',
    name,
    recipeIngredient: ['500 g flour', '250 g quark', '100 ml milk'],
    recipeInstructions: 'Knead all. Bake for 35 minutes.',
  };
  return readPage(
    `<html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`,
    'https://goodcakes.example/1',
  ).draft!.title;
};

test.each(['Nut plait - goodcakes.example', 'Nut plait | www.good-cakes.co.uk'])(
  'the address of a site is no part of the name of a dish: %s',
  (name) => {
    expect(titleOf(name)).toBe('Nut plait');
  },
);

test('a name behind a stroke that is no address stays', () => {
  expect(titleOf('Plaits - St. Gallen style')).toBe('Plaits - St. Gallen style');
});
