import { expect, test } from '@jest/globals';
import { heading, items, lists, paragraphs, read } from '../test-kit/plum-tart.ts';

test.each(['Ready in half an hour', 'Fertig in 30 Minuten', 'Pronto in mezz’ora'])(
  'what a blog promises is no time beside the one it states: %s',
  (promise) => {
    const facts = items(['Prep Time 10 mins', 'Cook Time 25 mins', 'Total Time 35 mins']);
    const found = read(heading + items([promise, 'One pan and done']) + facts + lists);
    expect(found).toMatchObject({ prepTime: 10, cookTime: 25, totalTime: 35 });
  },
);

test('a time said once more to the minute counts once', () => {
  const found = read(`${heading}<p>Backzeit: eine knappe Stunde (55 Min.)</p>${lists}`);
  expect(found.cookTime).toBe(55);
});

test.each([
  'Préparation : 15 min — Cuisson : 5 min par galette',
  'Zubereitung: 15 Minuten | Backzeit: 5 Minuten pro Stück',
  'Prep: 15 min · Cook: 5 min per pancake',
])('the time of one piece is none of the dish: %s', (facts) => {
  const found = read(`${heading}<p>${facts}</p>${lists}`);
  expect(found).toMatchObject({ prepTime: 15, cookTime: null });
});

test('for how many the amounts are is no line of the list', () => {
  const list = items(['Quantités pour 2 personnes', '500 g plums', '200 g flour', '80 g sugar']);
  const found = read(`${heading}<h2>Ingrédients</h2>${list}${lists.replace(/.*(?=<h2>M)/, '')}`);
  expect(found).toMatchObject({ servings: 2, lines: ['500 g plums', '200 g flour', '80 g sugar'] });
});

test('a sentence of facts above the steps is none of them', () => {
  const facts = 'Feeds 6. Allow 20 minutes to prepare and 4 hours in the oven.';
  const steps = ['Rub the butter into the flour.', 'Lay the plums on top and bake.'];
  const body = `<h4>For the tart</h4>${items(['500 g plums', '200 g flour', '80 g butter'])}`;
  const found = read(`${heading}${body}${paragraphs([facts, ...steps])}`);
  expect(found).toMatchObject({ servings: 6, prepTime: 20, cookTime: 240, told: steps });
});

test('the steps go on behind what a newspaper sets among them', () => {
  const among = ['Tritate la cipolla.', 'LEGGI ANCHE: Dove mangiare bene in Maremma'];
  const last = 'Aggiungete i pelati e cuocete coperto per 45 minuti.';
  const body = `<h1>Pollo</h1>${items(['1 pollo a pezzi', '1 cipolla', '400 g di pelati'])}`;
  const found = read(`${body}<h2>Procedimento</h2>${paragraphs([...among, last])}`);
  expect(found.told).toEqual([among[0], last]);
});
