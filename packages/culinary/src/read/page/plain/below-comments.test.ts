import { expect, test } from '@jest/globals';
import { heading, lists, read } from '../test-kit/plum-tart.ts';

const said = '<p>Sue: lovely! Cook time: 2 hours in my oven. Serves 9.</p>';
const none = { cookTime: null, totalTime: null, servings: null };

test.each([
  '<h2>Comments</h2>',
  '<h3>3 comments on Plum tart</h3>',
  '<p><b>Reader reviews</b></p>',
  '<h2>Kommentare (12)</h2>',
  '<h2>Commentaires</h2>',
  '<h2>Leave a reply</h2>',
  '<h3>Leserstimmen</h3>',
  '<h3>La parole aux lecteurs</h3>',
  '<h3>Dicono i lettori</h3>',
  '<h3>Opinan los lectores</h3>',
])('what is said below %s states no facts', (comments) => {
  expect(
    read(`${heading}${lists}${comments}${said}<p>Cook time: 2 hours</p><p>Serves 9</p>`),
  ).toMatchObject(none);
});

test('facts below the comments, under a heading of their own, are stated', () => {
  const facts = '<h2>Details</h2><p>Cook time: 40 minutes</p>';
  expect(read(`${heading}${lists}<h2>Comments</h2>${said}${facts}`)).toMatchObject({
    cookTime: 40,
  });
});

test('a recipe below comments is read with its facts', () => {
  const page = `${heading}<h2>Comments</h2>${said}<p>Cook time: 40 minutes</p>${lists}`;
  expect(read(page).lines).toHaveLength(4);
});

test.each([
  'One comment on “Plum tart”',
  '2 thoughts on “Plum tart”',
  'Ein Kommentar zu „Pflaumenkuchen“',
  '3 Gedanken zu „Pflaumenkuchen“',
  'Un commentaire sur « Tarte aux prunes »',
  '2 réflexions sur « Tarte aux prunes »',
  'Un commento su “Crostata di prugne”',
  '4 pensieri su “Crostata di prugne”',
  'Un comentario en «Tarta de ciruelas»',
  '2 respuestas a «Tarta de ciruelas»',
])('what a reader says below “%s” is no remark of the recipe', (comments) => {
  const comment =
    '<article class="x"><b>Sue</b> <p>At home with a scoop of ice cream. Delicious!</p></article>';
  const { notes, tips, servingNotes } = read(`${heading}${lists}<h2>${comments}</h2>${comment}`);
  expect([...notes, ...tips, ...servingNotes]).toEqual([]);
});
