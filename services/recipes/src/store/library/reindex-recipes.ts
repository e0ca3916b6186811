import type { Log } from '@convivio/platform/log';
import { withAnalysis } from '../../domain/recipe/analysis/analysed-content.ts';
import { courseAndDietByParts, INDEX_VERSION } from '../../domain/recipe/saving/index-recipe.ts';
import { withPauses } from '@convivio/platform/pauses';
import {
  ADDED_FIELDS,
  indexFields,
  recipeOf,
  type RecipeDocument,
} from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

const AT_ONCE = 100;
/** None at all, and those that were. Listed, so that an index finds them. */
const FORMER_RULES = [null, ...Array(INDEX_VERSION).keys()];

export interface Reindexing {
  /** Settles when the first recipes are done: a small library is whole from the first moment. */
  begun: Promise<void>;
  close(): Promise<void>;
}

/** Indexes recipes again that were saved under earlier rules, also those that were kept before there were any. Their version stays. */
export function reindexRecipes(model: RecipeModel, log: Log): Reindexing {
  let closed = false;

  /** Whether somebody changed a recipe while it was being reindexed. */
  let missed = false;

  /** The id of the last recipe that was done; null when there are no more. */
  async function some(after: number): Promise<number | null> {
    const documents = await model
      .find({ _id: { $gt: after }, rules: { $in: FORMER_RULES }, state: { $ne: 'deleted' } })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean<RecipeDocument[]>();
    if (documents.length === 0) return null;
    const updates = [];
    for (const document of documents) updates.push(await reindexed(document));
    const { matchedCount } = await model.bulkWrite(updates);
    missed ||= matchedCount < documents.length;
    return documents.length < AT_ONCE ? null : (documents.at(-1) as RecipeDocument)._id;
  }

  const begun = some(-1);
  const whole = begun
    .then(async (last) => {
      for (let at = last; (at !== null || missed) && !closed;) {
        if (at === null) missed = false;
        at = await some(at ?? -1);
      }
    })
    .catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'recipes wait to be reindexed');
    });
  return {
    begun: begun.then(() => {}),
    async close() {
      closed = true;
      await whole;
    },
  };
}

/**
 * The update of a document that indexes it by the present rules, unless somebody has changed it
 * meanwhile; with the fields that earlier versions lack.
 */
async function reindexed(document: RecipeDocument) {
  const recipe = withAnalysis(null, recipeOf(document));
  const added = Object.fromEntries(ADDED_FIELDS.map((field) => [field, recipe[field]]));
  return {
    updateOne: {
      filter: { _id: document._id, version: document.version },
      update: {
        $set: {
          ...added,
          servingsStated: recipe.servingsStated,
          ...(await withPauses(courseAndDietByParts(recipe))),
          ...(await indexFields(recipe)),
          touchedAt: new Date(),
        },
      },
    },
  };
}
