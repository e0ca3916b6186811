import type { Category } from '../../recipe/recipe.ts';
import { namesStarterFood } from '../../foods/starter-foods.ts';
import { dessertTags, exactDessertTags } from './course-signs.data.ts';
import { foldWords } from '../../words/fold.ts';
import { phrasePattern } from '../../words/word-patterns.ts';

const dessert = phrasePattern([dessertTags])!;
const exactDessert = new Set(exactDessertTags);

interface CourseSubject {
  category: Category | null;
  title: string;
  tags: readonly string[];
  ingredients: readonly { name: string }[];
}

/** Whether a tag says that the recipe is a dessert: "Dessert", "Easy desserts", "Nachtisch". */
export const hasDessertTag = (tags: readonly string[]): boolean =>
  tags.map(foldWords).some((tag) => exactDessert.has(tag) || ` ${tag} `.search(dessert) !== -1);

/** The course under which the library shows a recipe: its own category, else a dessert tag, else foie gras and caviar are starters, else a main. */
export function libraryCourse({ category, title, tags, ingredients }: CourseSubject): Category {
  if (category !== null) return category;
  if (hasDessertTag(tags)) return 'dessert';
  return [title, ...tags, ...ingredients.map(({ name }) => name)].some(namesStarterFood)
    ? 'starter'
    : 'main';
}
