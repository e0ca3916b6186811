import { expect, test } from '@jest/globals';
import { isSlogan } from './slogan.ts';
import { heading, lists, marked, read, title } from './test-kit/plum-tart.ts';

const slogans = [
  'The best recipes of England',
  'Easy recipes for every day',
  'Die besten Rezepte aus Bayern',
  'Rezept des Tages',
  'Recettes faciles et rapides',
  'Le migliori ricette della nonna',
  'Il meglio della cucina italiana',
  'Recetas de España',
];

test.each(slogans)('a title of data that speaks of all recipes is the site’s: “%s”', (name) => {
  const found = read(marked({ name }) + heading + lists);
  expect(found).toMatchObject({ title, doubted: [] });
});

test.each(slogans)('so is a heading or the end of the window title: “%s”', (name) => {
  expect(read(`<h1>${name}</h1><h2>${title}</h2>${lists}`, `${title} | ${name}`).title).toBe(title);
  expect(read(lists, `${title} | ${name}`).title).toBe(title);
});

test('a site’s name stays where the page has no other', () => {
  expect(read(marked({ name: slogans[0] }) + lists).title).toBe(slogans[0]);
});

test.each([
  'Plum tart recipe',
  'Recetas de gazpacho',
  'Our recipes: Plum tart',
  'Rezepte mit Kürbis',
])('what names a dish or a food is no slogan: “%s”', (name) => {
  expect(isSlogan(name)).toBe(false);
});
