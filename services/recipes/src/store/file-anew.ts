import type { Log } from '@convivio/platform/log';
import { shelve, SHELVING_RULES } from '../domain/shelve-recipe.ts';
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

  /** Whether somebody changed a recipe between its reading and its filing. */
  let missed = false;

  /** The id of the last recipe that was done; null when there are no more. */
  async function some(after: number): Promise<number | null> {
    const documents = await model
      .find({ _id: { $gt: after }, rules: { $in: FORMER_RULES }, state: { $ne: 'deleted' } })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean<RecipeDocument[]>();
    if (documents.length === 0) return null;
    const { matchedCount } = await model.bulkWrite(
      documents.map((document) => {
        const {
          generated,
          difficulty,
          chefInsight,
          chefPersona,
          chefSecrets,
          sustainabilityScore,
          updatedBy,
          ...recipe
        } = recipeOf(document);
        const added = {
          generated,
          difficulty,
          chefInsight,
          chefPersona,
          chefSecrets,
          sustainabilityScore,
          updatedBy,
        };
        return {
          updateOne: {
            filter: { _id: document._id, version: document.version },
            update: {
              $set: {
                ...added,
                ...shelve(recipe),
                ...shelfFields({ ...recipe, ...added }),
                touchedAt: new Date(),
              },
            },
          },
        };
      }),
    );
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
