import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';
import { heading, items, lines, marked, read, told } from './test-kit/plum-tart.ts';

const shown = (steps: readonly string[]) =>
  `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(steps, 'ol')}`;

test.each([
  'Read also: How to toss pancakes',
  'Video: how to stone a plum',
  'Join our WhatsApp channel and never miss a thing',
  'Lire aussi : Dix idées de tartes salées',
  'Lee también: Las mejores freidoras',
  'Síguenos en nuestro canal de Telegram.',
  'Jetzt unseren Newsletter abonnieren',
  'Sponsored: the tin that bakes by itself',
  'Anzeige: Die Form, die von selbst backt',
  'Añade todos los ingredientes a tu cesta.',
])('“%s” among the stated steps stands around the recipe', (line) => {
  const steps = [told[0]!, line, ...told.slice(1)];
  const draft = read(`${marked({ recipeInstructions: steps })}${shown(steps)}`);
  expect(draft.told).toEqual(told);
  expect(draft.leftOut).toEqual([line]);
});

test.each([
  'Watch the pan and stir.',
  'Follow with the sugar and the plums.',
  'Share out and serve.',
])('“%s” is a step', (line) => {
  const steps = [...told, line];
  expect(read(`${marked({ recipeInstructions: steps })}${shown(steps)}`).told).toEqual(steps);
});

test('steps below an advert go on under the heading before it', () => {
  const advert = 'Vidéo sponsorisée : la yaourtière qui change tout';
  const [first = '', ...rest] = told;
  const page = `${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items([first], 'ol')}
    <div>${advert}</div><ol start="2">${rest.map((text) => `<li>${text}</li>`).join('')}</ol>`;
  const { draft } = readPage(page, 'https://kitchen.example/tart');
  expect(draft?.steps).toEqual(told.map((text) => ({ group: null, text })));
});

test('a note in which a business speaks to its customers stands around the recipe', () => {
  const note = 'Get all the ingredients delivered fresh to your doorstep every week.';
  const draft = read(`${shown(told)}<h2>Notes</h2><p>${note}</p>`);
  expect(draft.notes).toEqual([]);
  expect(draft.leftOut).toContain(note);
});
