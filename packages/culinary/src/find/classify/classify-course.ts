import type { Category } from '../../recipe/recipe.ts';
import {
  courseWords,
  dessertDishes,
  pastryBases,
  savouryDishes,
  sweetWords,
} from './course-words.data.ts';
import { foldWords } from '../../words/fold.ts';

const phrases = (words: readonly string[]) =>
  new RegExp(` (?:${words.map((word) => word.replaceAll('-', ' ')).join('|')}) `);
const stated = (['dessert', 'starter', 'main'] as const).map(
  (course) => [course, phrases(courseWords[course])] as const,
);
const dessertNames = phrases(dessertDishes);
const savouryNames = phrases(savouryDishes);
const pastry = phrases(pastryBases);
const sweet = phrases(sweetWords);

/** The course by the source's own words, else by a title that can only be a dessert; null when neither says. */
export function classifyCourse(
  title: string,
  courseText: string | null,
  tags: readonly string[],
): Category | null {
  for (const said of [courseText ?? '', ...tags]) {
    const words = ` ${foldWords(said)} `;
    for (const [course, pattern] of stated) if (pattern.test(words)) return course;
  }
  const name = ` ${foldWords(title)} `;
  if (savouryNames.test(name)) return null;
  return dessertNames.test(name) || (pastry.test(name) && sweet.test(name)) ? 'dessert' : null;
}
