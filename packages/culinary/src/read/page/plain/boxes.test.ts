import { expect, test } from '@jest/globals';
import {
  heading,
  items,
  lines,
  lists,
  paragraphs,
  read,
  readDraft,
  told,
} from '../test-kit/plum-tart.ts';

const recipe = `<h2>Plum tart</h2>${items(lines)}${paragraphs(told)}`;
const week = (box: string) =>
  `<article><h1>My week</h1><p>We went to the sea and came back with plums.</p>${box}<p>On Friday it rained.</p></article>`;

test.each([
  ['an aside', week(`<aside>${recipe}</aside>`)],
  ['a figure', week(`<figure>${recipe}</figure>`)],
  [
    'the caption of a figure',
    week(`<figure><img src="/t.jpg"><figcaption>${recipe}</figcaption></figure>`),
  ],
  ['a box beside the text', week(`<div class="sidebar-box">${recipe}</div>`)],
  ['a box that is called an advert of its own', week(`<div class="promo box">${recipe}</div>`)],
  ['a box that opens over the page', week(`<div class="modal">${recipe}</div>`)],
])('a recipe in %s is read', (_, body) => {
  expect(read(body)).toMatchObject({ title: 'Plum tart', lines, told });
});

test('a page without a recipe has none in its navigation and its related recipes', () => {
  const story = '<h1>My week</h1><p>We went to the sea and came back with plums.</p>';
  expect(readDraft(`${story}<div class="related-posts">${recipe}</div>`)).toBeNull();
  expect(readDraft(`${story}<nav>${recipe}</nav>`)).toBeNull();
});

const slide = (step: string, at: number) =>
  `<div class="swiper-slide"><img src="/${at}.jpg"><p>${step}</p></div>`;
const figure = (step: string, at: number) =>
  `<figure><img src="/${at}.jpg"><figcaption>${step}</figcaption></figure>`;
const list = `${heading}<h2>Ingredients</h2>${items(lines)}`;

test.each([
  ['slides', `${list}<div class="swiper gallery">${told.map(slide).join('')}</div>`],
  ['captions', `${list}<div class="slider">${told.map(figure).join('')}</div>`],
  ['captions under a heading', `${list}<h2>Method</h2>${told.map(figure).join('')}`],
])('steps that stand in a gallery as %s are read', (_, body) => {
  expect(read(body)).toMatchObject({ lines, told });
});

test('captions of a gallery below the steps are none', () => {
  const captions = [
    'The tart before baking',
    'Mix the plums with sugar and wait.',
    'Bake it in the afternoon.',
  ];
  const body = `${heading}${lists}<div class="carousel">${captions.map(figure).join('')}</div>`;
  expect(read(body).told).toEqual(told);
});

test.each([
  'Kochmodus',
  'Kochmodus starten',
  'Start cooking',
  'Start cooking mode',
  'Mode cuisine',
  'Keep screen on',
  'Bildschirm anlassen',
  'Modalità cucina',
  'Modo cocina',
  'Kookmodus',
  'Activer le mode cuisson',
  'Garder l’écran allumé',
  'Jetzt kochen',
  'Cook mode on',
  'Modo de cozinha',
  'Håll skärmen tänd',
  'Scherm aan houden',
  'Inizia a cucinare',
])('the words of a button are no step: %s', (button) => {
  const method = (tag: string) =>
    tag === 'li'
      ? items([button, ...told, button], 'ol')
      : `<div>${button}</div>${paragraphs(told)}<div>${button}</div>`;
  expect(read(`${list}<h2>Method</h2>${method('li')}`).told).toEqual(told);
  expect(read(`${list}<h2>Method</h2>${method('div')}`).told).toEqual(told);
});
