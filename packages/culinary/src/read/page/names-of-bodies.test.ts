import { expect, test } from '@jest/globals';
import { heading, items, lists, paragraphs, read } from './test-kit/plum-tart.ts';
import { namesBody } from './names-of-bodies.ts';

const page = (site: string, dish: string, facts = '<p>Serves 8</p>') =>
  `<table><tr><td colspan="2"><font size="6"><b>${site}</b></font></td></tr><tr><td><a href="a.html">Start</a><br><a href="b.html">Board</a><br><a href="c.html">Paths</a></td><td>${dish}${facts}${lists}</td></tr><tr><td colspan="2"><small>${site}</small></td></tr></table>`;

test.each([
  ['a club', 'Kleingartenverein Am Sonnenhang e.V.', '<font size="4"><b>Plum tart</b></font><br>'],
  ['a parish', 'Parish of St Botolph', '<center><b>Plum tart</b></center>'],
  ['a paper', 'The Lower Fen Gazette', '<h3>Plum tart</h3>'],
  ['an association', 'Associazione Amici del Borgo', '<h2>Plum tart</h2>'],
  ['an association', 'Asociación de Vecinos La Ribera', '<b>Plum tart</b><br>'],
  ['a club', 'Club des Aînés de Marsac', '<h4>Plum tart</h4>'],
  ['a school', 'Grundschule am Mühlbach', '<b>Plum tart</b><br>'],
])('the name of %s at the head of a page is no dish: %s', (_, site, dish) => {
  const draft = read(page(site, dish), `${site} - 4 - 2019`);
  expect(draft.title).toBe('Plum tart');
  expect(draft.leftOut).not.toContain('Plum tart');
});

test.each([
  'Club sandwich',
  'Clubsandwich mit Pute',
  'Torta della parrocchia',
  'Schulmilchreis',
  'Sopa de la abuela',
  'Gâteau de l’école',
  'Tarta del club',
  'Turkey club',
  'Church supper potatoes',
  'School cake',
  'Poulet du journal',
  'Vereinskuchen',
])('a dish that is called after a club, a church or a school is one: %s', (name) => {
  expect(namesBody(name)).toBe(false);
});

test('a dish that is called after a club stays the title', () => {
  const body = `<h1>Club sandwich</h1><p>Serves 2</p><h2>Ingredients</h2>${items(['4 slices bread', '2 tomatoes', '100 g bacon'])}<h2>Method</h2>${paragraphs(['Fry the bacon until crisp.', 'Layer the bread with tomatoes and bacon.'])}`;
  expect(read(body, 'Club sandwich | Ada').title).toBe('Club sandwich');
});

test('a title that the recipe does not speak of is doubted where the dish heads the list below it', () => {
  const body = `<h1>Our corner by the stove</h1><p>Every week a reader sends us a card.</p><h3>Plum tart</h3><p>Serves 8</p>${lists}`;
  const draft = read(body, 'Our corner by the stove');
  expect(
    draft.title === 'Plum tart' ||
      draft.doubted.includes('The title may be “Plum tart”, not “Our corner by the stove”.'),
  ).toBe(true);
});

test('a title that its page names alone is not doubted', () => {
  expect(read(`${heading}${lists}`, 'Plum tart').doubted).toEqual([]);
});

test.each(['On the hob 40 minutes', 'Serves 8', 'Per 4 persone'])(
  'a bold line of facts is no other title: %s',
  (facts) => {
    const body = `<h1>Partan</h1><p>Grandmother made it.</p><p><b>${facts}</b></p>${lists}`;
    expect(read(body, 'Partan').doubted.join()).not.toContain(facts);
  },
);
