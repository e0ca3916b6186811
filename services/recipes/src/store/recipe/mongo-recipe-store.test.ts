import { expect, test } from '@jest/globals';
import type { Relay } from '@convivio/platform/outbox';
import { mongoRecipeStore } from './mongo-recipe-store.ts';
import type { RecipeModel } from './recipe-model.ts';

/** A store over these documents, and how often they were asked for. */
function storeOf(documents: object[]) {
  const reads: unknown[] = [];
  const find = (filter: object) => ({ toArray: async () => (reads.push(filter), documents) });
  return {
    reads,
    store: mongoRecipeStore({ collection: { find } } as unknown as RecipeModel, {} as Relay),
  };
}

const broken = {
  _id: 2,
  get title() {
    throw new RangeError('not a recipe');
  },
};

test('a document that cannot be understood fails its own readers alone', async () => {
  const { store, reads } = storeOf([{ _id: 1, title: 'Risotto', state: 'active' }, broken]);
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((id) => store.find({ id, generated: false })),
  );
  expect(outcomes).toMatchObject([
    { value: { id: 1, title: 'Risotto' } },
    { reason: { message: 'not a recipe' } },
    { value: null },
  ]);
  expect(reads).toHaveLength(1);
});

test('who read a recipe at the same moment do not get the same object', async () => {
  const { store } = storeOf([{ _id: 1, title: 'Risotto', state: 'active' }]);
  const [one, other] = await Promise.all([1, 1].map((id) => store.find({ id, generated: false })));
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
});
