import type { Category, DietaryCategory } from '../../recipe/recipe.ts';
import { classifyDiet } from './classify-diet.ts';
import { hasDessertTag } from './library-course.ts';

export interface DietSubject {
  /** As stated by the cook; null lets it be detected. */
  dietaryCategory: DietaryCategory | null;
  category: Category | null;
  title: string;
  tags: readonly string[];
  /** Lines as written, else names. */
  ingredients: readonly { name: string; originalText?: string }[];
  /** ISO 639-1. */
  languageCode?: string | null;
}

/**
 * The diet under which the library shows a recipe: as stated, else dessert for what a tag or its course calls a dessert, else by the animals
 * that title and ingredients name. Unlike in a search, chicken stock makes a soup omnivore: who eats no meat eats no stock of it either.
 * So does what may be of an animal and may be of none ("braised shoulder"): only who eats everything may rely on it.
 */
export function libraryDiet({
  dietaryCategory,
  category,
  title,
  tags,
  ingredients,
  languageCode,
}: DietSubject): DietaryCategory {
  if (dietaryCategory !== null) return dietaryCategory;
  if (hasDessertTag(tags) || category === 'dessert') return 'dessert';
  const diet = classifyDiet(
    title,
    ingredients.map(({ name, originalText }) => originalText || name),
    languageCode,
  );
  return diet === 'undecided' ? 'omnivore' : diet;
}
