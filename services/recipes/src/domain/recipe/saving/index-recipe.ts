import {
  libraryCourse,
  libraryDiet,
  libraryDietByParts,
  type ByParts,
} from '@convivio/culinary/find';
import type { Category, DietaryCategory, Recipe } from '../recipe.ts';

/**
 * Which rules of course, diet, search words and sort keys a stored recipe was indexed by. Raise it
 * when they change, and with `ANALYSIS_VERSION`, by whose scores is sorted: stored recipes are then
 * reindexed.
 */
export const INDEX_VERSION = 14;

/** What course and diet are read from. */
export const CLASSIFIED_BY = [
  'title',
  'tags',
  'ingredients',
  'instructions',
  'category',
  'dietaryCategory',
  'languageCode',
] as const satisfies readonly (keyof Recipe)[];

type Classified = Pick<Recipe, (typeof CLASSIFIED_BY)[number]>;

/** The course and the diet under which the library shows a recipe: as stated, else as read from tags, title, ingredients and steps. */
export function courseAndDiet(recipe: Classified): { course: Category; diet: DietaryCategory } {
  return { course: libraryCourse(recipe), diet: libraryDiet(withSteps(recipe)) };
}

/** The same, a line at a time. */
export function* courseAndDietByParts(
  recipe: Classified,
): ByParts<{ course: Category; diet: DietaryCategory }> {
  const course = libraryCourse(recipe);
  yield;
  return { course, diet: yield* libraryDietByParts(withSteps(recipe)) };
}

const withSteps = (recipe: Classified) => ({
  ...recipe,
  steps: recipe.instructions.map(({ instruction }) => instruction),
});
