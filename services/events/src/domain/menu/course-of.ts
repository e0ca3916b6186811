import type { CourseType } from '../event/event.ts';
import type { MenuRecipe } from './recipe-book.ts';

const COURSES: Record<NonNullable<MenuRecipe['category']>, CourseType> = {
  starter: 'appetizer',
  main: 'main',
  dessert: 'dessert',
};

/** The course of a recipe by its category: starters are served first, what has none is a main course. */
export const courseOf = ({ category }: Pick<MenuRecipe, 'category'>): CourseType =>
  category === null ? 'main' : COURSES[category];
