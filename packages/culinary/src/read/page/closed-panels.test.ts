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
