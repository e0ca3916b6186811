import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, marked, read, told } from '../test-kit/plum-tart.ts';

test.each([
  ['One tin gives about 16 pieces. You need 20 minutes to prepare it and 40 in the oven.', 16],
  ['Ein Blech ergibt etwa 20 Stücke. Du brauchst 30 Minuten für die Vorbereitung.', 20],
  ['La recette donne une dizaine de biscuits, et ils partent vite.', 10],
  ['Con queste dosi vengono 12 biscotti grandi. Servono 20 minuti di preparazione.', 12],
  ['Salen unas 18 magdalenas, según el tamaño del molde.', 18],
])('a sentence of the article tells the yield: %s', (sentence, servings) => {
  const found = read(`${heading}<p>A tart as my aunt bakes it.</p><p>${sentence}</p>${lists}`);
  expect(found).toMatchObject({ servings, lines, told });
});

test('a yield that is stated stands', () => {
  const found = read(`${marked({ recipeYield: '8' })}${heading}<p>Serves a party of ten.</p>`);
  expect(found).toMatchObject({ servings: 8, told });
});

test('what a step fills is no yield', () => {
  const filling = 'Roll the dough and cut it into 12 slices.';
  const method = items([...told, filling], 'ol');
  const found = read(`${heading}<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${method}`);
  expect(found.servings).toBeNull();
});

test('what the dish is cut into and how long the whole takes stand in one sentence', () => {
  const sentence =
    'The whole thing is on the table in an hour and ten minutes, and the tin cuts into 15 squares.';
  const found = read(`${heading}<p>${sentence}</p>${lists}`);
  expect(found).toMatchObject({ servings: 15, totalTime: 70, lines, told });
  expect(found.doubted).toEqual([]);
});

test('a stated time of a part stands beside a time of the whole in a sentence', () => {
  const sentence = 'It takes an hour from start to finish.';
  const found = read(`${marked({ cookTime: 'PT40M' })}${heading}<p>${sentence}</p>`);
  expect(found).toMatchObject({ cookTime: 40, totalTime: 60 });
});
