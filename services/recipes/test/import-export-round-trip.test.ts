import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { beginImport, exported, imported, reportWhen } from './import-export-kitchen.ts';
import {
  keyIn,
  picture,
  RECIPE,
  type KeptRecipe,
  type RecipeKitchen,
  type TestCook,
} from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
});
afterAll(() => kitchen.close());

const EVERY = `query ($state: RecipeState) { all: recipes(first: 100, filter: { state: $state }) { nodes { ${RECIPE} generatedBy: chefPersona notes tips equipment servingNotes storageNotes yieldText author source originalFormat } } }`;
const every = async (cook: TestCook, state: 'active' | 'archived') =>
  (await cook.ask<{ all: { nodes: KeptRecipe[] } }>(EVERY, { state })).data.all.nodes;
const bytesOf = async (url: unknown) => buffer((await kitchen.files.get(keyIn(url))).stream);
const without = ({
  id,
  ownerId: _owner,
  version: _version,
  imageUrl,
  originalFileUrl,
  ...fields
}: KeptRecipe) => ({
  ...fields,
  isMagic: id.startsWith('magic_'),
  hasImage: imageUrl !== null,
  hasOriginal: originalFileUrl !== null,
});

/** A cook whose library has something of everything. */
async function cookWithLibrary(): Promise<TestCook> {
  const cook = await kitchen.newCook('Ida');
  const original = await cook.upload('Omas Zettel: 300 g Mehl');
  const image = await cook.upload(await picture('jpeg', '#3c3'));
  await cook.keepImported({
    title: 'Käsekuchen <script>alert(1)</script> 🍰',
    description: 'Cremig.',
    ingredients: [
      { name: null, lines: ['300 g Mehl'] },
      { name: 'Füllung', lines: ['1 kg Quark', '½ TL Salz, nach Geschmack'] },
    ],
    instructions: [
      { group: null, text: 'Kneten.' },
      { group: 'Füllung', text: 'Rühren.\nBacken.' },
    ],
    tags: ['Kuchen', 'Oma'],
    category: 'dessert',
    dietaryCategory: 'dessert',
    prepTime: 20,
    cookTime: 60,
    totalTime: 100,
    servings: 12,
    yieldText: '12 Stücke',
    notes: ['Am Vortag.'],
    equipment: ['Springform'],
    servingNotes: ['Mit Sahne.'],
    storageNotes: ['Drei Tage.'],
    tips: ['Nicht öffnen.'],
    author: 'Oma',
    source: 'Zettel',
    languageCode: 'de',
    translatedTitle: 'Quark tart',
    translatedIngredients: ['300 g flour', '1 kg quark', '½ tsp salt'],
    translatedInstructions: ['Knead.', 'Stir.\nBake.'],
    originalFileKey: original,
    originalFileName: 'Omas Zettel.txt',
    originalFileMimeType: 'text/plain',
    furtherPages: [
      {
        fileKey: await cook.upload('Rückseite: backen.'),
        fileName: 'Rückseite.JPG',
        mimeType: 'image/jpeg',
      },
    ],
    originalUrl: 'https://example.org/kuchen',
    originalFormat: 'instagram',
    imageKey: image,
    leftOut: ['Werbung', 'Bis bald, Oma'],
    doubts: [
      {
        part: 'ingredient',
        index: 2,
        sentence: 'The amount of salt was hard to read.',
        sourceWords: '½ TL Salz',
      },
    ],
  });
  const written = await cook.create({
    title: 'Toast',
    ingredientText: '1 slice bread\nTop:\nbutter',
    instructions: [{ instruction: 'Toast.', technique: 'dry heat', tip: 'Not too long.' }],
    comments: 'Every day.',
    imageKey: await cook.upload(await picture('png')),
  });
  await cook.update(written.id, { title: 'Best toast' });
  await cook.create({
    title: 'Foam',
    generated: true,
    chefPersona: 'Chef Ada',
    chefInsight: 'Air.',
    chefSecrets: ['Whip.'],
    difficulty: 'Hard',
    ingredients: [{ name: 'egg whites', amount: '3' }],
    instructions: [{ instruction: 'Whip.' }],
  });
  const old = await cook.create({ title: 'Old soup', ingredientText: '1 onion' });
  await cook.act('archiveRecipe', old.id);
  await cook.ask(
    'mutation ($id: ID!) { keepRecipeTemplate(recipeId: $id, title: "Bread base") { id } }',
    { id: written.id },
  );
  return cook;
}

describe('our own zip', () => {
  test('brings everything into another account: texts, times, states, dates, files and templates', async () => {
    const cook = await cookWithLibrary();
    const { fileName, count, bytes } = await exported(kitchen, cook, 'zip');
    expect(count).toBe(4);
    expect(fileName).toMatch(/^convivio-library-\d{4}-\d\d-\d\d\.zip$/);

    const other = await kitchen.newCook('Marco');
    const created = kitchen.bus.watch(
      'recipe.created',
      ({ data }) => void announced.push(data as { ownerId: string; title: string }),
    );
    const announced: { ownerId: string; title: string }[] = [];
    const found = await imported(other, bytes, fileName);
    created.stop();
    expect(found).toMatchObject({
      format: 'Convivio',
      state: 'finished',
      done: 5,
      total: 5,
      error: null,
      fileName,
    });
    expect(
      found.items.map(({ name, outcome, sentence }) => [name, outcome, sentence]).sort(),
    ).toEqual([
      ['Best toast', 'imported', null],
      ['Bread base', 'imported', 'It is a template.'],
      ['Foam', 'imported', null],
      ['Käsekuchen <script>alert(1)</script> 🍰', 'imported', null],
      ['Old soup', 'imported', null],
    ]);
    for (const state of ['active', 'archived'] as const) {
      const [mine, theirs] = [await every(cook, state), await every(other, state)];
      expect(theirs.map(without)).toEqual(mine.map(without));
      for (const [at, recipe] of mine.entries()) {
        for (const link of ['imageUrl', 'originalFileUrl'] as const)
          if (recipe[link])
            expect(await bytesOf(theirs[at]?.[link])).toEqual(await bytesOf(recipe[link]));
        expect(found.items.some((item) => item.recipeId === theirs[at]?.id)).toBe(true);
      }
    }
    const cake = (await every(other, 'active')).find(({ title }) => title.startsWith('Käse'));
    expect(keyIn(cake?.imageUrl)).toMatch(new RegExp(`^recipes/${cake?.id}/`));
    expect((await bytesOf(cake?.originalFileUrl)).toString()).toBe('Omas Zettel: 300 g Mehl');
    const { originalFiles } = (
      await other.ask<{ recipe: { originalFiles: { name: string; url: string }[] } }>(
        'query ($id: ID!) { recipe(id: $id) { originalFiles { name mimeType url } } }',
        { id: cake?.id },
      )
    ).data.recipe;
    expect(originalFiles).toMatchObject([
      { name: 'Omas Zettel.txt', mimeType: 'text/plain' },
      { name: 'Rückseite.JPG', mimeType: 'image/jpeg' },
    ]);
    expect((await bytesOf(originalFiles[1]?.url)).toString()).toBe('Rückseite: backen.');
    const templates =
      '{ recipeTemplates { title ingredientText instructions { instruction tip } tags servings createdAt } }';
    expect((await other.ask(templates)).data).toEqual((await cook.ask(templates)).data);
    expect(announced.filter(({ ownerId }) => ownerId === other.id)).toHaveLength(4);
  });

  test('brings nothing twice where everything is there, but what was changed since', async () => {
    const cook = await cookWithLibrary();
    const { bytes } = await exported(kitchen, cook, 'zip');
    const again = await imported(cook, bytes, 'again.zip');
    expect(again.items.map(({ outcome }) => outcome)).toEqual(Array(5).fill('present'));
    const toast = (await every(cook, 'active')).find(({ title }) => title === 'Best toast')!;
    expect(again.items.find(({ name }) => name === 'Best toast')?.recipeId).toBe(toast.id);

    await cook.update(toast.id, { instructions: [{ instruction: 'Burn.' }] });
    const third = await imported(cook, bytes, 'third.zip');
    const back = third.items.find(({ name }) => name === 'Best toast')!;
    expect(back.outcome).toBe('imported');
    expect((await cook.recipe(back.recipeId!)).instructions[0]?.instruction).toBe('Toast.');
    expect((await cook.recipe(toast.id)).instructions[0]?.instruction).toBe('Burn.');
  });

  test('keeps two recipes that are alike as two', async () => {
    const cook = await kitchen.newCook();
    await cook.create({ title: 'Rice', ingredientText: '1 cup rice' });
    await cook.create({ title: 'Rice', ingredientText: '1 cup rice' });
    const { bytes } = await exported(kitchen, cook, 'zip');
    const other = await kitchen.newCook();
    expect((await imported(other, bytes, 'rice.zip')).items.map(({ outcome }) => outcome)).toEqual([
      'imported',
      'imported',
    ]);
    expect((await imported(other, bytes, 'rice.zip')).items.map(({ outcome }) => outcome)).toEqual([
      'present',
      'present',
    ]);
  });

  test('of one recipe holds that recipe alone, and a picture that is gone is left out', async () => {
    const cook = await cookWithLibrary();
    const [recipe] = (await every(cook, 'active')).filter(({ title }) => title === 'Best toast');
    await kitchen.files.remove(keyIn(recipe!.imageUrl));
    const { fileName, count, bytes } = await exported(kitchen, cook, 'zip', [
      recipe!.id,
      recipe!.id,
    ]);
    expect([fileName, count]).toEqual(['best-toast.zip', 1]);
    const other = await kitchen.newCook();
    expect((await imported(other, bytes, fileName)).items).toEqual([
      { name: 'Best toast', outcome: 'imported', sentence: null, recipeId: expect.any(String) },
    ]);
    expect((await every(other, 'active')).map(({ imageUrl }) => imageUrl)).toEqual([null]);
  });

  test.each([
    [1_001, 4, false, 'Its servings were left out: 1,001 is not a number from 1 to 1,000.'],
    [1_000, 1_000, true, null],
    [2.5, 3, true, 'Its 2.5 servings were rounded to 3.'],
  ])('with %d servings brings %d, and says what was lost', async (said, servings, stated, loss) => {
    const cook = await kitchen.newCook();
    const own = {
      format: 'convivio-recipe',
      formatVersion: 1,
      files: {},
      recipe: {
        id: 1,
        version: 1,
        title: 'Feast',
        ingredients: [],
        instructions: [],
        servings: said,
        createdAt: '2024-01-01T00:00:00Z',
        updatedAt: '2024-01-01T00:00:00Z',
      },
    };
    const found = await imported(cook, JSON.stringify(own), 'feast.json');
    expect(found.items).toEqual([expect.objectContaining({ outcome: 'imported', sentence: loss })]);
    const seen = await cook.ask('{ recipes { nodes { id } } }');
    const { data } = await cook.ask<{ recipe: object }>(
      'query ($id: ID!) { recipe(id: $id) { servings servingsStated doubtSentences } }',
      { id: (seen.data as { recipes: { nodes: { id: string }[] } }).recipes.nodes[0]!.id },
    );
    expect(data.recipe).toEqual({
      servings,
      servingsStated: stated,
      doubtSentences: loss === null ? [] : [loss],
    });
  });

  test('that was tampered with fails item by item', async () => {
    const cook = await kitchen.newCook();
    const own = (recipe: object) => ({
      format: 'convivio-recipe',
      formatVersion: 1,
      recipe,
      files: {},
    });
    const found = await imported(
      cook,
      JSON.stringify([
        own({ title: 'A', servings: -3 }),
        own({ title: ' ' }),
        own({
          id: 1,
          version: 1,
          title: 'B',
          ingredients: [],
          instructions: [],
          servings: 2,
          createdAt: '2024-01-01T00:00:00Z',
          updatedAt: '2024-01-01T00:00:00Z',
          originalUrl: 'javascript:alert(1)',
        }),
      ]),
      'x.json',
    );
    expect(found.items.map(({ name, outcome, sentence }) => [name, outcome, sentence])).toEqual([
      ['A', 'failed', expect.stringMatching(/^This recipe is damaged: its \w+ cannot be read\.$/)],
      ['x.json (2)', 'failed', 'This recipe has no title.'],
      ['B', 'failed', 'This recipe is damaged: its originalUrl cannot be read.'],
    ]);
    expect(await every(cook, 'active')).toEqual([]);
  });
});

describe('JSON-LD', () => {
  test('of a library is one graph, and of one recipe that recipe with its picture', async () => {
    const cook = await cookWithLibrary();
    const whole = await exported(kitchen, cook, 'jsonld');
    expect([whole.count, whole.fileName]).toEqual([
      4,
      expect.stringMatching(/^convivio-library-.*\.json$/),
    ]);
    const { '@graph': graph } = JSON.parse(whole.bytes.toString()) as {
      '@graph': { name: string; image?: string; recipeIngredient: string[] }[];
    };
    expect(graph.map(({ name }) => name).sort()).toEqual([
      'Best toast',
      'Foam',
      'Käsekuchen <script>alert(1)</script> 🍰',
      'Old soup',
    ]);
    expect(graph.every(({ image }) => image === undefined)).toBe(true);
    // Nobody has stated servings of the soup, so none are told to other programs.
    expect(graph.find(({ name }) => name === 'Old soup')).not.toHaveProperty('recipeYield');
    expect(graph.find(({ name }) => name.startsWith('Käse'))).toMatchObject({
      '@type': 'Recipe',
      prepTime: 'PT20M',
      cookTime: 'PT1H',
      recipeYield: '12 Stücke',
      recipeIngredient: ['300 g Mehl', 'Füllung:', '1 kg Quark', '½ TL Salz, nach Geschmack'],
      inLanguage: 'de',
      recipeCategory: 'Dessert',
      url: 'https://example.org/kuchen',
    });

    const toast = (await every(cook, 'active')).find(({ title }) => title === 'Best toast')!;
    const single = await exported(kitchen, cook, 'jsonld', [toast.id]);
    expect(single.fileName).toBe('best-toast.json');
    const other = await kitchen.newCook();
    const found = await imported(other, single.bytes, single.fileName);
    expect(found).toMatchObject({
      format: 'schema.org',
      items: [{ name: 'Best toast', outcome: 'imported', sentence: null }],
    });
    const copy = await other.recipe(found.items[0]!.recipeId!);
    expect(copy).toMatchObject({
      title: 'Best toast',
      ingredientText: toast.ingredientText,
      comments: 'Every day.',
      createdAt: toast.createdAt,
    });
    expect(copy.imageUrl).not.toBeNull();
  });

  test('of an empty library is valid and holds nothing', async () => {
    const { count, bytes } = await exported(kitchen, await kitchen.newCook(), 'jsonld');
    expect(count).toBe(0);
    expect(JSON.parse(bytes.toString())).toEqual({
      '@context': 'https://schema.org',
      '@graph': [],
    });
  });
});

describe('an export', () => {
  test('that is asked for again before anything has changed, or at the same moment, is written once', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create();
    const keys = (
      await Promise.all([
        exported(kitchen, cook, 'zip'),
        exported(kitchen, cook, 'zip'),
        exported(kitchen, cook, 'zip'),
      ])
    ).map(({ key }) => key);
    expect(new Set([...keys, (await exported(kitchen, cook, 'zip')).key]).size).toBe(1);
    await cook.update(id, { title: 'Risotto bianco' });
    const later = await exported(kitchen, cook, 'zip');
    expect(later.key).not.toBe(keys[0]);
    await kitchen.files.remove(later.key);
    expect((await exported(kitchen, cook, 'zip')).key).not.toBe(later.key);
  });

  test("is of one's own recipes only", async () => {
    const [cook, eve] = [await kitchen.newCook(), await kitchen.newCook()];
    const { id } = await cook.create();
    const ask = (ids: string[]) =>
      eve.ask('mutation ($ids: [ID!]) { exportLibrary(format: zip, ids: $ids) { id } }', { ids });
    expect((await ask([id])).failure).toMatchObject({ code: 'RECIPE_NOT_FOUND', status: 404 });
    expect((await ask(['x'])).failure).toMatchObject({ code: 'INVALID_RECIPE_ID', status: 400 });
    expect((await ask(Array<string>(10_001).fill('1'))).failure).toMatchObject({
      code: 'TOO_MANY_RECIPES',
      status: 422,
    });
    expect(
      (await kitchen.visit('mutation { exportLibrary(format: zip) { id } }')).failure,
    ).toMatchObject({ status: 401 });
  });
});

test('a recipe that came by import is deleted with its files', async () => {
  const cook = await cookWithLibrary();
  const { bytes } = await exported(kitchen, cook, 'zip');
  const other = await kitchen.newCook();
  await imported(other, bytes, 'library.zip');
  const cake = (await every(other, 'active')).find(({ title }) => title.startsWith('Käse'))!;
  await other.act('archiveRecipe', cake.id);
  const gone = kitchen.next('recipe.deleted', cake);
  await other.act('deleteRecipe', cake.id);
  await gone;
  const begun = await beginImport(other, await other.upload(bytes), 'again.zip');
  const found = await reportWhen(other, begun.data.begun.id, ({ state }) => state === 'finished');
  expect(
    found.items.filter(({ outcome }) => outcome === 'imported').map(({ name }) => name),
  ).toEqual([cake.title]);
});
