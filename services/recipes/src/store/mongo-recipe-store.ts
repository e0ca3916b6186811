import { announcement, type Relay } from '@convivio/platform/outbox';
import type { Recipe } from '../domain/recipe.ts';
import type { RecipeStore } from '../domain/recipe-store.ts';
import type { RecipeModel } from './recipe-model.ts';

type RecipeDocument = Omit<Recipe, 'id' | 'jobId'> & { _id: number; jobId?: number };

const DUPLICATE_KEY = 11000;

export function mongoRecipeStore(model: RecipeModel, relay: Relay): RecipeStore {
  const visible = { outbox: 0, unsent: 0 };
  return {
    async find(id) {
      return recipeOf(await model.findById(id, visible).lean<RecipeDocument>());
    },
    async findByJob(jobId) {
      return recipeOf(await model.findOne({ jobId }, visible).lean<RecipeDocument>());
    },
    async listActive(ownerId) {
      const documents = await model.find({ ownerId, state: 'active' }, visible).sort({ createdAt: -1, _id: -1 }).lean<RecipeDocument[]>();
      return documents.map((document) => recipeOf(document) as Recipe);
    },
    async insert(recipe, announcements) {
      const { id, jobId, ...fields } = recipe;
      try {
        await model.create({
          _id: id, ...(jobId !== null && { jobId }), ...fields,
          outbox: announcements.map(({ subject, actorId, data }) => announcement(subject, actorId, data)),
          unsent: announcements.length > 0 || undefined,
        });
      } catch (error) {
        if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
  };
}

function recipeOf(document: RecipeDocument | null): Recipe | null {
  if (!document) return null;
  const { _id, jobId, ...fields } = document;
  return { ...fields, id: _id, jobId: jobId ?? null };
}
