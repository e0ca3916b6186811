import { expect, test } from '@jest/globals';
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
