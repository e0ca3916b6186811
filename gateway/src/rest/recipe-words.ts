import type {
  Category,
  DietaryCategory,
  Difficulty,
  OriginalFormat,
  RecipeState,
} from '../generated/operations.ts';

// The words that REST takes and gives, each once. The compiler refuses one that the graph does not have.
export const COURSES = ['starter', 'main', 'dessert'] as const satisfies readonly Category[];
export const DIETS = [
  'omnivore',
  'pescetarian',
  'vegetarian',
  'dessert',
] as const satisfies readonly DietaryCategory[];
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const satisfies readonly Difficulty[];
export const ORIGINAL_FORMATS = [
  'instagram',
  'tiktok',
  'others',
] as const satisfies readonly OriginalFormat[];
export const STATES = ['active', 'archived'] as const satisfies readonly RecipeState[];

/** Words as a sentence has them: "starter, main or dessert". */
export function inWords(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
