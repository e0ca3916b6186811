import { courseOf, dietOf } from '@convivio/culinary/find';
import type { Category, DietaryCategory, Recipe } from './recipe.ts';

/** Which rules of course, diet, search words and sort keys a kept recipe was filed by. Raise it when they change: kept recipes are then filed anew. */
export const SHELVING_RULES = 2;

/** What course and diet are read from. */
export const CLASSIFIED_BY = [
  'title',
  'tags',
  'ingredients',
  'category',
  'dietaryCategory',
  'languageCode',
] as const satisfies readonly (keyof Recipe)[];

type Shelved = Pick<Recipe, (typeof CLASSIFIED_BY)[number]>;

/** The course and the diet under which the library shows a recipe: as stated, else as read from tags, title and ingredients. */
export function shelve(recipe: Shelved): { course: Category; diet: DietaryCategory } {
  return { course: courseOf(recipe), diet: dietOf(recipe) };
}
