import type { CourseType } from '../../../generated/operations.ts';

/** The courses in the order they are served, as the pages call them. */
export const courses: Record<CourseType, string> = {
  appetizer: 'Starters',
  main: 'Main Course',
  dessert: 'Desserts',
};
export const courseTypes = Object.keys(courses) as CourseType[];
