import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { newId } from '@convivio/platform/ids';
import { envelopeOf } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { RECIPE, type KeptRecipe, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { exported, imported, report } from './import-export-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';
import { importedRecipe } from './test-cook.ts';

let kitchen: RecipeKitchen;
let anna: TestCook;
let ben: TestCook;
let end: () => Promise<void>;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  [anna, ben] = [await kitchen.newCook('Anna'), await kitchen.newCook('Ben')];
  end = await kitchen.collaborate(anna, ben);
});
afterAll(() => kitchen.close());

const ADD = `mutation ($input: RecipeInput!, $collection: ID, $key: String) {
  recipe: createRecipe(input: $input, collection: $collection, idempotencyKey: $key) { ${RECIPE} owner { id } }
}`;
const add = (cook: TestCook, title: string, collection?: string, key?: string) =>
  cook.ask<{ recipe: KeptRecipe & { owner: { id: string } } }>(ADD, {
    input: { title },
    collection,
    key,
  });
const titlesOf = async (cook: TestCook, collection?: string, more: object = {}) =>
  (
    await cook.ask<{ recipes: { nodes: { title: string }[] } }>(
      `query ($collection: ID, $filter: RecipeFilter, $sort: RecipeSort) {
        recipes(collection: $collection, filter: $filter, sort: $sort) { nodes { title } }
      }`,
      { collection, ...more },
    )
  ).data.recipes.nodes.map(({ title }) => title);

describe('a collaborator', () => {
  test('sees of a private recipe all that its owner sees, and who has changed it', async () => {
    const recipe = await anna.keepImported({
      doubts: [{ part: 'whole', index: null, sentence: 'Why?', sourceWords: null }],
      leftOut: ['Print'],
      originalFileKey: await anna.upload('Risotto.', 'uploads'),
      originalFileName: 'risotto.txt',
    });
    await anna.update(recipe.id, { comments: 'Less salt.' });
    expect(await ben.recipe(recipe.id)).toMatchObject({
      comments: 'Less salt.',
      doubts: [{ sentence: 'Why?' }],
      leftOut: ['Print'],
      originalFileName: 'risotto.txt',
      originalFileUrl: expect.stringContaining('/files/'),
      updatedBy: 'Anna',
    });
  });

  test('searches, sorts and counts the collection of an owner, and by default their own', async () => {
    const [owner, guest] = [await kitchen.newCook('Olga'), await kitchen.newCook('Gil')];
    await kitchen.collaborate(owner, guest);
    for (const title of ['Zuppa', 'Apple tart']) await owner.create({ title });
    await guest.create({ title: 'My own' });
    expect(await titlesOf(guest, owner.id, { sort: 'title' })).toEqual(['Apple tart', 'Zuppa']);
    expect(await titlesOf(guest, owner.id, { filter: { search: 'zuppa' } })).toEqual(['Zuppa']);
    expect(await titlesOf(guest)).toEqual(['My own']);
    expect(await titlesOf(guest, guest.id)).toEqual(['My own']);
    const counts = await guest.ask(
      'query ($of: ID) { libraryCounts(collection: $of, search: "tart") { total found } }',
      { of: owner.id },
    );
    expect(counts.data).toEqual({ libraryCounts: { total: 2, found: 1 } });
    // The owner does not see theirs in turn.
    expect(
      (
        await owner.ask('query ($of: ID) { recipes(collection: $of) { totalCount } }', {
          of: guest.id,
        })
      ).failure,
    ).toMatchObject({ status: 404, code: 'COLLECTION_NOT_FOUND' });
  });

  test('adds a recipe to the collection of an owner, where it is the owner’s', async () => {
    const created = kitchen.bus;
    const told: unknown[] = [];
    // What the stories before created may still be on its way.
    const watching = created.watch('recipe.created', ({ actor, data }) => {
      if (actor?.id === ben.id) told.push([actor, data]);
    });
    await watching.ready;
    const { data } = await add(ben, 'Pesto', anna.id);
    expect(data.recipe).toMatchObject({
      ownerId: anna.id,
      owner: { id: anna.id },
      updatedBy: 'Ben',
    });
    expect(await titlesOf(anna)).toContain('Pesto');
    expect(await titlesOf(ben)).not.toContain('Pesto');
    await askUntil(
      async () => told.length,
      (count) => count > 0,
    );
    watching.stop();
    expect(told).toEqual([
      [
        expect.objectContaining({ id: ben.id }),
        expect.objectContaining({ ownerId: anna.id, title: 'Pesto' }),
      ],
    ]);
  });

  test('has idempotency keys of their own, each for one collection', async () => {
    const key = `key-${newId()}`;
    const first = (await add(ben, 'Focaccia', anna.id, key)).data.recipe;
    expect((await add(ben, 'Focaccia', anna.id, key)).data.recipe.id).toBe(first.id);
    // The owner has used no key of that name.
    expect((await add(anna, 'Focaccia', undefined, key)).data.recipe.id).not.toBe(first.id);
    expect((await add(ben, 'Focaccia', undefined, key)).failure).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('who is deleted leaves the recipes of others behind, and not their name in them', async () => {
    const [owner, guest] = [await kitchen.newCook('Olga'), await kitchen.newCook('Gil')];
    await kitchen.collaborate(owner, guest);
    const { id } = await owner.create({ title: 'Broth' });
    await guest.update(id, { title: 'Clear broth' });
    const { data } = await add(guest, 'Pesto', owner.id);
    const both = [id, data.recipe.id];
    const namesIn = () =>
      Promise.all(both.map(async (each) => (await owner.recipe(each))['updatedBy']));
    expect(await namesIn()).toEqual(['Gil', 'Gil']);
    const own = await owner.create({ title: 'Stock' });
    await guest.update(own.id, { title: 'Fish stock' });
    await owner.update(own.id, { title: 'Stock' });
    await kitchen.bus.publish(envelopeOf(announce('user.deleted', guest.id, { userId: guest.id })));
    expect(await askUntil(namesIn, (names) => !names.includes('Gil'))).toEqual([null, null]);
    expect((await owner.recipe(id))['title']).toBe('Clear broth');
    expect((await owner.recipe(own.id))['updatedBy']).toBe('Olga');
  });

  test('copies a recipe within the collection of its owner', async () => {
    const recipe = await anna.create({ title: 'Broth' });
    const { data } = await ben.ask<{ recipe: KeptRecipe }>(
      `mutation ($id: ID!) { recipe: duplicateRecipe(id: $id) { ${RECIPE} } }`,
      { id: recipe.id },
    );
    expect(data.recipe).toMatchObject({
      ownerId: anna.id,
      title: 'Broth (copy)',
      updatedBy: 'Ben',
    });
  });

  test('who edits the same version as the owner is told by whom it was changed', async () => {
    const recipe = await anna.create();
    expect((await ben.update(recipe.id, { title: 'Of Ben' }, 1)).data.recipe).toMatchObject({
      title: 'Of Ben',
      version: 2,
      updatedBy: 'Ben',
    });
    const { failure } = await anna.update(recipe.id, { title: 'Of Anna' }, 1);
    expect(failure).toMatchObject({ status: 409, code: 'RECIPE_CHANGED' });
    expect(failure!.message).toContain('Ben has changed this recipe');
    expect((await anna.recipe(recipe.id)).title).toBe('Of Ben');
  });

  test('is told what is the owner’s alone, and nothing is changed', async () => {
    const recipe = await anna.create();
    await ben.act('archiveRecipe', recipe.id);
    expect((await ben.act('deleteRecipe', recipe.id)).failure).toMatchObject({
      status: 403,
      code: 'RECIPE_NOT_YOURS',
      message: 'This recipe belongs to somebody else. Only its owner can delete it for good.',
    });
    const { failure } = await ben.ask(
      'mutation ($of: ID) { deleteArchivedRecipes(collection: $of) }',
      { of: anna.id },
    );
    expect(failure).toMatchObject({ status: 403, code: 'COLLECTION_NOT_YOURS' });
    expect((await anna.recipe(recipe.id))['state']).toBe('archived');
  });

  test('takes nothing of the owner’s into a library file of their own', async () => {
    await add(ben, 'Of Ben alone');
    const { data } = await ben.ask<{ exportLibrary: { total: number } }>(
      'mutation { exportLibrary(format: jsonld) { total } }',
    );
    expect(data.exportLibrary.total).toBe((await titlesOf(ben)).length);
  });
});

test('of a public recipe only those who work in its collection see comments and may change it', async () => {
  const recipe = await anna.create({ comments: 'Less salt.' });
  await kitchen.documents
    .collection('recipes')
    .updateOne({ _id: Number(recipe.id) as never }, { $set: { visibility: 'public' } });
  const stranger = await kitchen.newCook('Sam');
  expect((await stranger.recipe(recipe.id))['comments']).toBe('');
  expect((await ben.recipe(recipe.id))['comments']).toBe('Less salt.');
  expect((await stranger.update(recipe.id, { title: 'Mine' })).failure).toMatchObject({
    status: 403,
    code: 'RECIPE_NOT_YOURS',
    message: 'This recipe belongs to somebody else. Only its owner can change it.',
  });
  expect((await ben.update(recipe.id, { title: 'Ours' })).data.recipe.title).toBe('Ours');
});

describe('an import', () => {
  const keep = async (input: object) =>
    (
      await kitchen.askAsService<{ kept: { id: string } }>(
        'mutation ($input: ImportedRecipeInput!) { kept: saveImportedRecipe(input: $input) { id } }',
        { input },
      )
    ).data.kept.id;

  test('goes to the collection that its cook has chosen', async () => {
    const about = { cookId: ben.id, cookName: 'Ben', title: 'Gnocchi' };
    const id = await keep({ ...importedRecipe(anna.id), ...about });
    expect(await anna.recipe(id)).toMatchObject({
      ownerId: anna.id,
      title: 'Gnocchi',
      doubts: [],
      updatedBy: 'Ben',
    });
  });

  test('of a library file goes there too, where what the owner has is present; its report is the cook’s', async () => {
    const [owner, cook] = [await kitchen.newCook('Olga'), await kitchen.newCook('Gil')];
    await kitchen.collaborate(owner, cook);
    const file = JSON.stringify(
      ['Pici', 'Acquacotta'].map((name) => ({
        '@type': 'Recipe',
        name,
        recipeIngredient: ['1 egg'],
      })),
    );
    await imported(owner, file, 'before.json');
    const { id, items } = await imported(cook, file.replace('Pici', 'Pinci'), 'a.json', owner.id);
    expect(items.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Pinci', 'imported'],
      ['Acquacotta', 'present'],
    ]);
    expect(await owner.recipe(items[0]!.recipeId!)).toMatchObject({
      ownerId: owner.id,
      visibility: 'private',
      updatedBy: 'Gil',
    });
    expect(await titlesOf(cook)).toEqual([]);
    await expect(report(owner, id)).rejects.toThrow();
  });

  test('of a library file keeps its templates among the cook’s own', async () => {
    const [owner, cook] = [await kitchen.newCook('Olga'), await kitchen.newCook('Gil')];
    await kitchen.collaborate(owner, cook);
    const { id } = await cook.create({ title: 'Broth' });
    await cook.ask(
      'mutation ($id: ID!) { keepRecipeTemplate(recipeId: $id, title: "Any broth") { id } }',
      {
        id,
      },
    );
    const { bytes } = await exported(kitchen, cook, 'zip');
    const other = await kitchen.newCook('Pia');
    await kitchen.collaborate(owner, other);
    const { items } = await imported(other, bytes, 'all.zip', owner.id);
    expect(items).toMatchObject([
      { name: 'Broth', outcome: 'imported' },
      { name: 'Any broth', sentence: 'It is a template. It is kept among your own.' },
    ]);
    const templates = '{ recipeTemplates { title } }';
    expect((await other.ask(templates)).data).toEqual({
      recipeTemplates: [{ title: 'Any broth' }],
    });
    expect((await owner.ask(templates)).data).toEqual({ recipeTemplates: [] });
  });

  test('goes to the cook’s own, and says so, where they do not work in that collection any more', async () => {
    const [owner, cook] = [await kitchen.newCook('Olga'), await kitchen.newCook('Gil')];
    await (
      await kitchen.collaborate(owner, cook)
    )();
    const id = await keep({ ...importedRecipe(owner.id), cookId: cook.id });
    expect(await cook.recipe(id)).toMatchObject({
      ownerId: cook.id,
      doubts: [
        {
          part: 'whole',
          sentence:
            'The collection it was meant for is not shared with you any more, so it was added to your own.',
        },
      ],
    });
    expect(await titlesOf(owner)).toEqual([]);
  });
});

describe('a collaboration', () => {
  test('that has ended lets nobody in within a second, also to what they have added', async () => {
    const key = `key-${newId()}`;
    const recipe = (await add(ben, 'Polenta', anna.id, key)).data.recipe;
    const began = performance.now();
    await end();
    expect(performance.now() - began).toBeLessThan(1_000);
    const gone = { status: 404, code: 'RECIPE_NOT_FOUND' };
    expect(
      (await ben.ask('query ($id: ID!) { recipe(id: $id) { id } }', { id: recipe.id })).failure,
    ).toMatchObject(gone);
    expect((await ben.update(recipe.id, { title: 'Mine' })).failure).toMatchObject(gone);
    expect((await add(ben, 'Polenta', anna.id, key)).failure).toMatchObject({
      status: 404,
      code: 'COLLECTION_NOT_FOUND',
    });
    expect((await anna.recipe(recipe.id)).title).toBe('Polenta');
    end = await kitchen.collaborate(anna, ben);
  });

  test('whose end is heard of before its beginning never begins', async () => {
    const cook = await kitchen.newCook('Late');
    const collaboration = collaborationOf(anna, cook);
    await tellCollaboration(kitchen.bus, 'ended', collaboration);
    const known = () =>
      kitchen.documents
        .collection('collaborators')
        .findOne({ _id: collaboration.collaborationId as never });
    await askUntil(known, (found) => found !== null);
    await tellCollaboration(kitchen.bus, 'started', collaboration);
    // One that is told behind it is known when that was heard of too.
    await kitchen.collaborate(anna, await kitchen.newCook('Next'));
    expect(
      (
        await cook.ask('query ($of: ID) { recipes(collection: $of) { totalCount } }', {
          of: anna.id,
        })
      ).failure?.status,
    ).toBe(404);
  });

  test('that is told again and again is one', async () => {
    const cook = await kitchen.newCook('Echo');
    const collaboration = collaborationOf(anna, cook);
    for (let times = 0; times < 3; times++)
      await tellCollaboration(kitchen.bus, 'started', collaboration);
    await kitchen.collaborate(anna, await kitchen.newCook('Next'));
    expect(
      await kitchen.documents
        .collection('collaborators')
        .countDocuments({ collaboratorId: cook.id }),
    ).toBe(1);
  });
});
