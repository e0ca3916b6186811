import type { Category, DietaryCategory } from '../../../generated/operations.ts';

/** The library's sections in their fixed order. */
export const courses = [
  { course: 'starter', heading: 'Starters', hasDietFilter: true },
  { course: 'main', heading: 'Mains', hasDietFilter: true },
  { course: 'dessert', heading: 'Desserts', hasDietFilter: false },
] as const satisfies readonly { course: Category; heading: string; hasDietFilter: boolean }[];

export type DietFilter = 'all' | Exclude<DietaryCategory, 'dessert'>;

interface CourseCount {
  course: Category;
  count: number;
  diets: readonly { diet: DietaryCategory; count: number }[];
}

export interface CourseSection {
  course: Category;
  heading: string;
  hasDietFilter: boolean;
  /** Recipes of this course, whatever their diet. */
  count: number;
  /** Those that the dietary filter leaves. */
  shown: number;
}

/** The sections that have recipes, with how many of them their dietary filters leave. */
export function courseSections(
  counts: readonly CourseCount[],
  filters: Record<Category, DietFilter>,
): CourseSection[] {
  return courses.flatMap((section) => {
    const found = counts.find(({ course }) => course === section.course);
    if (!found || found.count === 0) return [];
    const filter = section.hasDietFilter ? filters[section.course] : 'all';
    const shown =
      filter === 'all'
        ? found.count
        : (found.diets.find(({ diet }) => diet === filter)?.count ?? 0);
    return [{ ...section, count: found.count, shown }];
  });
}

/** Whether nothing is left to see although there are recipes. */
export const hidesEverything = (sections: readonly CourseSection[]) =>
  sections.length > 0 && sections.every(({ shown }) => shown === 0);
