import { expect, test } from '@jest/globals';
import {
  heading,
  inState,
  items,
  lists,
  marked,
  other,
  paragraphs,
  read,
  state,
} from '../test-kit/plum-tart.ts';

test.each([
  ['From the kitchen of Ada Quince', 'Ada Quince'],
  ['Recipe by: Ada Quince', 'Ada Quince'],
  ['By Ada Quince', 'Ada Quince'],
  ['Contributed by Ada and Bo Quince', 'Ada and Bo Quince'],
])('who has written the recipe is taken from the page: %s', (row, author) => {
  expect(read(`${heading}<p>${row}</p>${lists}`).author).toBe(author);
  expect(read(`${marked()}${heading}<p>${row}</p>${lists}`).author).toBe(author);
  expect(read(`${heading}${lists}<p>${row}</p>`).author).toBe(author);
});

test('a grandmother is an author in German, too', () => {
  const body = `<h1>Pflaumenkuchen</h1><p>Von Oma Erna</p><h2>Zutaten</h2>${items(['500 g Pflaumen', '200 g Mehl'])}<h2>Zubereitung</h2>${paragraphs(['Die Butter mit dem Mehl verkneten.', '40 Minuten backen.'])}`;
  expect(read(body)).toMatchObject({ title: 'Pflaumenkuchen', author: 'Oma Erna' });
});

test('neither what the data state nor whoever wrote something else is taken for the author', () => {
  expect(
    read(`${marked({ author: 'Bo Pear' })}${heading}<p>By Ada Quince</p>${lists}`).author,
  ).toBe('Bo Pear');
  const comment = `<h2>Comments</h2><p>I made it twice.</p><p>By Carl</p>`;
  expect(read(heading + lists + comment).author).toBeNull();
  expect(
    read(
      `${heading}${lists}<div><h3><a href="/x">${other.title}</a></h3><p>By Carl Miller</p></div>`,
    ).author,
  ).toBeNull();
});

test.each([
  [
    '<p>Prep time: 20 min</p><p>Resting time: 2 hours</p><p>Cook time: 40 min</p>',
    'Resting time: 2 hours',
  ],
  ['<p>Prep time: 20 min | Resting time: 2 hours | Cook time: 40 min</p>', 'Resting time: 2 hours'],
  [
    '<div><p>Prep time</p><p>20 min</p><p>Resting time</p><p>2 hours</p><p>Cook time</p><p>40 min</p></div>',
    'Resting time: 2 hours',
  ],
])('how long it rests is told in the notes, and makes no whole time: %s', (facts, note) => {
  expect(read(`${heading}${facts}${lists}`)).toMatchObject({
    prepTime: 20,
    cookTime: 40,
    totalTime: null,
    notes: [note],
  });
});

test.each([
  'Pour 4 personnes : préparation 20 min, cuisson 15 min',
  'Serves 4: prep 20 min, cook 15 min',
  'Für 4 Personen: Vorbereitung 20 Min., Kochzeit 15 Min.',
])('times behind the yield in one row are all read: %s', (row) => {
  expect(read(`${heading}<p>${row}</p>${lists}`)).toMatchObject({
    servings: 4,
    prepTime: 20,
    cookTime: 15,
  });
});

test('a rest of nothing has no note', () => {
  expect(
    read(`${heading}<p>Prep: 20 min</p><p>Rest -</p><p>Cooking 40 min</p>${lists}`).notes,
  ).toEqual([]);
});

test('how long it rests is told from the state of a page', () => {
  expect(
    read(state({ recipe: inState({ prepTime: 20, restTime: 120, cookTime: 40 }) })),
  ).toMatchObject({
    totalTime: null,
    notes: ['Rest Time: 120 min'],
  });
  expect(read(state({ recipe: inState({ ruhezeit: 'PT2H' }) })).notes).toEqual([
    'Ruhezeit: 120 min',
  ]);
  expect(
    read(
      state({
        recipe: inState({
          chilli: 2,
          restaurant: 5,
          createdTime: 1700000000,
          updatedTime: 1700000060,
        }),
      }),
    ).notes,
  ).toEqual([]);
});
