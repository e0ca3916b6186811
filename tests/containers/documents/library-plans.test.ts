import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { LettersRead } from '@convivio/platform/answer-size';
import { blankRecipe } from '../../../services/recipes/src/domain/recipe/writing/blank-recipe.ts';
import {
  RECIPE_SORTS,
  type LibraryQuery,
} from '../../../services/recipes/src/domain/library/library-query.ts';
import { COURSES, DIETS } from '../../../services/recipes/src/domain/recipe/recipe.ts';
import { LibraryIndexes } from '../../../services/recipes/src/store/library/library-indexes.ts';
import { mongoLibraryReader } from '../../../services/recipes/src/store/library/mongo-library-reader.ts';
import { mongoRecipeStore } from '../../../services/recipes/src/store/recipe/mongo-recipe-store.ts';
import {
  recipeModel,
  type RecipeModel,
} from '../../../services/recipes/src/store/recipe/recipe-model.ts';
import { addressOf } from '../addresses.ts';

const OWNER = 'cook';
const RECIPES = 400;
const PAGE = 20;

let connection: Connection;
let model: RecipeModel;

beforeAll(async () => {
  connection = await mongoose
    .createConnection(addressOf('mongodb'), {
      dbName: `plans_${randomUUID()}`,
      monitorCommands: true,
    })
    .asPromise();
  model = recipeModel(connection);
  await model.init();
  const store = mongoRecipeStore(model, { nudge() {}, close: async () => {} });
  for (let at = 0; at < RECIPES; at++) {
    const recipe = blankRecipe(at, at % 4 === 3 ? 'another cook' : OWNER, new Date(1e12 + at));
    await store.insert(
      {
        ...recipe,
        title: `Recipe ${(at * 7) % RECIPES}`,
        course: COURSES[at % COURSES.length]!,
        diet: DIETS[Number(at % 8 > 3)]!,
        cookTime: at % 50,
      },
      [],
    );
  }
});

afterAll(async () => {
  await connection?.dropDatabase();
  await connection?.close();
});

interface Explained {
  queryPlanner: { winningPlan: object };
  executionStats: { totalDocsExamined: number; totalKeysExamined: number };
}

/** How the server went about the questions that were asked meanwhile. */
async function explained(
  act: () => Promise<unknown>,
): Promise<(Explained['executionStats'] & { stages: string })[]> {
  const asked: mongo.Document[] = [];
  const listen = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (['find', 'count', 'aggregate'].includes(commandName)) asked.push(command);
  };
  const client = connection.getClient().on('commandStarted', listen);
  await act();
  client.off('commandStarted', listen);
  return Promise.all(
    asked.map(async ({ lsid: _session, $db: _database, $clusterTime: _time, ...command }) => {
      const { queryPlanner, executionStats } = (await connection.db!.command({
        explain: command,
        verbosity: 'executionStats',
      })) as Explained;
      return {
        ...executionStats,
        stages: JSON.stringify(queryPlanner.winningPlan)
          .match(/(?<="stage":")\w+/g)!
          .join(' '),
      };
    }),
  );
}

const library = () => mongoLibraryReader(model, new LibraryIndexes(model));
const query = (about: Partial<LibraryQuery>): LibraryQuery => ({
  ownerId: OWNER,
  state: 'active',
  course: null,
  diet: null,
  search: '',
  sort: 'newest',
  first: PAGE,
  after: null,
  offset: 0,
  ...about,
});

test.each(
  RECIPE_SORTS.flatMap(
    (sort) =>
      [
        [sort, null, null],
        [sort, 'main', null],
        [sort, null, 'omnivore'],
        [sort, 'main', 'omnivore'],
      ] as const,
  ),
)(
  'a page by %s of course %s and diet %s reads an index and its own documents alone, also among equals',
  async (sort, course, diet) => {
    const first = await library().page(query({ sort, course, diet }), ['title'], new LettersRead());
    const pages = [
      query({ sort, course, diet }),
      query({ sort, course, diet, after: first.recipes.at(-1)!.position }),
    ];
    for (const wanted of pages) {
      const questions = await explained(() => library().page(wanted, ['title'], new LettersRead()));
      expect(questions.length).toBeGreaterThan(0);
      for (const { stages } of questions) {
        expect(stages).toMatch(/\bFETCH IXSCAN$/);
        expect(stages).not.toContain('SORT');
      }
      // One more than the page tells whether there is another.
      expect(questions.reduce((sum, { totalDocsExamined }) => sum + totalDocsExamined, 0)).toBe(
        PAGE + 1,
      );
    }
  },
);

test('counts read indexes alone', async () => {
  const page = await library().page(query({ diet: 'omnivore' }), ['title'], new LettersRead());
  // Beside the counts the catalogue begins to be read, for the search that may follow.
  const questions = (
    await explained(() => Promise.all([library().counts(OWNER, 'active', ''), page.total()]))
  ).filter(({ stages }) => stages.startsWith('COUNT'));
  expect(questions).toHaveLength(COURSES.length * DIETS.length + 1);
  expect(questions.map(({ totalDocsExamined }) => totalDocsExamined)).toEqual(
    questions.map(() => 0),
  );
});
