import { expect, test } from '@jest/globals';
import { heading, items, lists, marked, read } from '../test-kit/plum-tart.ts';

const facts = (body: string) => {
  const { servings, prepTime, cookTime, totalTime } = read(body);
  return { servings, prepTime, cookTime, totalTime };
};
const none = { servings: null, prepTime: null, cookTime: null, totalTime: null };
const link = (inner: string) => `<a href="/bean-soup">${inner}</a>`;

const cards = {
  'a card with a linked heading': `<div class="card">${link('<h3>Bean soup</h3>')}<p>Serves 12</p><p>Total time: 3 hours</p></div>`,
  'a list of cards under a heading': `<section><h2>More from our kitchen</h2><div><h3>${link('Bean soup')}</h3><span>45 min</span><span>8 servings</span></div></section>`,
  'a link around all': `<div>${link('<h4>Bean soup</h4><div>Prep: 45 min</div><div>Serves 8</div>')}</div>`,
  'a linked picture with the name below': `<div>${link('<img src="/soup.jpg"><div>Bean soup</div><div>45 min</div>')}</div>`,
  'a heading and facts side by side': `<h4>${link('Bean soup')}</h4><p>Serves 8</p>`,
};

test.each(Object.entries(cards))(
  'the facts of another recipe behind the steps are not taken: %s',
  (_, card) => {
    expect(facts(heading + lists + card)).toEqual(none);
    expect(facts(marked() + heading + lists + card)).toEqual(none);
  },
);

test.each(Object.entries(cards))('nor are they above the title: %s', (_, card) => {
  expect(facts(card + heading + lists)).toEqual(none);
});

test('a card without a link behind the steps has facts of its own', () => {
  const card =
    '<div class="box"><h3>Bean soup</h3><p>Serves 12</p><p>Total time: 3 hours</p></div>';
  expect(facts(heading + lists + card)).toEqual(none);
});

test.each([
  ['below the steps', `${heading}${lists}<p>Serves 6</p><p>Prep time: 20 min</p>`],
  [
    'in a box with a heading',
    `${heading}${lists}<div><h3>At a glance</h3><p>Serves 6</p><p>Prep time: 20 min</p></div>`,
  ],
  [
    'below a title that links to the entry',
    `<h1>Ada’s kitchen</h1><div><h2><a href="/plum-tart">Plum tart</a></h2><p>Serves 6</p><p>Prep time: 20 min</p></div>${lists}`,
  ],
  [
    'beside the link to the author',
    `${heading}<div><a href="/ada">Ada Quince</a><p>Serves 6</p><p>Prep time: 20 min</p></div>${lists}`,
  ],
])('the facts of the recipe itself are taken %s', (_, body) => {
  expect(facts(body)).toMatchObject({ servings: 6, prepTime: 20 });
});

test.each(['You might also like', 'Vous aimerez aussi', 'Das könnte dir auch gefallen'])(
  'what entries below “%s” state is of other recipes',
  (closing) => {
    const others = items([
      '<a href="/r/3">Bean soup</a> Ready in 50 min, 6 portions',
      '<a href="/r/4">Leek pie</a> Ready in 70 min, 6 portions',
    ]);
    const found = read(`${heading}<p>Prep: 15 min</p>${lists}<h2>${closing}</h2>${others}`);
    expect(found).toMatchObject({ servings: null, prepTime: 15, totalTime: 15, doubted: [] });
  },
);
