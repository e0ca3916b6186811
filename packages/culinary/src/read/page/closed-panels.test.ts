import { expect, test } from '@jest/globals';
import { heading, items, lines, paragraphs, read, title, told } from './test-kit/plum-tart.ts';

const tabs =
  '<div role="tablist"><button role="tab" aria-selected="true">Ingredients</button><button role="tab">Method</button><button role="tab">Nutrition</button></div>';
const names = [
  'Bean soup with leeks and the last herbs of the garden',
  'Carrot cake without nuts',
  'Rice rolls and honey from the oven for many guests',
];
const cards = (tag: (name: string) => string) => names.map(tag).join('');
const liked = '<h2>You may also like</h2>';

test.each([
  [
    'panels that are hidden, above links that run together',
    `${heading}${tabs}<div role="tabpanel">${items(lines)}</div><div role="tabpanel" hidden>${told.map((text, at) => `<div class="row"><div class="no">${at + 1}</div><div class="txt">${text}</div></div>`).join('')}</div><div role="tabpanel" hidden><table><tr><td>Energy</td><td>240 kcal</td></tr></table></div><section>${liked}${cards((name) => `<a><img alt=""><span>${name}</span></a>`)}</section>`,
  ],
  [
    'panels that are not displayed, above a list of other recipes',
    `${heading}${tabs}<div class="panel">${items(lines)}</div><div class="panel" style="display: none">${items(told, 'ol')}</div><section>${liked}${items(names)}</section>`,
  ],
  [
    'panels that are hidden from all readers, above paragraphs with names',
    `${heading}${tabs}<div>${items(lines)}</div><div aria-hidden="true" style="visibility:hidden">${paragraphs(told)}</div><section><h3>More</h3>${paragraphs(names)}</section>`,
  ],
  [
    'templates that a program shows',
    `${heading}${tabs}<div>${items(lines)}</div><template id="method"><h3>Method</h3>${paragraphs(told)}</template><section>${liked}${cards((name) => `<h4><a href="/r/2">${name}</a></h4><p>A dish for every day of the week.</p>`)}</section>`,
  ],
  [
    'an accordion that is closed, above links to other pages',
    `${heading}<button>Ingredients</button><div>${items(lines)}</div><button>Method</button><div hidden>${paragraphs(told)}</div>${liked}${items(names.map((name) => `<a href="/r/3">${name}</a>`))}`,
  ],
  [
    'a list that is hidden while the method is open',
    `${heading}${tabs}<div role="tabpanel" hidden><h3>Ingredients</h3>${items(lines)}</div><div role="tabpanel"><h3>Method</h3>${items(told, 'ol')}</div>${liked}${items(names)}`,
  ],
])('a recipe in closed panels is read whole: %s', (_, body) => {
  const draft = read(body, title);
  expect(draft.lines).toEqual(lines);
  expect(draft.told).toEqual(told);
  for (const name of names) expect(JSON.stringify(draft)).not.toContain(name);
});

test('names of other dishes below a list are no steps where no method is told', () => {
  const draft = read(
    `${heading}<h2>Ingredients</h2>${items(lines)}${liked}${cards((name) => `<a href="/r/4">${name}</a>`)}`,
    title,
  );
  expect(draft.told).toEqual([]);
  expect(draft.doubted).toContain('No preparation steps were found on the page.');
});

test('what stands open is read, not a copy of it that is hidden', () => {
  const draft = read(
    `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(told, 'ol')}<div hidden><h2>Ingredients</h2>${items(lines.map((line) => `${line}, sifted`))}<h2>Method</h2>${items(told.map((text) => `${text} Enjoy.`))}</div>`,
    title,
  );
  expect(draft.lines).toEqual(lines);
  expect(draft.told).toEqual(told);
});

const open = '<div role="tabpanel">';
const closed = '<div role="tabpanel" hidden>';
test.each([
  [
    'en',
    '4 people',
    ['3 red onions', '400 g peeled tomatoes', '1 l vegetable stock', '4 slices of bread'],
    'Grandfather made it in the hut when he went to cut wood, and he said that water and hunger are all you need. We cook it every evening in winter, with the stove lit and the dogs below the table.',
    [
      'Slice the onions and fry them gently for 20 minutes.',
      'Add the tomatoes and cook for another 15 minutes.',
      'Pour in the stock and simmer for half an hour.',
      'Toast the bread and ladle the soup over it.',
    ],
  ],
  [
    'it',
    '4 persone',
    ['3 cipolle rosse', '400 g di pomodori pelati', '1 l di brodo vegetale', '4 fette di pane'],
    'La nonna la faceva nella cucina vecchia quando tornava dai campi, e diceva che bastava la voglia di mangiare. Noi la cuociamo la sera dei Santi, con la stufa accesa e i gatti sotto il tavolo.',
    [
      'Affetta le cipolle e falle appassire per 20 minuti.',
      'Aggiungi i pomodori e cuoci altri 15 minuti.',
      'Versa il brodo e fai sobbollire per mezz’ora.',
      'Tosta il pane e versaci sopra la zuppa.',
    ],
  ],
])(
  'an introduction is no method where that lies in a closed panel: %s',
  (_, people, list, story, method) => {
    const rows = (texts: readonly string[]) =>
      `<table>${texts.map((text, at) => `<tr><th>${at + 1}</th><td>${text}</td></tr>`).join('')}</table>`;
    const ticks = `<table>${list.map((line) => `<tr><td><input type="checkbox"></td><td>${line}</td></tr>`).join('')}</table>`;
    const found = read(
      `<h1>Stove soup</h1><p>${story}</p><p>${people}</p>${open}${ticks}</div>${closed}${rows(method)}</div>`,
      'Stove soup – The House',
    );
    expect(found).toMatchObject({ lines: list, told: method });
  },
);
