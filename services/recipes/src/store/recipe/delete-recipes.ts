import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { RecipeStore } from '../../domain/recipe/recipe-store.ts';
import type { RecipeModel } from './recipe-model.ts';

const AT_ONCE = 500;

type Found = { _id: number; title: string };
type States = ('active' | 'archived')[];

/** Marks the recipes of an owner that are in these states as deleted, some at a time, each with what is announced of it. */
export async function deleteRecipes(
  model: RecipeModel,
  relay: Relay,
  states: States,
  ...[ownerId, announce, now]: Parameters<RecipeStore['deleteArchived']>
): Promise<number> {
  let deleted = 0;
  for (let last = -1; ;) {
    const found = await model
      .find({ ownerId, state: { $in: states }, _id: { $gt: last } }, { title: 1 })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean<Found[]>();
    if (found.length > 0) {
      const { modifiedCount } = await model.bulkWrite(
        found.map(({ _id, title }) => {
          const { $push, $set } = appendToOutbox([announce({ id: _id, ownerId, title })]);
          // One that is in another state by now stays.
          return {
            updateOne: {
              filter: { _id, state: { $in: states } },
              update: {
                $set: { state: 'deleted', updatedAt: now, touchedAt: new Date(), ...$set },
                $inc: { version: 1 },
                $push,
              },
            },
          };
        }),
      );
      deleted += modifiedCount;
      last = (found.at(-1) as Found)._id;
      relay.nudge();
    }
    if (found.length < AT_ONCE) return deleted;
  }
}
