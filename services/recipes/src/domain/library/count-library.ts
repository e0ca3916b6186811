import { searchOf } from './list-recipes.ts';
import type { LibraryCount } from './library-query.ts';
import {
  COURSES,
  DIETS,
  type Category,
  type DietaryCategory,
  type ShownState,
} from '../recipe/recipe.ts';
import type { LibraryReader } from './library-reader.ts';

export interface LibraryCounts {
  total: number;
  found: number;
  courses: { course: Category; count: number; diets: { diet: DietaryCategory; count: number }[] }[];
}

/** How many recipes a search leaves; every course and diet is named, also one without recipes. */
export async function countLibrary(
  library: LibraryReader,
  ownerId: string,
  state: ShownState,
  text: string,
): Promise<LibraryCounts> {
  const { all, found } = await library.counts(ownerId, state, searchOf(text));
  return {
    total: sum(all),
    found: sum(found),
    courses: COURSES.map((course) => {
      const ofCourse = found.filter((each) => each.course === course);
      return {
        course,
        count: sum(ofCourse),
        diets: DIETS.map((diet) => ({
          diet,
          count: sum(ofCourse.filter((each) => each.diet === diet)),
        })),
      };
    }),
  };
}

const sum = (counts: readonly LibraryCount[]) =>
  counts.reduce((total, { count }) => total + count, 0);
