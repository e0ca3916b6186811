import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announce } from '@convivio/contracts/announcement';
import { appendToOutbox, envelopeOf } from '@convivio/platform/outbox';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { removeDeletedRecipe } from '../src/domain/recipe/deleting/remove-deleted-recipe.ts';
import { holds, keyIn, picture, type RecipeKitchen, type TestCook } from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const everyTitle = async (cook: TestCook, state: string) =>
  (
    await cook.ask<{ recipes: { nodes: { title: string }[] } }>(
      'query ($state: RecipeState) { recipes(filter: { state: $state }) { nodes { title } } }',
      { state },
    )
  ).data.recipes.nodes.map(({ title }) => title);
const stored = (id: string) =>
  kitchen.documents
    .collection('recipes')
    .findOne({ _id: Number(id.replace('magic_', '')) as never });

/** Resolves once the service has forgotten a deleted recipe: the last thing it does, which no message tells. */
async function forgotten(id: string): Promise<void> {
  await askUntil(
    () => stored(id),
    (found) => found === null,
  );
}

/** A recipe with an original file, a further page and a picture of its own. */
async function recipeWithFiles(cook: TestCook) {
  const original = await cook.upload('Risotto. 300 g rice.');
  const page = await cook.upload('Stir it.');
  const recipe = await cook.keepImported({
    originalFileKey: original,
    originalFileName: 'risotto.txt',
    originalFileMimeType: 'text/plain',
    furtherPages: [{ fileKey: page, fileName: 'page-2.txt' }],
  });
  await cook.ask(
    'mutation ($id: ID!, $fileKey: String) { setRecipeImage(id: $id, fileKey: $fileKey) { id } }',
    { id: recipe.id, fileKey: await cook.upload(await picture()) },
  );
  return { id: recipe.id, original, page, image: keyIn((await cook.recipe(recipe.id)).imageUrl) };
}

describe('archiving', () => {
  test('takes a recipe out of the library and puts it into the archive', async () => {
    const cook = await kitchen.newCook('Tilda');
    const recipe = await cook.create({ title: 'Broth' });
    const announced = kitchen.next('recipe.archived', recipe);
    expect((await cook.act('archiveRecipe', recipe.id)).data).toEqual({
      archiveRecipe: { id: recipe.id, state: 'archived', version: 2, updatedBy: 'Tilda' },
    });
    expect(await everyTitle(cook, 'active')).toEqual([]);
    expect(await everyTitle(cook, 'archived')).toEqual(['Broth']);
    expect(await announced).toMatchObject({
      actor: { id: cook.id },
      data: { ownerId: cook.id, title: 'Broth' },
    });
    // It can still be read and copied.
    expect((await cook.recipe(recipe.id))['state']).toBe('archived');
  });

  test('and restoring can be repeated, and are told once each', async () => {
    const recipe = await ida.create();
    const told: string[] = [];
    const watching = kitchen.bus.watch(
      'recipe.>',
      ({ subject, data }) =>
        void ((data as { recipeId: number }).recipeId === Number(recipe.id) && told.push(subject)),
    );
    await watching.ready;
    for (const mutation of [
      'archiveRecipe',
      'archiveRecipe',
      'restoreRecipe',
      'restoreRecipe',
      'archiveRecipe',
    ] as const)
      expect((await ida.act(mutation, recipe.id)).failure).toBeUndefined();
    const deleted = kitchen.next('recipe.deleted', recipe);
    await ida.act('deleteRecipe', recipe.id);
    await deleted;
    watching.stop();
    expect(told.filter((subject) => subject !== 'recipe.created')).toEqual([
      'recipe.archived',
      'recipe.restored',
      'recipe.archived',
      'recipe.deleted',
    ]);
  });

  test('twice at once changes it once', async () => {
    const recipe = await ida.create();
    const both = await Promise.all([
      ida.act('archiveRecipe', recipe.id),
      ida.act('archiveRecipe', recipe.id),
    ]);
    expect(both.map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(await ida.recipe(recipe.id)).toMatchObject({ state: 'archived', version: 2 });
  });
});

describe('deleting', () => {
  test('is for archived recipes alone', async () => {
    const recipe = await ida.create();
    expect((await ida.act('deleteRecipe', recipe.id)).failure).toEqual({
      message: 'Only an archived recipe can be deleted. Archive it first.',
      code: 'RECIPE_NOT_ARCHIVED',
      status: 409,
    });
    expect((await ida.recipe(recipe.id))['state']).toBe('active');
  });

  test('hides the recipe at once, announces it, and removes its files and then itself', async () => {
    const { id, original, page, image } = await recipeWithFiles(ida);
    const held = () => Promise.all([original, page, image].map((key) => holds(kitchen.files, key)));
    await ida.act('archiveRecipe', id);
    expect(await held()).toEqual([true, true, true]);
    const announced = kitchen.next('recipe.deleted', { id });
    expect((await ida.act('deleteRecipe', id)).data).toEqual({ deleteRecipe: true });
    expect(
      (await ida.ask('query ($id: ID!) { recipe(id: $id) { id } }', { id })).failure,
    ).toMatchObject({ code: 'RECIPE_NOT_FOUND' });
    expect(
      (
        await ida.ask<{ recipes: { nodes: { id: string }[] } }>(
          '{ recipes(filter: { state: archived }) { nodes { id } } }',
        )
      ).data.recipes.nodes.map((recipe) => recipe.id),
    ).not.toContain(id);
    expect(await announced).toMatchObject({
      actor: { id: ida.id },
      data: { recipeId: Number(id), ownerId: ida.id },
    });
    await forgotten(id);
    expect(await held()).toEqual([false, false, false]);
  });

  test('in two tabs at once is done once; the other learns that the recipe is gone', async () => {
    const recipe = await ida.create();
    await ida.act('archiveRecipe', recipe.id);
    const both = await Promise.all([
      ida.act('deleteRecipe', recipe.id),
      ida.act('deleteRecipe', recipe.id),
    ]);
    expect(both.flatMap(({ failure }) => failure?.code ?? [])).toEqual(['RECIPE_NOT_FOUND']);
    expect((await ida.act('deleteRecipe', recipe.id)).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
      status: 404,
    });
    expect((await ida.act('restoreRecipe', recipe.id)).failure).toMatchObject({
      code: 'RECIPE_NOT_FOUND',
    });
  });

  test('keeps a file that another recipe was made from as well', async () => {
    const original = await ida.upload('Two recipes.');
    const [first, second] = [
      await ida.keepImported({ originalFileKey: original }),
      await ida.keepImported({ originalFileKey: original }),
    ];
    for (const [recipe, left] of [
      [first, true],
      [second, false],
    ] as const) {
      await ida.act('archiveRecipe', recipe.id);
      await ida.act('deleteRecipe', recipe.id);
      await forgotten(recipe.id);
      expect(await holds(kitchen.files, original)).toBe(left);
    }
  });

  test('goes on after a stop between the mark and the removal', async () => {
    const { id, original, image } = await recipeWithFiles(ida);
    await ida.act('archiveRecipe', id);
    await kitchen.stopService();
    // As a service leaves it that was killed right after the mark.
    const { $push, $set } = appendToOutbox([
      announce('recipe.deleted', ida.id, {
        recipeId: Number(id),
        ownerId: ida.id,
        title: 'Risotto',
      }),
    ]);
    await kitchen.documents
      .collection('recipes')
      .updateOne(
        { _id: Number(id) as never },
        { $set: { state: 'deleted', ...$set }, $push: $push as never },
      );
    expect(await holds(kitchen.files, original)).toBe(true);
    await kitchen.startService();
    await forgotten(id);
    expect([await holds(kitchen.files, original), await holds(kitchen.files, image)]).toEqual([
      false,
      false,
    ]);
  });

  test('is tried again when the file store was away', async () => {
    const [original, image] = ['uploads/ida/1', 'recipes/1/picture-1.jpg'];
    let away = 1;
    const removed: string[] = [];
    const deleted = {
      filesOf: async () => [original, image],
      among: async () => [],
      forget: async () => void removed.push('the recipe'),
    };
    const files = {
      remove: async (key: string) => {
        if (away-- > 0) throw new Error('away');
        removed.push(key);
      },
    };
    await expect(removeDeletedRecipe(deleted, files, 1)).rejects.toThrow('away');
    expect(removed).toEqual([]);
    await removeDeletedRecipe(deleted, files, 1);
    expect(removed).toEqual([original, image, 'the recipe']);
  });

  test('does no harm when its message comes again, or speaks of a recipe that is not deleted', async () => {
    const { id, original } = await recipeWithFiles(ida);
    const later = await ida.create();
    await kitchen.bus.publish(
      envelopeOf(
        announce('recipe.deleted', ida.id, {
          recipeId: Number(id),
          ownerId: ida.id,
          title: 'Risotto',
        }),
      ),
    );
    // The reaction takes one after the other begins: when this one is gone, that one was looked at.
    await ida.act('archiveRecipe', later.id);
    await ida.act('deleteRecipe', later.id);
    await forgotten(later.id);
    await kitchen.bus.publish(
      envelopeOf(
        announce('recipe.deleted', ida.id, {
          recipeId: Number(later.id),
          ownerId: ida.id,
          title: 'Risotto',
        }),
      ),
    );
    expect(await ida.recipe(id)).toMatchObject({ state: 'active' });
    expect(await holds(kitchen.files, original)).toBe(true);
  });
});

describe('deleting the whole archive', () => {
  const deleteAll = (cook: TestCook) =>
    cook.ask<{ deleted: number }>('mutation { deleted: deleteArchivedRecipes }');

  test('deletes what is in it and says how many, and leaves the rest and the archives of others', async () => {
    const [cook, other] = [await kitchen.newCook(), await kitchen.newCook()];
    const kept = await cook.create({ title: 'Kept' });
    const archived = [
      await cook.create({ title: 'One' }),
      await cook.create({ title: 'Two', generated: true }),
    ];
    const theirs = await other.create({ title: 'Theirs' });
    await Promise.all([
      ...archived.map(({ id }) => cook.act('archiveRecipe', id)),
      other.act('archiveRecipe', theirs.id),
    ]);
    const announced = archived.map((recipe) => kitchen.next('recipe.deleted', recipe));
    expect((await deleteAll(cook)).data).toEqual({ deleted: 2 });
    expect((await Promise.all(announced)).map(({ data }) => data.title).sort()).toEqual([
      'One',
      'Two',
    ]);
    for (const { id } of archived) await forgotten(id);
    expect(await everyTitle(cook, 'archived')).toEqual([]);
    expect((await cook.recipe(kept.id)).title).toBe('Kept');
    expect(await everyTitle(other, 'archived')).toEqual(['Theirs']);
    expect((await deleteAll(cook)).data).toEqual({ deleted: 0 });
  });

  test('twice at once counts each recipe once', async () => {
    const cook = await kitchen.newCook();
    for (let at = 0; at < 5; at++) await cook.act('archiveRecipe', (await cook.create()).id);
    const both = await Promise.all([deleteAll(cook), deleteAll(cook)]);
    expect(both.reduce((sum, { data }) => sum + data.deleted, 0)).toBe(5);
  });

  test('is for who has signed in', async () => {
    expect((await kitchen.visit('mutation { deleteArchivedRecipes }')).failure).toMatchObject({
      status: 401,
    });
  });
});
