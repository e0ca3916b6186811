import { classifyRecipe } from '@convivio/culinary/classify';
import { emptyDraft } from '@convivio/culinary/recipe';
import type { Category, DietaryCategory, Recipe } from './recipe.ts';

/** Which rules of course, diet, search words and sort keys a kept recipe was filed by. Raise it when they change: kept recipes are then filed anew. */
export const SHELVING_RULES = 1;

type Shelved = Pick<Recipe, 'title' | 'tags' | 'ingredients' | 'category' | 'dietaryCategory'>;

/** The course and the diet under which the library shows a recipe: as stated, else as read from tags, title and ingredients. */
export function shelve(recipe: Shelved): { course: Category; diet: DietaryCategory } {
  const read = classifyRecipe({ ...emptyDraft(), title: recipe.title, tags: recipe.tags, ingredients: [{ name: null, lines: recipe.ingredients.map(({ originalText }) => originalText) }] });
  return { course: recipe.category ?? read.category ?? 'main', diet: recipe.dietaryCategory ?? read.dietaryCategory ?? 'vegetarian' };
}
