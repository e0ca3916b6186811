import type { RecipeVisibility } from '../../generated/operations.ts';
import { recipes } from '../labels/counts.ts';

export const visibilityFailed = 'Who sees it could not be changed';

/** What is said once so many recipes of the cook are public, or private again. */
export const visibilityToast = (count: number, visibility: RecipeVisibility) => ({
  title: `${count === 1 ? 'Recipe' : recipes(count)} made ${visibility}`,
  text:
    visibility === 'public'
      ? `Everybody can read ${count === 1 ? 'it' : 'them'}, without signing in.`
      : `Only you and those who cook with you can read ${count === 1 ? 'it' : 'them'}.`,
});
