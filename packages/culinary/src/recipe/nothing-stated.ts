import type { RecipeDraft } from './recipe.ts';

/** What every shape of a recipe states beside its title and its method, before it states anything; times in minutes. */
export const nothingStated = () =>
  ({
    ingredients: [],
    tags: [],
    prepTime: null,
    cookTime: null,
    totalTime: null,
    servings: null,
    yieldText: null,
    notes: [],
    equipment: [],
    servingNotes: [],
    storageNotes: [],
    tips: [],
    author: null,
    source: null,
  }) satisfies Partial<RecipeDraft>;
