export type Course = 'starter' | 'main' | 'dessert';

export interface CourseSection<Recipe> {
  course: Course;
  heading: string;
  recipes: Recipe[];
}

interface Grouped {
  title: string;
  category: Course | null;
  tags: readonly string[];
}

const headings: readonly [Course, string][] = [['starter', 'Starters'], ['main', 'Mains'], ['dessert', 'Desserts']];
const dessertTag = /^desserts?$/i;
const luxuryStarter = /\bfoie[\s-]gras\b|\bcaviar\b/i;

/** The course a recipe is shown under: its own category, else a dessert tag, else foie gras and caviar are starters, else mains. */
export function courseOf(recipe: Grouped): Course {
  if (recipe.category !== null) return recipe.category;
  if (recipe.tags.some((tag) => dessertTag.test(tag.trim()))) return 'dessert';
  return luxuryStarter.test([recipe.title, ...recipe.tags].join('\n')) ? 'starter' : 'main';
}

/** The library's sections in their fixed order, each keeping the order of the list; courses without a recipe are left out. */
export function courseSections<Recipe extends Grouped>(recipes: readonly Recipe[]): CourseSection<Recipe>[] {
  const byCourse = Map.groupBy(recipes, courseOf);
  return headings
    .map(([course, heading]) => ({ course, heading, recipes: byCourse.get(course) ?? [] }))
    .filter((section) => section.recipes.length > 0);
}

export const courseHeadings = headings.map(([course, heading]) => ({ course, heading }));
