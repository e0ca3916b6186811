import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { LettersRead } from '@convivio/platform/answer-size';
import type { LibraryQuery } from '../src/domain/library/library-query.ts';
import type { LibraryReader, Read } from '../src/domain/library/library-reader.ts';
import { LibraryIndexes } from '../src/store/library/library-indexes.ts';
import { mongoLibraryReader } from '../src/store/library/mongo-library-reader.ts';
import { recipeModel } from '../src/store/recipe/recipe-model.ts';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

const RECIPES = 42;
const LETTERS = 1_000_000;
/** Recipes of 16 million letters, and the batch that was begun. */
const MOST_LOADED = 16 + 20;

let kitchen: RecipeKitchen;
let greta: TestCook;
let watched: Connection;
let library: LibraryReader;
/** Recipes that came from the engine. */
let loaded = 0;

beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  greta = await kitchen.newCook('Greta');
  const { id } = await greta.create({ title: 'Waffles', ingredientText: '1 egg' });
  const stored = kitchen.documents.collection('recipes');
  const recipe = (await stored.findOne({ _id: Number(id) as never }))!;
  const instructions = Array.from({ length: 50 }, (_, at) => ({
    step: at + 1,
    instruction: `${at} `.padEnd(LETTERS / 50, 'm'),
  }));
  for (let at = 1; at <= RECIPES; at++)
    await stored.insertOne({ ...recipe, _id: (Number(id) + at) as never, instructions });
  const { host, port, name } = kitchen.documents;
  watched = await mongoose
    .createConnection(`mongodb://${host}:${port}`, { dbName: name, monitorCommands: true })
    .asPromise();
  watched.getClient().on('commandSucceeded', ({ reply }) => {
    const { firstBatch, nextBatch } =
      (reply as { cursor?: Record<string, unknown[]> }).cursor ?? {};
    loaded += (firstBatch ?? nextBatch ?? []).length;
  });
  const model = recipeModel(watched);
  library = mongoLibraryReader(model, new LibraryIndexes(model));
});
afterAll(async () => {
  await watched.close();
  await kitchen.close();
});

const page = (asked: Partial<LibraryQuery>, read: Read) =>
  library.page(
    {
      ...{ ownerId: greta.id, state: 'active', course: null, diet: null, search: '' },
      ...{ sort: 'newest', first: 100, after: null, offset: 0, ...asked },
    },
    ['title', 'ingredients', 'instructions'],
    read,
  );

test.each<[string, Partial<LibraryQuery>]>([
  ['a page', {}],
  ['a page that is searched for', { search: 'waffles' }],
])(
  'of %s that is too large for an answer no more is loaded than shows it',
  async (_what, asked) => {
    // The index of who searches is read before.
    await page({ ...asked, first: 1 }, new LettersRead());
    loaded = 0;
    await expect(page(asked, new LettersRead())).rejects.toMatchObject({
      code: 'ANSWER_TOO_LARGE',
    });
    expect(loaded).toBeGreaterThan(10);
    expect(loaded).toBeLessThanOrEqual(MOST_LOADED);
  },
);

test('of several pages of one answer no more is loaded than of one', async () => {
  loaded = 0;
  const read = new LettersRead();
  const pages = [0, 15, 30, 45].map((offset) => page({ first: 15, offset }, read));
  for (const { status } of (await Promise.allSettled(pages)).slice(1))
    expect(status).toBe('rejected');
  expect(loaded).toBeLessThanOrEqual(MOST_LOADED);
});

test('three answers that are too large are refused, at once too', async () => {
  const ask =
    '{ recipes(first: 100) { nodes { title ingredients { name } instructions { instruction } } } }';
  const answers = await Promise.all([1, 2, 3].map(() => greta.ask(ask)));
  expect(answers.map(({ failure }) => failure?.code)).toEqual(Array(3).fill('ANSWER_TOO_LARGE'));
});
