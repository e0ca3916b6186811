import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import DataLoader from 'dataloader';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import type { RecipeStore } from '../../domain/recipe/recipe-store.ts';
import {
  changesBetween,
  projectionOf,
  recipeOf,
  indexFields,
  type RecipeDocument,
} from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

const AT_ONCE = 500;
const MOST_READ = 100;

export function mongoRecipeStore(model: RecipeModel, relay: Relay): RecipeStore {
  // The domain has checked and typed what is written and what is asked for: both go to the driver as they are.
  const documents = model.collection;
  const findOne = async (filter: object) => read(await documents.findOne<RecipeDocument>(filter));
  // What is asked for in one turn of the event loop is read together: under load a read costs a fraction of one made alone.
  const byId = new DataLoader<number, Recipe | null>(
    async (ids) => {
      const found = new Map(
        (
          await documents
            .find<RecipeDocument>(
              { _id: { $in: [...new Set(ids)] as never[] } },
              { batchSize: MOST_READ },
            )
            .toArray()
        ).map((document) => [document._id, document]),
      );
      return ids.map((id) => readAlone(found.get(id) ?? null));
    },
    { cache: false, maxBatchSize: MOST_READ, batchScheduleFn: setImmediate },
  );
  return {
    async find({ id, generated }) {
      const recipe = await byId.load(id);
      return recipe && recipe.generated === generated && recipe.state !== 'deleted' ? recipe : null;
    },
    async findByJob(jobId) {
      return findOne({ jobId });
    },
    async findByKey(ownerId, key) {
      return findOne({ idempotency: idempotencyOf(ownerId, key) });
    },
    async every(ownerId, state, fields) {
      return (
        await model
          .find({ ownerId, state }, projectionOf(fields))
          .sort({ createdAt: -1, _id: -1 })
          .lean<RecipeDocument[]>()
      ).map(recipeOf);
    },
    async own(ownerId, ids, fields) {
      return (
        await model
          .find(
            { _id: { $in: ids }, ownerId, state: { $in: ['active', 'archived'] } },
            projectionOf(fields),
          )
          .lean<RecipeDocument[]>()
      ).map(recipeOf);
    },
    async insert(recipe, announcements, key = null) {
      const { id, jobId, ...fields } = recipe;
      try {
        await documents.insertOne({
          _id: id as never,
          ...(jobId !== null && { jobId }),
          ...fields,
          ...indexFields(recipe),
          touchedAt: new Date(),
          ...(key !== null && { idempotency: idempotencyOf(recipe.ownerId, key) }),
          ...firstOutbox(announcements),
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    async replace(before, after, announcements) {
      const { $push, $set } = appendToOutbox(announcements);
      const { matchedCount } = await documents.updateOne(
        { _id: before.id as never, version: before.version, state: before.state },
        {
          $set: { ...changesBetween(before, after), touchedAt: new Date(), ...$set },
          $push: $push as never,
        },
      );
      if (matchedCount === 0) return false;
      relay.nudge();
      return true;
    },
    async deleteArchived(ownerId, announce, now) {
      let deleted = 0;
      for (let last = -1; ;) {
        const archived = await model
          .find({ ownerId, state: 'archived', _id: { $gt: last } }, { title: 1 })
          .sort({ _id: 1 })
          .limit(AT_ONCE)
          .lean<{ _id: number; title: string }[]>();
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
          last = (archived.at(-1) as { _id: number })._id;
          relay.nudge();
        }
        if (archived.length < AT_ONCE) return deleted;
      }
    },
  };
}

const read = (document: RecipeDocument | null): Recipe | null => document && recipeOf(document);
/** Who cannot read their recipe does not keep the others of their turn from theirs. */
function readAlone(document: RecipeDocument | null): Recipe | null | Error {
  try {
    return read(document);
  } catch (error) {
    return error instanceof Error
      ? error
      : new Error('a recipe could not be read', { cause: error });
  }
}

const idempotencyOf = (ownerId: string, key: string) => `${ownerId}:${key}`;
