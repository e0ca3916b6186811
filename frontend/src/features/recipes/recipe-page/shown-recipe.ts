import type { RecipeQuery } from '../../../generated/operations.ts';

export interface ShownRecipe extends RecipeQueryRecipe {
  /** The language of its words, for the browser and screen readers. */
  lang: string | undefined;
  /** Its name, where it is not English. */
  foreignLanguage: string | null;
}

type RecipeQueryRecipe = RecipeQuery['recipe'];

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The recipe as the page shows it. */
export function shownRecipe(recipe: RecipeQueryRecipe): ShownRecipe {
  const code = recipe.languageCode?.trim() || null;
  return { ...recipe, lang: code ?? undefined, foreignLanguage: code === null || /^en\b/i.test(code) ? null : (recipe.language ?? nameOf(code)) };
}

function nameOf(code: string): string | null {
  try {
    return names.of(code) ?? null;
  } catch {
    return null;
  }
}

/** Only links that lead to the web are followed. */
export function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
