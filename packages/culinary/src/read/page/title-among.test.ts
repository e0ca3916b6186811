import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';
import { items, lines, lists, marked, paragraphs, read, told } from './test-kit/plum-tart.ts';

const recipe = `<h2>Plum tart</h2>${lists}`;

test.each([
  ['its heading and its window', `<h1>Ada’s Kitchen</h1>${recipe}`, 'Plum tart | Ada’s Kitchen'],
  ['every page alike', `<h1>Ada’s Kitchen</h1>${recipe}`, 'Ada’s Kitchen'],
  [
    'a heading above a bold name',
    `<div><h1>Cooking world</h1></div><p><b>Plum tart</b></p>${lists}`,
    'Cooking world',
  ],
  ['an entry of a diary', `<h1>My week</h1><p>We went to the sea.</p>${recipe}`, 'My week | Ada'],
])('a site that names itself in %s is not the title', (_, body, window) => {
  expect(read(body, window).title).toBe('Plum tart');
});

test('a site that names itself and nothing else gives no title', () => {
  const site = '<meta property="og:site_name" content="Ada’s Kitchen">';
  const draft = read(`${site}<p>Hello!</p>${lists}`, 'Ada’s Kitchen');
  expect(draft.title).toBeNull();
});

const bar =
  '<div id="wm-ipp-base"><div id="wm-ipp"><h1>Wayback Machine</h1><p>24 captures</p><p>12 Mar 2009 - 3 Jan 2020</p></div></div>';

test.each([
  ['with its bar', `${bar}${recipe}`, ''],
  ['as its heading', `<h1>Wayback Machine</h1><p>3 captures</p>${recipe}`, 'Wayback Machine'],
  ['in the window', `<p>3 captures</p>${recipe}`, 'Internet Archive Wayback Machine'],
  [
    'with links to itself',
    `${bar}<h1><a href="/web/20090312000000/http://site.example/">Ada’s Kitchen</a></h1>${recipe}`,
    'Plum tart',
  ],
])('an archive of pages is not the title: %s', (_, body, window) => {
  expect(read(body, window).title).toBe('Plum tart');
});

test('an archived page without words of a language that is known has the title of its own heading', () => {
  const list = items(['200 g jauhoja', '2 munaa', '3 dl maitoa']);
  const body = `${bar}<h1><a href="/web/20090312000000/http://site.example/">Keittiö</a></h1><h2>Letut</h2>${list}${paragraphs(['Sekoita jauhot, munat ja maito.', 'Paista pannulla voissa.'])}`;
  expect(
    readPage(
      `<title>Letut - Keittiö</title>${body}`,
      'https://web.archive.org/web/20090312000000/http://site.example/letut',
    ).draft?.title,
  ).toBe('Letut');
});

test('what heads the whole recipe in an article is its title, and no part of it', () => {
  const draft = read(
    `<h1>My week</h1><p>We went to the sea.</p><figure><h2>Plum tart</h2>${items(lines)}${paragraphs(told)}</figure>`,
  );
  expect(draft.title).toBe('Plum tart');
  expect(draft.ingredients.map(({ name }) => name)).toEqual([null]);
  expect(draft.steps.map(({ group }) => group)).toEqual([null, null, null]);
});

test('the name that the data of a page states stays', () => {
  expect(read(`${marked({ name: 'Sunday bake' })}<h1>Sunday bake</h1>${recipe}`).title).toBe(
    'Sunday bake',
  );
});

test('the line that surely names the dish is its title where the page calls itself by its site', () => {
  const rows = [
    '<b>TIA’S TORTILLA</b>',
    '<b>INGREDIENTS</b>',
    '- 500 g potatoes',
    '- 4 eggs',
    '- 1 onion',
    '- salt',
  ];
  const steps = [
    '1.- Slice and fry all in plenty of oil.',
    '2.- Drain, stir and let it set in a small pan.',
  ];
  const body = `<table><tr><td><b>Riverside Cycling Club</b></td></tr><tr><td><a href="i.htm">Home</a></td><td>${[...rows, '<b>METHOD</b>', ...steps].join('<br>')}</td></tr></table>`;
  expect(read(body, 'Riverside Cycling Club').title).toBe('Tia’s Tortilla');
});

test.each([
  ['Huffkins of Thanet', 'Ingredients for eight huffkins', 'Village bread'],
  ['Seelen aus Biberach', 'Zutaten für acht Seelen', 'Brot vom Land'],
  ['Fouées de Touraine', 'Ingrédients pour huit fouées', 'Pain du village'],
  ['Friselle di Lecce', 'Ingredienti per otto friselle', 'Pane del paese'],
  ['Molletes de Écija', 'Ingredientes para ocho molletes', 'Pan de pueblo'],
])(
  'a heading that names what the yield counts is the title, not the line above it: “%s”',
  (name, yields, above) => {
    const list = '500 g harina; 340 g agua; 10 g sal; 3 g levadura';
    const body = `<p class="kicker">${above}</p><h1>${name}</h1><p>Ada</p><p><strong>${yields}:</strong> ${list}.</p>${paragraphs(told)}`;
    expect(read(body, name).title).toBe(name);
  },
);

test.each([
  ['Frittelle di riso: la ricetta tradizionale di casa', 'Frittelle di riso'],
  ['Rice fritters: the traditional recipe from home', 'Rice fritters'],
])(
  'a heading that goes on with whose recipe it is names the dish in front: %s',
  (heading, name) => {
    expect(read(`<h1>${heading}</h1>${lists}`, `${heading} | Ada`).title).toBe(name);
  },
);

test('words of a sentence are no title against the heading of the page that its window says again', () => {
  const body = `<h1>Ciambotta</h1><p>Era il piatto dei contadini, fatto con quello che restava in fondo alla cesta.</p>${paragraphs(
    [
      'In una pentola fate soffriggere una cipolla e due patate in 4 cucchiai di olio.',
      'Unite tre pomodori e un peperone e cuocete la ciambotta per quaranta minuti.',
    ],
  )}`;
  expect(read(body, 'Ciambotta - Orto e Cucina').title).toBe('Ciambotta');
});

test('the dish behind the name of a site in the window is the title where a line above the list is that dish', () => {
  const body = `<p><font size="5"><b>Apfelrotkohl</b></font></p>${lists}`;
  expect(read(body, 'Uwes Garten- und Küchenseite: Apfelrotkohl').title).toBe('Apfelrotkohl');
});
