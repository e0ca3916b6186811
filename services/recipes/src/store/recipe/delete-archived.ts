import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { RecipeStore } from '../../domain/recipe/recipe-store.ts';
import type { RecipeModel } from './recipe-model.ts';

const AT_ONCE = 500;

type Archived = { _id: number; title: string };
type DeleteArchived = Parameters<RecipeStore['deleteArchived']>;

/** Marks the archived recipes of an owner as deleted, some at a time, each with what is announced of it. */
export async function deleteArchived(
  model: RecipeModel,
  relay: Relay,
  ...[ownerId, announce, now]: DeleteArchived
): Promise<number> {
  let deleted = 0;
  for (let last = -1; ;) {
    const archived = await model
      .find({ ownerId, state: 'archived', _id: { $gt: last } }, { title: 1 })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean<Archived[]>();
    if (archived.length > 0) {
      const { modifiedCount } = await model.bulkWrite(
        archived.map(({ _id, title }) => {
          const { $push, $set } = appendToOutbox([announce({ id: _id, ownerId, title })]);
          // One that was restored in the meantime stays.
          return {
            updateOne: {
              filter: { _id, state: 'archived' },
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
      last = (archived.at(-1) as Archived)._id;
      relay.nudge();
    }
    if (archived.length < AT_ONCE) return deleted;
  }
}
