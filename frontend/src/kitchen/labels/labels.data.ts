import type { Category, DietaryCategory } from '../../generated/operations.ts';

export const courseLabels: Record<Category, string> = {
  starter: 'Starter',
  main: 'Main',
  dessert: 'Dessert',
};

export const dietLabels: Record<DietaryCategory, string> = {
  omnivore: 'Omnivore',
  pescetarian: 'Pescetarian',
  vegetarian: 'Vegetarian',
  dessert: 'Dessert',
};
