import type { Log } from '@convivio/platform/log';
import { SHELVING_RULES } from '../domain/shelve-recipe.ts';
import { recipeOf, shelfFields, type RecipeDocument } from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

const AT_ONCE = 100;
/** None at all, and those that were. Listed, so that an index finds them. */
const FORMER_RULES = [null, ...Array(SHELVING_RULES).keys()];

export interface Filing {
  /** Settles when the first recipes are done: a small library is whole from the first moment. */
  begun: Promise<void>;
  close(): Promise<void>;
}

/** Files recipes that were kept under earlier rules by the present ones, also those that were kept before there were any. Their version stays. */
export function fileAnew(model: RecipeModel, log: Log): Filing {
  let closed = false;

  /** The id of the last recipe that was done; null when there are no more. */
  async function some(after: number): Promise<number | null> {
    const documents = await model.find({ _id: { $gt: after }, rules: { $in: FORMER_RULES }, state: { $ne: 'deleted' } }).sort({ _id: 1 }).limit(AT_ONCE).lean<RecipeDocument[]>();
    if (documents.length === 0) return null;
    await model.bulkWrite(documents.map((document) => {
      const { generated, difficulty, chefInsight, chefPersona, chefSecrets, sustainabilityScore, updatedBy, ...recipe } = recipeOf(document);
      const added = { generated, difficulty, chefInsight, chefPersona, chefSecrets, sustainabilityScore, updatedBy };
      // Who has changed it in the meantime has filed it too.
      return { updateOne: { filter: { _id: document._id, version: document.version }, update: { $set: { ...added, ...shelfFields({ ...recipe, ...added }) } } } };
    }));
    return documents.length < AT_ONCE ? null : (documents.at(-1) as RecipeDocument)._id;
  }

  const begun = some(-1);
  const whole = begun
    .then(async (last) => {
      for (let at = last; at !== null && !closed; ) at = await some(at);
    })
    .catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'recipes wait to be filed by the present rules');
    });
  return {
    begun: begun.then(() => {}),
    async close() {
      closed = true;
      await whole;
    },
  };
}
