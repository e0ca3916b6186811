import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const post = (name: string, said: string) =>
  `<div class="post"><p>${name}</p><p>Posts: 312</p><div class="content">${said}</div></div>`;
const recipe =
  'Brown soda bread<br><br>350 g wholemeal flour<br>150 g plain flour<br>1 tsp salt<br>2 tsp bicarbonate of soda<br>420 ml buttermilk<br><br>' +
  'Mix the dry things in a big bowl.<br>Stir in the buttermilk and knead it briefly.<br>Bake at 200 C for 40 minutes.';
const slip = 'Just checked the card: it is 1 tsp of bicarbonate of soda, not 2.';
const listOf = (...posts: string[]) =>
  readPage(
    `<html><head><title>Soda bread? - Board</title></head><body>${posts.join('')}</body></html>`,
    'https://board.example/1',
  ).draft!.ingredients.flatMap(({ lines }) => lines);

test('who set a recipe right in a later post of a thread has the list follow', () => {
  const lines = listOf(
    post('muddyboots', 'Anyone got a decent soda bread?'),
    post('Fergal', recipe),
    post('muddyboots', 'Will try it on Saturday.'),
    post('Fergal', slip),
  );
  expect(lines).toContain('1 tsp bicarbonate of soda');
});

test('what another member says of the amounts changes none', () => {
  const lines = listOf(
    post('muddyboots', 'Anyone got a decent soda bread?'),
    post('Fergal', recipe),
    post('muddyboots', 'Will try it on Saturday.'),
    post('oldgit', slip),
  );
  expect(lines).toContain('2 tsp bicarbonate of soda');
});

test('a comment that the blog marks as its author’s sets the list right', () => {
  const comments = `<ol><li class="comment"><p>Pat</p><p>Lovely!</p></li><li class="comment bypostauthor"><p>Nell</p><p>${slip}</p></li></ol>`;
  expect(listOf(`<div>${recipe}</div>`, comments)).toContain('1 tsp bicarbonate of soda');
});
