import { notFound } from '@convivio/platform/errors';

export const recipeNotFound = () =>
  notFound('RECIPE_NOT_FOUND', 'This recipe does not exist or has been removed.');
