import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import type { OwnKey, RecipeStore } from '../../domain/recipe/recipe-store.ts';
import {
  changesBetween,
  projectionOf,
  recipeOf,
  indexFields,
  type RecipeDocument,
} from './recipe-document.ts';
import { deleteRecipes } from './delete-recipes.ts';
import type { RecipeModel } from './recipe-model.ts';
import { recipesById } from './recipes-by-id.ts';

export function mongoRecipeStore(model: RecipeModel, relay: Relay): RecipeStore {
  // The domain has checked and typed what is written and what is asked for: both go to the driver as they are.
  const documents = model.collection;
  const findOne = async (filter: object) => read(await documents.findOne<RecipeDocument>(filter));
  const readAfter = async (filter: object, after: number, most: number) =>
    (
      await documents
        .find<RecipeDocument>({
          ...filter,
          _id: { $gt: after as never },
          state: { $in: ['active', 'archived'] },
        })
        .sort({ _id: 1 })
        .limit(most)
        .toArray()
    ).map(recipeOf);
  const byId = recipesById(model);
  return {
    async find({ id, generated }, fields) {
      const recipe = await byId.load({ id, fields: fields ?? null });
      return recipe && recipe.generated === generated && recipe.state !== 'deleted' ? recipe : null;
    },
    async findByJob(jobId) {
      return findOne({ jobId });
    },
    async findByKey(key) {
      return findOne({ idempotency: idempotencyOf(key) });
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
    ownAfter: (ownerId, after, most) => readAfter({ ownerId }, after, most),
    lookingUpAfter: (name, after, most) =>
      readAfter({ 'analysis.unknownNames': name }, after, most),
    ...writing(model, relay),
    deleteArchived: (ownerId, announce, now) =>
      deleteRecipes(model, relay, ['archived'], ownerId, announce, now),
    deleteAll: (ownerId, announce, now) =>
      deleteRecipes(model, relay, ['active', 'archived'], ownerId, announce, now),
  };
}

function writing(
  model: RecipeModel,
  relay: Relay,
): Pick<RecipeStore, 'insert' | 'replace' | 'forgetGuest'> {
  const documents = model.collection;
  return {
    async insert(recipe, announcements, key = null) {
      const { id, jobId, updatedByGuest, ...fields } = recipe;
      try {
        await documents.insertOne({
          _id: id as never,
          ...(jobId !== null && { jobId }),
          ...(updatedByGuest !== null && { updatedByGuest }),
          ...fields,
          ...(await indexFields(recipe)),
          touchedAt: new Date(),
          ...(key !== null && { idempotency: idempotencyOf(key) }),
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
      const outbox = announcements.length > 0 ? appendToOutbox(announcements) : null;
      const { matchedCount } = await documents.updateOne(unchanged(before), {
        $set: {
          ...(await changesBetween(before, after)),
          touchedAt: new Date(),
          ...outbox?.$set,
        },
        ...(after.updatedByGuest === null && { $unset: { updatedByGuest: true } }),
        ...(outbox && { $push: outbox.$push as never }),
      });
      if (matchedCount === 0) return false;
      if (outbox) relay.nudge();
      return true;
    },
    async forgetGuest(cookId) {
      await documents.updateMany(
        { updatedByGuest: cookId },
        { $set: { updatedBy: null, touchedAt: new Date() }, $unset: { updatedByGuest: true } },
      );
    },
  };
}

/** An analysis comes, and a food is corrected, without a new version. What was kept before there were analyses lacks both fields. */
const unchanged = ({ id, version, state, analysed, foodsCorrected }: Recipe) => ({
  _id: id as never,
  version,
  state,
  analysed,
  foodsCorrected: foodsCorrected === 0 ? { $in: [0, null] } : foodsCorrected,
});

const read = (document: RecipeDocument | null): Recipe | null => document && recipeOf(document);
const idempotencyOf = ({ cookId, key }: OwnKey) => `${cookId}:${key}`;
