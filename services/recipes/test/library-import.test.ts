import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { importedFiles } from '../src/store/import-export/imported-files.ts';
import {
  beginImport,
  imported,
  report,
  reportWhen,
  requestAgain,
  zipOf,
} from './import-export-kitchen.ts';
import { holds, picture, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

async function titles(cook: TestCook): Promise<string[]> {
  const found: string[] = [];
  for (let more = true; more;) {
    const { data } = await cook.ask<{
      recipes: { nodes: { title: string }[]; totalCount: number };
    }>(
      'query ($offset: Int!) { recipes(first: 100, offset: $offset) { nodes { title } totalCount } }',
      { offset: found.length },
    );
    found.push(...data.recipes.nodes.map(({ title }) => title));
    more = found.length < data.recipes.totalCount;
  }
  return found;
}
const schemaOrg = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 eggs', '1 cup milk'],
  recipeInstructions: ['Whisk the eggs and the milk.'],
  ...more,
});
const nothing = (reason: string) =>
  expect.stringMatching(new RegExp(`^${reason} Choose an export of Convivio`));

describe('an import', () => {
  test('of a page keeps what was read uncertainly, with its line', async () => {
    const cook = await kitchen.newCook();
    const page = `<h1>Salt soup</h1><h2>Ingredients</h2><ul><li>900 g salt</li><li>1 l water</li><li>2 carrots</li></ul>
      <h2>Method</h2><ol><li>Boil the carrots in the salt water until they are soft.</li></ol>`;
    const { items } = await imported(cook, await zipOf({ 'soup.html': page }), 'pages.zip');
    expect((await cook.recipe(items[0]!.recipeId!)).doubts).toMatchObject([
      { part: 'ingredient', index: 0, sourceWords: '900 g salt' },
    ]);
  });

  test('reports on each item of a mixed zip, and keeps what can be kept', async () => {
    const cook = await kitchen.newCook();
    const paprika = {
      name: 'Tart',
      ingredients: '4 apples',
      directions: 'Bake.',
      notes: '',
      servings: '8',
      rating: 5,
      photo_data: (await picture()).toString('base64'),
      categories: ['Dessert'],
    };
    const fileKey = await cook.upload(
      await zipOf({
        'omelette.json': JSON.stringify(
          schemaOrg('Omelette', { url: 'https://example.org/omelette' }),
        ),
        'omelette copy.json': JSON.stringify(
          schemaOrg('Omelette', { url: 'https://example.org/omelette' }),
        ),
        'Tart.paprikarecipe': gzipSync(JSON.stringify(paprika)),
        'Egg.cook': 'Boil @egg{1} for ~{8%minutes}.',
        'nameless.json': JSON.stringify(schemaOrg('')),
        'letter.pdf': '%PDF-1.7',
        '__MACOSX/x': 'x',
      }),
    );
    const { data } = await beginImport(cook, fileKey, 'mixed.zip');
    expect(data.begun).toMatchObject({
      fileName: 'mixed.zip',
      state: 'running',
      format: null,
      done: 0,
      total: null,
      items: [],
    });
    const found = await reportWhen(cook, data.begun.id, ({ state }) => state !== 'running');
    expect(found).toMatchObject({
      state: 'finished',
      format: 'Several programs',
      done: 6,
      total: 6,
      error: null,
    });
    const [omelette, again, nameless, tart, egg, letter] = found.items;
    expect(omelette).toMatchObject({ name: 'Omelette', outcome: 'imported', sentence: null });
    expect(again).toEqual({
      name: 'Omelette',
      outcome: 'present',
      sentence: null,
      recipeId: omelette!.recipeId,
    });
    expect(nameless).toEqual({
      name: 'nameless.json',
      outcome: 'failed',
      sentence: 'This recipe has no title.',
      recipeId: null,
    });
    expect(tart).toMatchObject({
      name: 'Tart',
      outcome: 'imported',
      sentence: 'Its rating of 5 stars was not kept.',
    });
    expect(egg).toMatchObject({ name: 'Egg', outcome: 'imported' });
    expect(letter).toMatchObject({
      name: 'letter.pdf',
      outcome: 'failed',
      sentence: 'letter.pdf is not a recipe this import understands. Add it under Upload Recipe.',
    });

    expect(await cook.recipe(tart!.recipeId!)).toMatchObject({
      title: 'Tart',
      servings: 8,
      category: 'dessert',
      tags: ['Dessert'],
      state: 'active',
      imageUrl: expect.stringContaining('/files/recipes/'),
    });
    expect(await cook.recipe(egg!.recipeId!)).toMatchObject({
      originalFileName: 'Egg.cook.txt',
      ingredients: [{ name: 'egg', amount: 1 }],
      instructions: [{ instruction: 'Boil egg for 8 minutes.' }],
    });
    expect(await cook.recipe(omelette!.recipeId!)).toMatchObject({
      originalUrl: 'https://example.org/omelette',
      prepTime: null,
      dietaryCategory: null,
      languageCode: 'en',
    });
    expect((await titles(cook)).sort()).toEqual(['Egg', 'Omelette', 'Tart']);
    expect(await holds(kitchen.files, fileKey)).toBe(false);
  });

  test('finds what is there already by title, ingredients and source', async () => {
    const cook = await kitchen.newCook();
    const mine = await cook.create({ title: 'Omelette', ingredientText: '2 eggs\n1 cup milk' });
    const found = await imported(
      cook,
      JSON.stringify([
        schemaOrg(' omelette '),
        schemaOrg('Omelette', { url: 'https://example.org/o' }),
        schemaOrg('Omelette', { recipeIngredient: ['3 eggs'] }),
      ]),
      'o.json',
    );
    expect(found.items.map(({ outcome, recipeId }) => [outcome, recipeId === mine.id])).toEqual([
      ['present', true],
      ['imported', false],
      ['imported', false],
    ]);
  });

  test('says what of an immense recipe was left out', async () => {
    const cook = await kitchen.newCook();
    const found = await imported(
      cook,
      JSON.stringify(
        schemaOrg('x'.repeat(400), {
          recipeIngredient: [
            `1 g flour ${'x'.repeat(2_000)}`,
            ...Array.from({ length: 899 }, (_, at) => `${at} g flour`),
          ],
          keywords: Array.from({ length: 60 }, (_, at) => `tag ${at} ${'x'.repeat(60)}`).join(','),
          author: 'A'.repeat(400),
        }),
      ),
      'x.json',
    );
    expect(found.items[0]).toMatchObject({
      outcome: 'imported',
      sentence:
        'Only the first 500 of its 900 ingredients were kept. Its ingredient line was cut at 2,000 characters. Only the first 50 of its 60 tags were kept. Its tag was cut at 60 characters. Its title was cut at 300 characters. Its author was cut at 300 characters.',
    });
    const recipe = await cook.recipe(found.items[0]!.recipeId!);
    expect([recipe.title.length, recipe.ingredients.length]).toEqual([300, 500]);
  });

  test('keeps a picture upright and small, and says when it is none', async () => {
    const cook = await kitchen.newCook();
    const found = await imported(
      cook,
      await zipOf({
        'a/recipe.json': JSON.stringify(schemaOrg('A')),
        'a/full.jpg': await picture('png'),
        'b/recipe.json': JSON.stringify(schemaOrg('B')),
        'b/full.jpg': Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff]),
          Buffer.from('not a picture'),
        ]),
      }),
      'x.zip',
    );
    expect(found.items.map(({ sentence }) => sentence)).toEqual([
      null,
      'Its picture could not be read.',
    ]);
    expect((await cook.recipe(found.items[0]!.recipeId!)).imageUrl).toContain('.jpg');
    expect((await cook.recipe(found.items[1]!.recipeId!)).imageUrl).toBeNull();
  });

  test.each([
    [
      'no recipes',
      () => JSON.stringify({ theme: 'dark' }),
      nothing('Nothing in it is marked as a recipe.'),
    ],
    ['nothing at all', () => zipOf({}), nothing('No recipes were found in this file.')],
    [
      'half of a zip',
      async () => (await zipOf({ 'a.json': JSON.stringify(schemaOrg('A')) })).slice(0, 80),
      'This zip file is damaged or incomplete. Export it again, or copy it once more.',
    ],
    [
      'broken JSON',
      () => '{"@type":"Recipe",,,:::',
      expect.stringMatching(/^The file is no readable JSON: line 1 cannot be read/),
    ],
    [
      'a picture',
      () => picture('png'),
      expect.stringContaining(
        'is not a recipe this import understands. Add it under Upload Recipe.',
      ),
    ],
  ])(
    'of a file with %s fails with a sentence, and the file is removed',
    async (_what, content, sentence) => {
      const cook = await kitchen.newCook();
      const fileKey = await cook.upload(await content());
      const { data } = await beginImport(cook, fileKey, 'library.png');
      const found = await reportWhen(cook, data.begun.id, ({ state }) => state !== 'running');
      expect(found).toMatchObject({ state: 'failed', error: sentence });
      expect(await titles(cook)).toEqual([]);
      expect(await holds(kitchen.files, fileKey)).toBe(false);
    },
  );

  test('of the same file, or with the same key, is one, also at the same moment', async () => {
    const cook = await kitchen.newCook();
    const fileKey = await cook.upload(JSON.stringify(schemaOrg('Omelette')));
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => beginImport(cook, fileKey, 'o.json')),
    );
    expect(new Set(begun.map(({ data }) => data.begun.id)).size).toBe(1);
    const first = await beginImport(
      cook,
      await cook.upload(JSON.stringify(schemaOrg('A'))),
      'a.json',
      'key-1',
      'of A',
    );
    const again = await cook.upload(JSON.stringify(schemaOrg('A')));
    const second = await beginImport(cook, again, 'a.json', 'key-1', 'of A');
    expect(second.data.begun.id).toBe(first.data.begun.id);
    await reportWhen(cook, first.data.begun.id, ({ state }) => state === 'finished');
    await reportWhen(cook, begun[0]!.data.begun.id, ({ state }) => state === 'finished');
    expect((await titles(cook)).sort()).toEqual(['A', 'Omelette']);
  });

  test('that is asked for with its key and the file of another leaves that file', async () => {
    const cook = await kitchen.newCook();
    const first = await beginImport(
      cook,
      await cook.upload(JSON.stringify(schemaOrg('A'))),
      'a.json',
      'key-3',
      'of A',
    );
    await reportWhen(cook, first.data.begun.id, ({ state }) => state === 'finished');
    const fileKey = await cook.upload(JSON.stringify(schemaOrg('B')));
    const second = await beginImport(cook, fileKey, 'b.json', 'key-4');
    await reportWhen(cook, second.data.begun.id, ({ state }) => state === 'finished');
    // As if another instance were still at it.
    await kitchen.files.put(fileKey, Buffer.from('x'), { contentType: 'application/json' });
    const imports = kitchen.documents.collection('library_imports');
    await imports.updateOne({ fileKey }, { $set: { state: 'running', run: 'elsewhere' } });
    expect((await beginImport(cook, fileKey, 'a.json', 'key-3', 'of A')).data.begun.id).toBe(
      first.data.begun.id,
    );
    expect(await holds(kitchen.files, fileKey)).toBe(true);
    await imports.updateOne({ fileKey }, { $set: { state: 'finished' } });
  });

  test.each([
    ['another name', 'b.json', 'of A'],
    ['another content', 'a.json', 'of B'],
    ['a content that nobody tells', 'a.json', undefined],
  ])('with the key of a file of %s is refused', async (_case, fileName, sha256) => {
    const cook = await kitchen.newCook();
    const upload = (name: string) => cook.upload(JSON.stringify(schemaOrg(name)));
    const { data } = await beginImport(cook, await upload('A'), 'a.json', 'key-5', 'of A');
    expect(
      (await beginImport(cook, await upload('B'), fileName, 'key-5', sha256)).failure,
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    await reportWhen(cook, data.begun.id, ({ state }) => state === 'finished');
  });

  test('is refused while three others of the same cook run, and its file stays', async () => {
    const cook = await kitchen.newCook();
    const imports = kitchen.documents.collection('library_imports');
    for (const place of [1, 2, 3]) {
      const { id } = await imported(cook, JSON.stringify(schemaOrg(`Soup ${place}`)), 'o.json');
      await imports.updateOne(
        { _id: Number(id) as never },
        {
          $set: { state: 'running', run: 'elsewhere', place: `${cook.id}:${place}` },
        },
      );
    }
    const fileKey = await cook.upload(JSON.stringify(schemaOrg('A')));
    expect((await beginImport(cook, fileKey, 'a.json')).failure).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message:
        '3 of your library files are being imported already. Wait until one is done, then try again.',
    });
    await imports.updateMany(
      { ownerId: cook.id },
      { $set: { state: 'finished' }, $unset: { place: true } },
    );
    expect((await beginImport(cook, fileKey, 'a.json')).failure).toBeUndefined();
  });

  test.each([
    ['x', 'INVALID_IMPORT_ID', 400],
    ['9'.repeat(16), 'INVALID_IMPORT_ID', 400],
    ['1', 'IMPORT_NOT_FOUND', 404],
  ])('with the id %p is answered %s', async (id, code, status) => {
    const cook = await kitchen.newCook();
    expect(
      (await cook.ask('query ($id: ID!) { libraryImport(id: $id) { id } }', { id })).failure,
    ).toMatchObject({ code, status });
  });

  test('that is asked for again with its key keeps no second upload', async () => {
    const cook = await kitchen.newCook();
    const content = JSON.stringify(schemaOrg('A'));
    const first = await beginImport(cook, await cook.upload(content), 'a.json', 'key-2', 'of A');
    await reportWhen(cook, first.data.begun.id, ({ state }) => state === 'finished');
    const again = await cook.upload(content);
    expect((await beginImport(cook, again, 'a.json', 'key-2', 'of A')).data.begun.id).toBe(
      first.data.begun.id,
    );
    expect(await holds(kitchen.files, again)).toBe(false);
  });

  test('of a recipe without end keeps its first steps, says so, and keeps the others', async () => {
    const cook = await kitchen.newCook();
    const immense = Array.from({ length: 40 }, (_, at) => ({
      '@type': 'HowToStep',
      text: `${at} ${'x'.repeat(19_000)}`,
    }));
    const found = await imported(
      cook,
      JSON.stringify([schemaOrg('A', { recipeInstructions: immense }), schemaOrg('B')]),
      'two.json',
    );
    expect(found.items.map(({ name, outcome, sentence }) => [name, outcome, sentence])).toEqual([
      ['A', 'imported', 'Only the first 10 of its 40 steps were kept.'],
      ['B', 'imported', null],
    ]);
  });

  test('says when what is there already lies in the archive', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create({ title: 'Omelette', ingredientText: '2 eggs\n1 cup milk' });
    await cook.act('archiveRecipe', id);
    expect((await imported(cook, JSON.stringify(schemaOrg('Omelette')), 'o.json')).items).toEqual([
      { name: 'Omelette', outcome: 'present', sentence: 'It is in your archive.', recipeId: id },
    ]);
  });

  test('is shown to its owner alone', async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const { id } = await imported(cook, JSON.stringify(schemaOrg('Omelette')), 'o.json');
    const ask = (who: TestCook, of: string) =>
      who.ask('query ($id: ID!) { libraryImport(id: $id) { id } }', { id: of });
    expect((await ask(eve, id)).failure).toMatchObject({ code: 'IMPORT_NOT_FOUND', status: 404 });
    expect(
      (await kitchen.visit('query ($id: ID!) { libraryImport(id: $id) { id } }', { id })).failure,
    ).toMatchObject({ status: 401 });
  });

  test.each([
    [
      'of somebody else',
      (cook: TestCook, eve: TestCook) => cook.upload('x').then((key) => [eve, key] as const),
    ],
    [
      'from which recipes are made',
      (cook: TestCook) => cook.upload('x', 'uploads').then((key) => [cook, key] as const),
    ],
    [
      'that does not exist',
      async (cook: TestCook) => [cook, `passing/${cook.id}/nothing`] as const,
    ],
    [
      'outside of the uploads',
      async (cook: TestCook) => [cook, `passing/${cook.id}/../../recipes/1`] as const,
    ],
  ])('of a file %s is refused', async (_whose, choose) => {
    const [who, key] = await choose(await kitchen.newCook(), await kitchen.newCook());
    expect((await beginImport(who, key, 'x.zip')).failure).toMatchObject({
      code: 'LIBRARY_FILE_GONE',
      status: 422,
      message: 'This file is not there any more. Upload it again.',
    });
  });
});

test('a picture of a file that says it is ours is kept as it is only where it is as we make them', async () => {
  const { keepPicture } = importedFiles(kitchen.files);
  const kept = async (bytes: Buffer) =>
    buffer(
      (
        await kitchen.files.get(
          (await keepPicture(
            { name: 'picture.jpg', contentType: 'image/jpeg', bytes },
            77,
            true,
          )) as string,
        )
      ).stream,
    );
  const wide = sharp({
    create: { width: 1_700, height: 100, channels: 3, background: '#c33' },
  }).jpeg();
  const told = sharp(await picture())
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Person' } });
  expect(await kept(await picture())).toEqual(await picture());
  expect((await sharp(await kept(await wide.toBuffer())).metadata()).width).toBe(1_600);
  expect((await sharp(await kept(await told.toBuffer())).metadata()).exif).toBeUndefined();
  expect((await sharp(await kept(await picture('png'))).metadata()).format).toBe('jpeg');
});

/** So many take longer than it takes to stop the service when the first are there. */
const MANY = 600;

describe('an import that is interrupted', () => {
  test('because files are away loses nothing, also in what would be its last run', async () => {
    const cook = await kitchen.newCook();
    const library = await zipOf(
      Object.fromEntries(
        (
          await Promise.all(
            ['A', 'B', 'C'].map(
              async (name) =>
                [
                  [`${name}/recipe.json`, JSON.stringify(schemaOrg(name))],
                  [`${name}/full.jpg`, await picture()],
                ] as const,
            ),
          )
        ).flat(),
      ),
    );
    const fileKey = await cook.upload(library);
    const imports = kitchen.documents.collection('library_imports');
    const ours = { _id: 4_711 as never };
    await kitchen.withoutFiles(async () => {
      await imports.insertOne({
        ...ours,
        ownerId: cook.id,
        fileKey,
        fileName: 'x.zip',
        format: null,
        state: 'running',
        done: 0,
        total: null,
        error: null,
        createdAt: new Date(),
        run: 'killed',
        tries: 4,
      });
      await requestAgain(kitchen, 'import', cook, '4711');
      const inNobodysHand = await askUntil(
        () => imports.findOne(ours),
        (found) => found !== null && found['run'] === undefined,
      );
      expect(inNobodysHand).toMatchObject({ state: 'running', tries: 4 });
      expect((await report(cook, '4711')).items).toEqual([]);
    });
    await requestAgain(kitchen, 'import', cook, '4711');
    const after = await reportWhen(cook, '4711', ({ state }) => state !== 'running');
    expect([after.state, after.items.map(({ outcome, sentence }) => [outcome, sentence])]).toEqual([
      'finished',
      Array(3).fill(['imported', null]),
    ]);
  });

  test('goes on where it was when the service starts again, and keeps each recipe once', async () => {
    const cook = await kitchen.newCook();
    const created: number[] = [];
    const watch = kitchen.bus.watch(
      'recipe.created',
      ({ data }) =>
        void (
          (data as { ownerId: string }).ownerId === cook.id &&
          created.push((data as { recipeId: number }).recipeId)
        ),
    );
    const fileKey = await cook.upload(
      JSON.stringify(Array.from({ length: MANY }, (_, at) => schemaOrg(`Omelette ${at}`))),
    );
    const { data } = await beginImport(cook, fileKey, 'many.json');
    const before = await reportWhen(cook, data.begun.id, ({ done }) => done >= 10);
    await kitchen.stopService();
    expect(before.state).toBe('running');
    expect(await holds(kitchen.files, fileKey)).toBe(true);
    await kitchen.startService();
    const after = await reportWhen(cook, data.begun.id, ({ state }) => state !== 'running');
    expect(after).toMatchObject({ state: 'finished', done: MANY, total: MANY });
    expect(after.items.map(({ outcome }) => outcome)).toEqual(Array(MANY).fill('imported'));
    expect(after.items.slice(0, before.items.length)).toEqual(before.items);
    expect(new Set(await titles(cook)).size).toBe(MANY);
    expect(await titles(cook)).toHaveLength(MANY);
    const last = kitchen.next('recipe.created', await cook.create({ title: 'Last' }));
    await last;
    watch.stop();
    expect(new Set(created).size).toBe(MANY + 1);
  });

  test('by its cook ends, keeps what it has kept, and tells of it a page at a time', async () => {
    const cook = await kitchen.newCook();
    const fileKey = await cook.upload(
      JSON.stringify(Array.from({ length: 2_000 }, (_, at) => schemaOrg(`Omelette ${at}`))),
    );
    const { data } = await beginImport(cook, fileKey, 'many.json');
    const { id } = data.begun;
    await reportWhen(cook, id, ({ done }) => done >= 10);
    const cancel = (by: TestCook) =>
      by.ask<{ stopped: { state: string; error: string } }>(
        'mutation ($id: ID!) { stopped: cancelLibraryImport(id: $id) { state error } }',
        { id },
      );
    expect((await cancel(await kitchen.newCook())).failure).toMatchObject({
      code: 'IMPORT_NOT_FOUND',
    });
    const stopped = {
      state: 'failed',
      error:
        'You stopped this import. What was kept until then is in the list and in your library.',
    };
    expect((await cancel(cook)).data.stopped).toEqual(stopped);
    expect((await cancel(cook)).data.stopped).toEqual(stopped);
    expect(await holds(kitchen.files, fileKey)).toBe(false);
    const page = async (first: number, offset: number) =>
      cook.ask<{ found: { items: { name: string }[] } }>(
        'query ($id: ID!, $first: Int, $offset: Int) { found: libraryImport(id: $id) { items(first: $first, offset: $offset) { name } } }',
        { id, first, offset },
      );
    expect((await page(2, 1)).data.found.items).toEqual([
      { name: 'Omelette 1' },
      { name: 'Omelette 2' },
    ]);
    expect((await page(1_001, 0)).failure).toMatchObject({ code: 'PAGE_SIZE_INVALID' });
    expect((await page(1, -1)).failure).toMatchObject({ code: 'OFFSET_INVALID' });
  });

  test('between keeping a recipe and writing that down meets the same recipe again', async () => {
    const cook = await kitchen.newCook();
    const fileKey = await cook.upload(JSON.stringify([schemaOrg('A'), schemaOrg('B')]));
    const { data } = await beginImport(cook, fileKey, 'two.json');
    const done = await reportWhen(cook, data.begun.id, ({ state }) => state === 'finished');
    // As if the process had been killed before the last outcome was written and the import ended.
    await kitchen.stopService();
    await kitchen.documents
      .collection('library_import_items')
      .updateOne({ importId: Number(done.id), index: 1 }, { $set: { outcome: null } });
    await kitchen.documents
      .collection('library_imports')
      .updateOne({ _id: Number(done.id) as never }, { $set: { state: 'running' } });
    await requestAgain(kitchen, 'import', cook, done.id);
    await kitchen.files.put(
      fileKey,
      Buffer.from(JSON.stringify([schemaOrg('A'), schemaOrg('B')])),
      { contentType: 'application/json' },
    );
    await kitchen.startService();
    const again = await reportWhen(cook, done.id, ({ state }) => state === 'finished');
    expect(again.items).toEqual(done.items);
    expect((await titles(cook)).sort()).toEqual(['A', 'B']);
  });

  test('after its file was removed is ended as it was', async () => {
    const cook = await kitchen.newCook();
    const done = await imported(cook, JSON.stringify([schemaOrg('A'), schemaOrg('')]), 'a.json');
    await kitchen.stopService();
    await kitchen.documents
      .collection('library_imports')
      .updateOne({ _id: Number(done.id) as never }, { $set: { state: 'running' } });
    await requestAgain(kitchen, 'import', cook, done.id);
    await kitchen.startService();
    expect(await reportWhen(cook, done.id, ({ state }) => state !== 'running')).toEqual(done);
  });

  test('whose file is gone meanwhile fails with a sentence', async () => {
    const cook = await kitchen.newCook();
    const { id } = await imported(cook, JSON.stringify(schemaOrg('A')), 'a.json');
    await kitchen.stopService();
    await kitchen.documents
      .collection('library_imports')
      .updateOne({ _id: Number(id) as never }, { $set: { state: 'running', total: 2 } });
    await requestAgain(kitchen, 'import', cook, id);
    await kitchen.startService();
    expect(await reportWhen(cook, id, ({ state }) => state !== 'running')).toMatchObject({
      state: 'failed',
      error: 'The uploaded file is not there any more. Upload it again.',
    });
    expect((await report(cook, id)).items).toHaveLength(1);
  });
});
