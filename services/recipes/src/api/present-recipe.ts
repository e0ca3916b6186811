import { signedFilePath } from '@convivio/platform/signed-link';
import type { Recipe } from '../domain/recipe.ts';
import { presentIngredient } from './present-ingredient.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A recipe as the API shows it: durations in ISO form, links in place of storage keys. */
export function presentRecipe(recipe: Recipe, secret: string) {
  return {
    ...recipe,
    id: String(recipe.id),
    ingredients: recipe.ingredients.map(presentIngredient),
    prepTime: isoDuration(recipe.prepTime),
    cookTime: isoDuration(recipe.cookTime),
    totalTime: isoDuration(recipe.totalTime),
    language: languageName(recipe.languageCode),
    originalFileUrl: recipe.originalFileKey && signedFilePath(recipe.originalFileKey, secret),
    imageUrl: recipe.imageKey && signedFilePath(recipe.imageKey, secret),
    createdAt: recipe.createdAt.toISOString(),
    updatedAt: recipe.updatedAt.toISOString(),
  };
}

/** The English name of a language; null for a code that is none, as an AI provider may give. */
function languageName(code: string | null): string | null {
  try {
    return (code && languages.of(code)) || null;
  } catch {
    return null;
  }
}

function isoDuration(minutes: number | null): string | null {
  if (minutes === null) return null;
  const hours = Math.floor(minutes / 60);
  return `PT${hours ? `${hours}H` : ''}${minutes % 60 || !hours ? `${minutes % 60}M` : ''}`;
}
