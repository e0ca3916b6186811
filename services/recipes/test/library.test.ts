import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LettersRead } from '@convivio/platform/answer-size';
import { LibraryIndexes } from '../src/store/library/library-indexes.ts';
import { mongoLibraryReader } from '../src/store/library/mongo-library-reader.ts';
import { recipeModel } from '../src/store/recipe/recipe-model.ts';
import type { RecipeKitchen, TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';
import { INDEX_VERSION } from '../src/domain/recipe/saving/index-recipe.ts';

let kitchen: RecipeKitchen;
let tilda: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  tilda = await kitchen.newCook('Tilda');
  for (const recipe of LIBRARY) await tilda.create(recipe);
});
afterAll(() => kitchen.close());

/** Oldest first. */
const LIBRARY = [
  {
    title: 'Zucchini soup',
    category: 'starter',
    dietaryCategory: 'vegetarian',
    cookTime: '30',
    ingredientText: '3 zucchini\n1 onion',
  },
  {
    title: 'Äpfel im Schlafrock',
    category: 'dessert',
    cookTime: '25',
    ingredientText: '4 Äpfel\n1 Blätterteig',
  },
  {
    title: '“Best” roast chicken',
    category: 'main',
    cookTime: '90',
    ingredientText: '1 chicken\n2 lemons',
    tags: ['Sunday'],
  },
  {
    title: 'Pasta no. 10',
    category: 'main',
    dietaryCategory: 'vegetarian',
    ingredientText: '400 g pasta\n1 onion',
  },
  {
    title: 'Pasta no. 9',
    category: 'main',
    dietaryCategory: 'pescetarian',
    cookTime: '15',
    ingredientText: '400 g pasta\n1 tin tuna',
  },
  {
    title: 'Brandade',
    category: 'starter',
    dietaryCategory: 'pescetarian',
    cookTime: '90',
    description: 'Salt cod, whipped.',
  },
];

interface Page {
  nodes: { title: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
const PAGE =
  'query ($filter: RecipeFilter, $sort: RecipeSort, $first: Int, $after: String, $offset: Int) { recipes(filter: $filter, sort: $sort, first: $first, after: $after, offset: $offset) { nodes { title } pageInfo { hasNextPage endCursor } totalCount } }';
const page = (cook: TestCook, variables: object = {}) =>
  cook.ask<{ recipes: Page }>(PAGE, variables);
const titles = async (cook: TestCook, variables: object = {}) =>
  (await page(cook, variables)).data.recipes.nodes.map(({ title }) => title);
interface Counts {
  total: number;
  found: number;
  courses: { course: string; count: number; diets: { diet: string; count: number }[] }[];
}
async function counts(cook: TestCook, variables: object = {}): Promise<Counts> {
  const {
    data: { libraryCounts },
  } = await cook.ask<{ libraryCounts: Counts }>(
    'query ($state: RecipeState, $search: String) { libraryCounts(state: $state, search: $search) { total found courses { course count diets { diet count } } } }',
    variables,
  );
  return libraryCounts;
}

describe('a page of the library', () => {
  const ORDERS: [string, string[]][] = [
    [
      'newest',
      [
        'Brandade',
        'Pasta no. 9',
        'Pasta no. 10',
        '“Best” roast chicken',
        'Äpfel im Schlafrock',
        'Zucchini soup',
      ],
    ],
    [
      'oldest',
      [
        'Zucchini soup',
        'Äpfel im Schlafrock',
        '“Best” roast chicken',
        'Pasta no. 10',
        'Pasta no. 9',
        'Brandade',
      ],
    ],
    [
      'title',
      [
        'Äpfel im Schlafrock',
        '“Best” roast chicken',
        'Brandade',
        'Pasta no. 9',
        'Pasta no. 10',
        'Zucchini soup',
      ],
    ],
    [
      'cookTime',
      [
        'Pasta no. 9',
        'Äpfel im Schlafrock',
        'Zucchini soup',
        'Brandade',
        '“Best” roast chicken',
        'Pasta no. 10',
      ],
    ],
  ];
  test.each(ORDERS)(
    'is sorted by %s, also when it is searched, also page by page',
    async (sort, expected) => {
      expect(await titles(tilda, { sort })).toEqual(expected);
      for (const filter of [undefined, { search: 's' }]) {
        const wanted = filter ? (await titles(tilda, { sort, filter })).slice() : expected;
        expect(wanted.length).toBeGreaterThan(2);
        expect(wanted).toEqual(expected.filter((title) => wanted.includes(title)));
        const gathered: string[] = [];
        for (let after: string | null = null, more = true; more;) {
          const {
            recipes: { nodes, pageInfo, totalCount },
          }: { recipes: Page } = (await page(tilda, { sort, filter, first: 2, after })).data;
          expect(totalCount).toBe(wanted.length);
          gathered.push(...nodes.map(({ title }) => title));
          [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        }
        expect(gathered).toEqual(wanted);
        expect(await titles(tilda, { sort, filter, first: 2, offset: 1 })).toEqual(
          wanted.slice(1, 3),
        );
      }
    },
  );

  test('is sorted by sustainability, unknown counting as 50', async () => {
    const cook = await kitchen.newCook();
    for (const [title, score] of [
      ['Poor', 20],
      ['Unknown', null],
      ['Good', 80],
      ['Moderate', 49.5],
    ] as const) {
      const { id } = await cook.create({ title });
      // No analysis says so yet.
      if (score !== null)
        await kitchen.documents
          .collection('recipes')
          .updateOne(
            { _id: Number(id) as never },
            { $set: { sustainabilityScore: score, scoreKey: score } },
          );
    }
    expect(await titles(cook, { sort: 'sustainability' })).toEqual([
      'Good',
      'Unknown',
      'Moderate',
      'Poor',
    ]);
  });

  test('holds what its filters leave', async () => {
    expect(await titles(tilda, { filter: { course: 'main' } })).toEqual([
      'Pasta no. 9',
      'Pasta no. 10',
      '“Best” roast chicken',
    ]);
    expect(await titles(tilda, { filter: { course: 'main', diet: 'omnivore' } })).toEqual([
      '“Best” roast chicken',
    ]);
    expect(
      (await page(tilda, { filter: { diet: 'pescetarian' }, first: 1 })).data.recipes,
    ).toMatchObject({
      nodes: [{ title: 'Brandade' }],
      totalCount: 2,
      pageInfo: { hasNextPage: true },
    });
    expect(
      (await page(tilda, { filter: { course: 'dessert', diet: 'omnivore' } })).data.recipes,
    ).toEqual({ nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } });
    expect(await titles(tilda, { filter: { state: 'archived' } })).toEqual([]);
  });

  test('goes on behind its end though recipes come and go', async () => {
    const cook = await kitchen.newCook();
    const kept = [];
    for (const title of ['A', 'C', 'E', 'G']) kept.push(await cook.create({ title }));
    const first = (await page(cook, { sort: 'title', first: 2 })).data.recipes;
    expect(first.nodes.map(({ title }) => title)).toEqual(['A', 'C']);
    await cook.create({ title: 'B' });
    await cook.act('archiveRecipe', kept[1]!.id);
    expect(
      await titles(cook, { sort: 'title', first: 2, after: first.pageInfo.endCursor }),
    ).toEqual(['E', 'G']);
  });

  test('separates recipes of the same moment and the same title', async () => {
    const cook = await kitchen.newCook();
    for (let at = 0; at < 5; at++) await cook.create({ title: 'Twin', description: String(at) });
    await kitchen.documents
      .collection('recipes')
      .updateMany({ ownerId: cook.id }, { $set: { createdAt: new Date() } });
    for (const sort of ['newest', 'oldest', 'title', 'cookTime', 'sustainability']) {
      const ids = new Set<string>();
      for (let after: string | null = null, at = 0; at < 3; at++) {
        const { nodes, pageInfo }: { nodes: { id: string }[]; pageInfo: Page['pageInfo'] } = (
          await cook.ask<{ recipes: { nodes: { id: string }[]; pageInfo: Page['pageInfo'] } }>(
            'query ($sort: RecipeSort, $after: String) { recipes(sort: $sort, first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
            { sort, after },
          )
        ).data.recipes;
        for (const { id } of nodes) ids.add(id);
        after = pageInfo.endCursor;
      }
      expect(ids.size).toBe(5);
    }
  });

  test('passes over recipes behind a place, through its equals and beyond', async () => {
    const cook = await kitchen.newCook();
    for (const [title, cookTime] of [
      ['A', '10'],
      ['B', '10'],
      ['C', '10'],
      ['D', '20'],
      ['E', '30'],
      ['F', null],
    ] as const)
      await cook.create({ title, cookTime });
    const all = await titles(cook, { sort: 'cookTime' });
    expect(all).toEqual(['C', 'B', 'A', 'D', 'E', 'F']);
    const after = (await page(cook, { sort: 'cookTime', first: 1 })).data.recipes.pageInfo
      .endCursor;
    for (const offset of [0, 1, 2, 3, 4, 5, 6])
      for (const first of [1, 3, 100]) {
        const { nodes, pageInfo, totalCount } = (
          await page(cook, { sort: 'cookTime', after, offset, first })
        ).data.recipes;
        expect([nodes.map(({ title }) => title), pageInfo.hasNextPage, totalCount]).toEqual([
          all.slice(1 + offset, 1 + offset + first),
          1 + offset + first < all.length,
          all.length,
        ]);
      }
  });

  test('has edges whose cursors lead on from each', async () => {
    const { data } = await tilda.ask<{
      recipes: { edges: { cursor: string; node: { title: string } }[] };
    }>('{ recipes(sort: title) { edges { cursor node { title } } } }');
    expect(await titles(tilda, { sort: 'title', after: data.recipes.edges[3]!.cursor })).toEqual([
      'Pasta no. 10',
      'Zucchini soup',
    ]);
  });

  test('carries whatever of its recipes is asked for, in fragments as well', async () => {
    const { data } = await tilda.ask<{ recipes: { nodes: object[] } }>(`
      query { recipes(sort: title, first: 1) { nodes { ...Card ... on Recipe { ingredientText } language } } }
      fragment Card on Recipe { id ownerId title: title course diet cookTime imageUrl version state ...More }
      fragment More on Recipe { comments updatedBy tags }`);
    expect(data.recipes.nodes).toEqual([
      {
        id: expect.any(String),
        ownerId: tilda.id,
        title: 'Äpfel im Schlafrock',
        course: 'dessert',
        diet: 'dessert',
        cookTime: 'PT25M',
        imageUrl: null,
        version: 1,
        state: 'active',
        comments: '',
        updatedBy: 'Tilda',
        tags: [],
        ingredientText: '4 Äpfel\n1 Blätterteig',
        language: null,
      },
    ]);
  });

  test.each([
    [{ first: 0 }, 'PAGE_SIZE_INVALID', 422],
    [{ first: 101 }, 'PAGE_SIZE_INVALID', 422],
    [{ first: -1 }, 'PAGE_SIZE_INVALID', 422],
    [{ offset: -1 }, 'OFFSET_INVALID', 422],
    [{ filter: { search: 'a'.repeat(501) } }, 'SEARCH_TOO_LONG', 422],
    [{ after: 'nonsense' }, 'CURSOR_INVALID', 400],
    [{ after: '' }, 'CURSOR_INVALID', 400],
    [{ after: Buffer.from('["newest",{"$gt":0},1]').toString('base64url') }, 'CURSOR_INVALID', 400],
    [{ after: Buffer.from('["newest",8.7e15,1]').toString('base64url') }, 'CURSOR_INVALID', 400],
    [
      { after: Buffer.from('["oldest",-1e300,1]').toString('base64url'), sort: 'oldest' },
      'CURSOR_INVALID',
      400,
    ],
    [{ after: Buffer.from('["title","a",1]').toString('base64url') }, 'CURSOR_INVALID', 400],
    [{ first: 1.5 }, 'BAD_USER_INPUT', 400],
    [{ sort: 'random' }, 'BAD_USER_INPUT', 400],
    [{ filter: { course: 'soup' } }, 'BAD_USER_INPUT', 400],
  ])('is refused for %j', async (variables, code, status) => {
    expect((await page(tilda, variables)).failure).toMatchObject({ code, status });
  });

  test("is the signed-in cook's own", async () => {
    expect((await kitchen.visit('{ recipes { totalCount } }')).failure).toMatchObject({
      status: 401,
    });
    expect((await page(await kitchen.newCook())).data.recipes.totalCount).toBe(0);
  });
});

describe('the counts of the library', () => {
  test('name every course and diet', async () => {
    const { total, found, courses } = await counts(tilda);
    expect([total, found]).toEqual([6, 6]);
    expect(courses.map(({ course, count }) => [course, count])).toEqual([
      ['starter', 2],
      ['main', 3],
      ['dessert', 1],
    ]);
    expect(courses[1]!.diets).toEqual([
      { diet: 'omnivore', count: 1 },
      { diet: 'pescetarian', count: 1 },
      { diet: 'vegetarian', count: 1 },
      { diet: 'dessert', count: 0 },
    ]);
  });

  test('say what a search leaves', async () => {
    const { total, found, courses } = await counts(tilda, { search: 'onion' });
    expect([total, found]).toEqual([6, 2]);
    expect(courses.map(({ count }) => count)).toEqual([1, 1, 0]);
    expect(await counts(tilda, { state: 'archived' })).toMatchObject({ total: 0, found: 0 });
  });
});

describe('a search', () => {
  test.each([
    ['chicken', ['“Best” roast chicken']],
    ['SUNDAY', ['“Best” roast chicken']],
    ['cod whipped', ['Brandade']],
    ['tuna', ['Pasta no. 9']],
    ['  ', LIBRARY.map(({ title }) => title).reverse()],
    ['marzipan', []],
  ])('for "%s" finds title, description, tags and ingredients', async (search, expected) => {
    expect(await titles(tilda, { filter: { search } })).toEqual(expected);
  });

  test('goes with filters', async () => {
    expect(await titles(tilda, { filter: { search: 'onion', course: 'starter' } })).toEqual([
      'Zucchini soup',
    ]);
    expect(await titles(tilda, { filter: { search: 'pasta', diet: 'pescetarian' } })).toEqual([
      'Pasta no. 9',
    ]);
  });

  test('knows of every change before it, whoever has made it', async () => {
    const cook = await kitchen.newCook();
    const other = await kitchen.anotherInstance();
    const find = async (search: string, state = 'active') => {
      const both = [
        await titles(cook, { filter: { search, state } }),
        (
          await other.ask<{ recipes: Page }>(cook, PAGE, { filter: { search, state } })
        ).data.recipes.nodes.map(({ title }) => title),
      ];
      expect(both[0]).toEqual(both[1]);
      return both[0];
    };
    expect(await find('leek')).toEqual([]);
    const { id } = await cook.create({ title: 'Leek tart' });
    expect(await find('leek')).toEqual(['Leek tart']);
    await other.ask(
      cook,
      'mutation ($id: ID!) { updateRecipe(id: $id, input: { title: "Onion tart" }) { id } }',
      { id },
    );
    expect([await find('leek'), await find('onion')]).toEqual([[], ['Onion tart']]);
    await cook.act('archiveRecipe', id);
    expect([await find('onion'), await find('onion', 'archived')]).toEqual([[], ['Onion tart']]);
    await other.ask(cook, 'mutation ($id: ID!) { deleteRecipe(id: $id) }', { id });
    expect(await find('onion', 'archived')).toEqual([]);
    expect(await counts(cook, { state: 'archived', search: 'onion' })).toMatchObject({
      total: 0,
      found: 0,
    });
    await other.stop();
  });

  test('forgets what is gone without a trace', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create({ title: 'Leek tart' });
    expect((await counts(cook, { search: 'leek' })).found).toBe(1);
    await kitchen.documents.collection('recipes').deleteOne({ _id: Number(id) as never });
    expect((await counts(cook, { search: 'leek' })).found).toBe(0);
  });

  test('lets go of the library that was searched longest ago when there are many', async () => {
    const cooks = await Promise.all(Array.from({ length: 3 }, () => kitchen.newCook()));
    for (const cook of cooks)
      for (const title of ['Leek tart', 'Leek soup']) await cook.create({ title });
    const indexes = new LibraryIndexes(recipeModel(kitchen.documents), 4);
    const first = await indexes.of(cooks[0]!.id);
    for (const cook of cooks)
      expect((await indexes.of(cook.id)).counts('active', 'leek')).toEqual([
        { course: 'main', diet: 'vegetarian', count: 2 },
      ]);
    const third = await indexes.of(cooks[2]!.id);
    expect(await indexes.of(cooks[0]!.id)).not.toBe(first);
    expect(await indexes.of(cooks[2]!.id)).toBe(third);
  });

  test('by many at once, each for the longest there is, lets others have their turn between them', async () => {
    const cook = await kitchen.newCook();
    for (const title of ['Leek tart', 'Leek soup']) await cook.create({ title });
    const model = recipeModel(kitchen.documents);
    const indexes = new LibraryIndexes(model);
    const library = mongoLibraryReader(model, indexes);
    const index = await indexes.of(cook.id);
    const select = index.select.bind(index);
    const searchedIn: number[] = [];
    index.select = (query) => {
      searchedIn.push(turn);
      return select(query);
    };
    let turn = 0;
    let isDone = false;
    const count = () => {
      turn++;
      if (!isDone) setImmediate(count);
    };
    count();
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        library.page(
          {
            ...{ ownerId: cook.id, state: 'active', course: null, diet: null, sort: 'newest' },
            ...{
              first: 10,
              after: null,
              offset: 0,
              search: `${at} leek `.repeat(90).slice(0, 500),
            },
          },
          ['title'],
          new LettersRead(),
        ),
      ),
    );
    isDone = true;
    expect(searchedIn).toHaveLength(30);
    expect(new Set(searchedIn).size).toBe(30);
  });

  test('by many at once sees one library', async () => {
    const cook = await kitchen.newCook();
    await cook.create({ title: 'Leek tart' });
    const found = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const { title } = await cook.create({ title: `Leek soup ${at}` });
        return (await titles(cook, { filter: { search: title } })).includes(title);
      }),
    );
    expect(found).toEqual(Array(8).fill(true));
  });
});

describe('recipes that an earlier version has kept', () => {
  test('are in pages, sections, counts and searches after the start, with their version', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.keepImported({
      title: 'Old chicken soup',
      ingredients: [{ name: null, lines: ['1 chicken'] }],
      category: 'starter',
    });
    await cook.create({ title: 'New soup' });
    await kitchen.stopService();
    await kitchen.documents.collection('recipes').updateOne(
      { _id: Number(recipe.id) as never },
      {
        $unset: Object.fromEntries(
          [
            'generated',
            'difficulty',
            'chefInsight',
            'chefPersona',
            'chefSecrets',
            'sustainabilityScore',
            'updatedBy',
            'course',
            'diet',
            'titleKey',
            'cookKey',
            'scoreKey',
            'search',
            'rules',
            'touchedAt',
          ].map((field) => [field, 1]),
        ),
      },
    );
    await kitchen.startService();
    expect(await cook.recipe(recipe.id)).toEqual(recipe);
    expect(
      await titles(cook, { sort: 'title', filter: { course: 'starter', diet: 'omnivore' } }),
    ).toEqual(['Old chicken soup']);
    expect(await titles(cook, { filter: { search: 'soup' } })).toEqual([
      'New soup',
      'Old chicken soup',
    ]);
    expect(await counts(cook)).toMatchObject({ total: 2, found: 2 });
    expect(
      (await cook.update(recipe.id, { title: 'Edited' }, recipe.version)).failure,
    ).toBeUndefined();
  });

  test('under other rules have course, diet and search words of the present ones after the start', async () => {
    const cook = await kitchen.newCook();
    const recipe = await cook.keepImported({
      title: 'Supper',
      ingredients: [{ name: null, lines: ['200 g tofu'] }],
      category: null,
    });
    await kitchen.stopService();
    await kitchen.documents.collection('recipes').updateOne(
      { _id: Number(recipe.id) as never },
      {
        $set: {
          course: 'dessert',
          diet: 'omnivore',
          search: ['marzipan'],
          rules: INDEX_VERSION - 1,
        },
      },
    );
    await kitchen.startService();
    expect(await titles(cook, { filter: { course: 'main', diet: 'vegetarian' } })).toEqual([
      'Supper',
    ]);
    expect(await titles(cook, { filter: { search: 'tofu' } })).toEqual(['Supper']);
    expect(await titles(cook, { filter: { search: 'marzipan' } })).toEqual([]);
  });
});

test('a recipe in another language is found by both its titles, until it has no English one any more', async () => {
  const cook = await kitchen.newCook();
  const { id } = await cook.keepImported({
    title: 'Kürbissuppe',
    languageCode: 'de',
    translatedTitle: 'Autumn bowl',
  });
  for (const search of ['Kürbissuppe', 'bowl'])
    expect(await titles(cook, { filter: { search } })).toEqual(['Kürbissuppe']);
  await cook.update(id, { title: 'Suppe' });
  expect(await titles(cook, { filter: { search: 'bowl' } })).toEqual([]);
});
