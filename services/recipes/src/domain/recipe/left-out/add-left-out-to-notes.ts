import { invalid, notFound } from '@convivio/platform/errors';
import type { Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { changeRecipe, refuseArchived, type Change } from '../saving/change-recipe.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';

/**
 * Moves a line that the import left out to the notes. It asks for no version: a line is known by its words, and whatever else was changed
 * they mean the same. Throws 404 for a line that is neither left out nor noted, 422 where the notes are full.
 */
export function addLeftOutToNotes(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  line: string,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe): Change => {
    refuseArchived(recipe);
    const isNoted = recipe.notes.includes(line);
    const leftOut = recipe.leftOut.filter((other) => other !== line);
    if (leftOut.length === recipe.leftOut.length) {
      // Somebody else, or the same call once more, has moved it.
      if (isNoted) return { to: null, message: 'recipe.changed' };
      throw notFound(
        'LEFT_OUT_LINE_NOT_FOUND',
        'This line is no longer among those that were left out. Somebody may have looked through them in the meantime.',
      );
    }
    if (!isNoted && recipe.notes.length >= LIMITS.steps)
      throw invalid('TOO_MANY_NOTES', `A recipe has at most ${LIMITS.steps} notes.`);
    const notes = isNoted ? recipe.notes : [...recipe.notes, line];
    return { to: { ...recipe, notes, leftOut }, message: 'recipe.changed' };
  });
}
