import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import {
  holds,
  keyIn,
  picture,
  RECIPE,
  type KeptRecipe,
  type RecipeKitchen,
  type TestCook,
} from './recipe-kitchen.ts';
import { startRecipeKitchen } from './start-recipe-kitchen.ts';

let kitchen: RecipeKitchen;
let ida: TestCook;
beforeAll(async () => {
  kitchen = await startRecipeKitchen();
  ida = await kitchen.newCook('Ida');
});
afterAll(() => kitchen.close());

const setImage = (cook: TestCook, id: string, fileKey: string | null, version?: number) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($id: ID!, $fileKey: String, $version: Int) { recipe: setRecipeImage(id: $id, fileKey: $fileKey, version: $version) { ${RECIPE} } }`,
    { id, fileKey, version },
  );
const duplicate = (cook: TestCook, id: string, key?: string) =>
  cook.ask<{ recipe: KeptRecipe }>(
    `mutation ($id: ID!, $key: String) { recipe: duplicateRecipe(id: $id, idempotencyKey: $key) { ${RECIPE} } }`,
    { id, key },
  );
const read = async (key: string) => buffer((await kitchen.files.get(key)).stream);
async function filesUnder(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of kitchen.files.list(prefix)) keys.push(key);
  return keys;
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    "in %s becomes the recipe's own, as an upright JPEG, and the upload goes",
    async (format) => {
      const [recipe, upload] = [await ida.create(), await ida.upload(await picture(format))];
      const announced = kitchen.next('recipe.changed', recipe);
      const { data } = await setImage(ida, recipe.id, upload);
      expect(data.recipe.version).toBe(2);
      const key = keyIn(data.recipe.imageUrl);
      expect(key).toMatch(new RegExp(`^recipes/${recipe.id}/picture-`));
      expect((await kitchen.files.head(key)).contentType).toBe('image/jpeg');
      expect(await sharp(await read(key)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 40,
        height: 30,
      });
      expect(await holds(kitchen.files, upload)).toBe(false);
      await announced;
    },
  );

  test('is shown without what the camera wrote beside it, and no wider than 1600', async () => {
    const photo = await sharp({
      create: { width: 2_000, height: 3_000, channels: 3, background: '#fff' },
    })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await setImage(ida, (await ida.create()).id, await ida.upload(photo));
    const kept = await read(keyIn(data.recipe.imageUrl));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1_600, height: 1_067 });
    expect(kept.includes('secret place')).toBe(false);
  });

  test('takes the place of the one before, which is removed', async () => {
    const { id } = await ida.create({ imageKey: await ida.upload() });
    const first = keyIn((await ida.recipe(id)).imageUrl);
    const second = keyIn((await setImage(ida, id, await ida.upload())).data.recipe.imageUrl);
    expect(second).not.toBe(first);
    expect([await holds(kitchen.files, first), await holds(kitchen.files, second)]).toEqual([
      false,
      true,
    ]);
    expect((await setImage(ida, id, null)).data.recipe.imageUrl).toBeNull();
    expect(await filesUnder(`recipes/${id}/`)).toEqual([]);
    expect((await setImage(ida, id, null)).data.recipe.version).toBe(3);
  });

  test('that was sent twice at once ends with one of both, and no file too many', async () => {
    const { id } = await ida.create();
    await Promise.all([
      setImage(ida, id, await ida.upload()),
      setImage(ida, id, await ida.upload()),
    ]);
    expect(await filesUnder(`recipes/${id}/`)).toEqual([keyIn((await ida.recipe(id)).imageUrl)]);
  });

  test('can be sent again when the answer was lost', async () => {
    const [{ id }, upload] = [await ida.create(), await ida.upload()];
    const first = (await setImage(ida, id, upload)).data.recipe;
    expect((await setImage(ida, id, upload)).data.recipe).toEqual(first);
    expect(await holds(kitchen.files, keyIn(first.imageUrl))).toBe(true);
  });

  test('is not put in the place of one that was not seen, and can be put there once it was', async () => {
    const { id, version } = await ida.create();
    const [first, second] = [await ida.upload(), await ida.upload()];
    const placed = (await setImage(ida, id, first, version)).data.recipe;
    for (const fileKey of [second, null])
      expect((await setImage(ida, id, fileKey, version)).failure).toMatchObject({
        code: 'RECIPE_CHANGED',
        status: 409,
      });
    expect(await ida.recipe(id)).toMatchObject({ version: placed.version });
    expect(await filesUnder(`recipes/${id}/`)).toEqual([keyIn(placed.imageUrl)]);
    // An answer that was lost on the way is no conflict.
    expect((await setImage(ida, id, first, version)).data.recipe).toEqual(placed);
    expect((await setImage(ida, id, second, placed.version)).data.recipe.version).toBe(3);
  });

  test('is kept for another try while the file store is away, and the recipe stays as it was', async () => {
    const [{ id }, upload] = [await ida.create(), await ida.upload()];
    await kitchen.withoutFiles(async () => {
      expect((await setImage(ida, id, upload)).failure).toMatchObject({
        code: 'FILES_UNAVAILABLE',
        status: 503,
      });
      expect(await ida.recipe(id)).toMatchObject({ imageUrl: null, version: 1 });
    });
    expect((await setImage(ida, id, upload)).data.recipe.imageUrl).not.toBeNull();
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a text', async () => Buffer.from('no picture at all')],
    [
      'a drawing that may run scripts',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
        ),
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF')],
    [
      'half a picture',
      async () =>
        (
          await sharp({
            create: {
              width: 400,
              height: 400,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 100, sigma: 30 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 3_000),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, bytes) => {
    const { id } = await ida.create();
    expect((await setImage(ida, id, await ida.upload(await bytes()))).failure).toEqual({
      message:
        'This file is not a picture that can be shown. Choose a JPEG, PNG, WebP, GIF or AVIF.',
      code: 'NOT_A_PICTURE',
      status: 415,
    });
    expect(await ida.recipe(id)).toMatchObject({ imageUrl: null, version: 1 });
  });

  test('is refused when it is too large', async () => {
    const { id } = await ida.create();
    expect(
      (await setImage(ida, id, await ida.upload(new Uint8Array(10 * 1024 * 1024 + 1)))).failure,
    ).toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
  });

  test("has to be one's own upload that is there", async () => {
    const [{ id }, eve] = [await ida.create(), await kitchen.newCook('Eve')];
    const theirs = await eve.upload();
    await kitchen.files.put('recipes/1/picture-x.jpg', await picture(), {
      contentType: 'image/jpeg',
    });
    for (const key of [
      theirs,
      `passing/${ida.id}/gone`,
      await ida.upload(undefined, 'uploads'),
      'recipes/1/picture-x.jpg',
      `passing/${ida.id}/../${eve.id}/x`,
      `passing/${ida.id}/a/b`,
      `passing/${ida.id}/`,
      '',
    ]) {
      expect((await setImage(ida, id, key)).failure).toEqual({
        message: 'This picture is not there any more. Upload it again.',
        code: 'PICTURE_GONE',
        status: 422,
        fields: { fileKey: 'must be an uploaded picture' },
      });
    }
    expect(await holds(kitchen.files, theirs)).toBe(true);
    expect(
      (
        await ida.ask(
          'mutation ($key: String) { createRecipe(input: { title: "Broth", imageKey: $key }) { id } }',
          { key: theirs },
        )
      ).failure,
    ).toMatchObject({ code: 'PICTURE_GONE' });
  });
});

describe('a copy', () => {
  test('has files, life and history of its own', async () => {
    const original = await ida.upload('Risotto. 300 g rice.', 'uploads');
    const recipe = await ida.keepImported({
      originalFileKey: original,
      originalFileName: 'risotto.txt',
      originalFileMimeType: 'text/plain',
      furtherPages: [
        { fileKey: await ida.upload('Stir it.', 'uploads'), fileName: 'page-2.txt' },
        { fileKey: `uploads/${ida.id}/gone`, fileName: 'page-3.txt' },
      ],
      tags: ['rice'],
      translatedIngredients: ['300 g rice'],
    });
    await setImage(ida, recipe.id, await ida.upload());
    await ida.act('archiveRecipe', recipe.id);
    const source = await ida.recipe(recipe.id);
    const { data } = await duplicate(ida, recipe.id);
    const copy = data.recipe;
    expect(copy).toMatchObject({
      ...source,
      id: copy.id,
      title: 'Risotto (copy)',
      state: 'active',
      version: 1,
      updatedBy: 'Ida',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      imageUrl: expect.any(String),
      originalFileUrl: expect.any(String),
    });
    expect(copy.id).not.toBe(recipe.id);
    expect((await read(keyIn(copy.originalFileUrl))).toString()).toBe('Risotto. 300 g rice.');
    const copied = (
      await ida.ask<{ recipe: { originalFiles: { name: string; url: string }[] } }>(
        'query ($id: ID!) { recipe(id: $id) { originalFiles { name url } } }',
        { id: copy.id },
      )
    ).data.recipe.originalFiles;
    expect(copied.map(({ name }) => name)).toEqual(['risotto.txt', 'page-2.txt']);
    // The first one and its files go; the copy keeps its own.
    await ida.act('deleteRecipe', recipe.id);
    // Files go behind the message that tells of it, and nothing tells when they are gone.
    await askUntil(
      () => holds(kitchen.files, original),
      (isThere) => !isThere,
    );
    expect([
      await holds(kitchen.files, keyIn(copy.originalFileUrl)),
      await holds(kitchen.files, keyIn(copy.imageUrl)),
    ]).toEqual([true, true]);
    expect((await read(keyIn(copied[1]?.url))).toString()).toBe('Stir it.');
  });

  test('is announced as a new recipe', async () => {
    const { id } = await ida.create({ title: 'Broth' });
    const told = nextMessage<{ recipeId: number; ownerId: string; title: string }>(
      kitchen.bus,
      'recipe.created',
      ({ data }) => data.title === 'Broth (copy)',
    );
    const copy = (await duplicate(ida, id)).data.recipe;
    expect((await told).data).toEqual({
      recipeId: Number(copy.id),
      ownerId: ida.id,
      title: 'Broth (copy)',
    });
  });

  test('of a generated recipe is one as well, and a long title is cut', async () => {
    const { id } = await ida.create({ title: '🥘'.repeat(150), generated: true });
    const { data } = await duplicate(ida, id);
    expect(data.recipe.id).toMatch(/^magic_/);
    expect(data.recipe.title).toMatch(/^[🥘]+\ufffd? \(copy\)$/u);
    expect(data.recipe.title.length).toBeLessThanOrEqual(300);
  });

  test('is made without a file that is gone', async () => {
    const recipe = await ida.keepImported({
      originalFileKey: `uploads/${ida.id}/gone`,
      originalFileName: 'gone.pdf',
      imageKey: 'images/1.jpg',
    });
    expect((await duplicate(ida, recipe.id)).data.recipe).toMatchObject({
      originalFileUrl: null,
      originalFileName: null,
      imageUrl: null,
    });
  });

  test('with one key is made once, and leaves no files of a second', async () => {
    const cook = await kitchen.newCook();
    const { id } = await cook.create({ imageKey: await cook.upload() });
    const copies = await Promise.all(
      Array.from({ length: 4 }, () => duplicate(cook, id, 'one click')),
    );
    expect(new Set(copies.map(({ data }) => data.recipe.id)).size).toBe(1);
    const images = (await filesUnder('recipes/')).filter((key) =>
      copies.some(({ data }) => key.startsWith(`recipes/${data.recipe.id}/`)),
    );
    expect(images).toEqual([keyIn(copies[0]!.data.recipe.imageUrl)]);
    expect(
      (await cook.ask<{ recipes: { totalCount: number } }>('{ recipes { totalCount } }')).data
        .recipes.totalCount,
    ).toBe(2);
  });
});
