import type { CourseType } from '../../../generated/operations.ts';

/** The course that a recipe's category goes to: what has none is a main course. */
export const courseOf = (category: string | null): CourseType =>
  category === 'starter' ? 'appetizer' : category === 'dessert' ? 'dessert' : 'main';
