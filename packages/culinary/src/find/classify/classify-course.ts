import type { Category } from '../../recipe/recipe.ts';
import {
  courseWords,
  dessertDishes,
  pastryBases,
  savouryDishes,
  sweetWords,
} from './course-words.data.ts';
import { foldWords } from '../../words/fold.ts';
import { courseOfLines } from './course-of-lines.ts';
import { dishKindOf } from './dish-kind.ts';

const phrases = (words: readonly string[]) =>
  new RegExp(` (?:${words.map((word) => word.replaceAll('-', ' ')).join('|')}) `);
const stated = (['dessert', 'starter', 'main'] as const).map(
  (course) => [course, phrases(courseWords[course])] as const,
);
const dessertNames = phrases(dessertDishes);
const savouryNames = phrases(savouryDishes);
const pastry = phrases(pastryBases);
const sweet = phrases(sweetWords);

/** Of a label that names something else: "Main ingredient: lemon". */
const otherLabels = / main ingredients? /g;

interface Dish {
  title: string;
  courseText: string | null;
  tags: readonly string[];
  /** As written. */
  lines?: readonly string[];
  language?: string | null;
}

/**
 * The course by the source's own words, else by what the title calls the dish, else by what is in it. Null where none of them says, and for
 * what is none: a spread, a sauce, a drink or what other dishes are made of is no main, whatever a tag says.
 */
export function classifyCourse(dish: Dish): Category | null {
  const { title, lines = [], language = null } = dish;
  const kind = dishKindOf(title, language);
  const said = statedCourse(dish);
  if (said !== null) return kind === 'aside' && said === 'main' ? null : said;
  if (kind === 'aside') return null;
  const name = ` ${foldWords(title)} `;
  if (!savouryNames.test(name)) {
    if (dessertNames.test(name) || (pastry.test(name) && sweet.test(name))) return 'dessert';
    if (kind !== null) return kind;
  }
  return courseOfLines(title, lines, language);
}

function statedCourse({ courseText, tags }: Dish): Category | null {
  for (const said of [courseText ?? '', ...tags]) {
    const words = ` ${foldWords(said)} `.replace(otherLabels, ' ');
    for (const [course, pattern] of stated) if (pattern.test(words)) return course;
  }
  return null;
}
