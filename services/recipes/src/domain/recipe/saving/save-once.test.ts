import { describe, expect, test } from '@jest/globals';
import { blankRecipe } from '../writing/blank-recipe.ts';
import { saveOnce } from './save-once.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import type { UsedKeys } from './used-keys.ts';

const cook = { id: 'ida', firstName: 'Ida', actsFor: async () => false, isBarred: () => false };
const recipe: Recipe = {
  ...blankRecipe(1, cook.id, new Date(0)),
  title: 'Risotto',
  imageKey: 'recipes/1/picture',
  originalFileKey: 'recipes/1/original',
};
const away = new Error('the database is away');

/** What remains of the recipe's files when the store behaves so. */
async function filesAfter(
  store: Partial<RecipeStore>,
  key: string | null = null,
  use: UsedKeys['use'] = async () => true,
): Promise<{ removed: string[]; result: unknown }> {
  const removed: string[] = [];
  const files = { remove: async (file: string) => void removed.push(file) };
  const result = await saveOnce(
    {
      recipes: { find: async () => null, findByKey: async () => null, ...store } as RecipeStore,
      files,
      keys: { use },
    },
    cook,
    key === null ? null : { key, asked: 'this' },
    async () => recipe,
  ).catch((error: unknown) => error);
  return { removed: removed.sort(), result };
}

describe('the files of a recipe', () => {
  test('stay with one that was kept', async () => {
    expect(await filesAfter({ insert: async () => true })).toEqual({
      removed: [],
      // Without ingredients nothing is left to be worked out.
      result: { ...recipe, analysed: expect.any(String) },
    });
  });

  test('are removed when it was not kept', async () => {
    expect(
      await filesAfter({
        insert: async () => {
          throw away;
        },
      }),
    ).toEqual({ removed: ['recipes/1/original', 'recipes/1/picture'], result: away });
  });

  test('stay when it was kept although the answer was lost', async () => {
    expect(
      await filesAfter({
        insert: async () => {
          throw away;
        },
        find: async () => recipe,
      }),
    ).toEqual({ removed: [], result: away });
  });

  test('stay when nobody can say whether it was kept', async () => {
    expect(
      await filesAfter({
        insert: async () => {
          throw away;
        },
        find: async () => {
          throw away;
        },
      }),
    ).toEqual({ removed: [], result: away });
  });

  test('are removed when another call was faster with the same key', async () => {
    const other = { ...recipe, id: 2, imageKey: null, originalFileKey: null };
    let asked = 0;
    const store = {
      insert: async () => false,
      findByKey: async () => (asked++ === 0 ? null : other),
    };
    expect(await filesAfter(store, 'key')).toEqual({
      removed: ['recipes/1/original', 'recipes/1/picture'],
      result: other,
    });
  });

  test('are removed when its key turns out to be used for another request', async () => {
    expect(await filesAfter({ insert: async () => true }, 'key', async () => false)).toMatchObject({
      removed: ['recipes/1/original', 'recipes/1/picture'],
      result: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});
