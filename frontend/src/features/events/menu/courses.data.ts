import type { CourseType } from '../../../generated/operations.ts';

/** The courses in the order they are served, as the pages call them. */
export const courses: Record<CourseType, string> = {
  appetizer: 'Starters',
  main: 'Main Course',
  dessert: 'Desserts',
};
export const courseTypes = Object.keys(courses) as CourseType[];

/** The course that a recipe's category goes to: what has none is a main course. */
export const courseOf = (category: string | null): CourseType =>
  category === 'starter' ? 'appetizer' : category === 'dessert' ? 'dessert' : 'main';
