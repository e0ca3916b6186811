import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishNamed, stemsOf } from './title-words.ts';

test.each([
  ['214. Rheinischer Sauerbraten', ['1 kg Rindfleisch'], 'Rheinischer Sauerbraten'],
  ['Lentil Soup, feeds 6 easily', ['300 g lentils'], 'Lentil Soup'],
  ['Plum and Almond Tart', ['500 g plums', '100 g almonds'], 'Plum and Almond Tart'],
  ['V a n i l l e k i p f e r l', ['200 g Mehl'], 'Vanillekipferl'],
  ['Minestra di farro alla garfagnina', ['200 g di farro'], 'Minestra di farro alla garfagnina'],
])('of “%s” the words that name the dish are its title', (line, list, title) => {
  expect(dishNamed(line, stemsOf(list))).toBe(title);
});

test.each([
  ['Toast for two from Lisbon', 'Toast for two from Lisbon'],
  ['Rindergulasch für 6 Personen', 'Rindergulasch'],
  ['Recette Cake savane', 'Cake savane'],
  ['Recette cake savane maison', 'Recette cake savane maison'],
])('of “%s” what is no part of the name goes, and nothing else', (line, title) => {
  expect(
    readText(
      `${line}\n\nIngredients\n- 2 slices bread\n- 20 g butter\n\nMethod\n1. Toast the bread and butter it.`,
    ).title,
  ).toBe(title);
});
