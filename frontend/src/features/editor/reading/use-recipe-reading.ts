import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { RecipeReading } from './recipe-reading.ts';

const reading = lazyCode(async () => (await import('./recipe-reading.ts')).recipeReading);

/** What reads a recipe's words. Rejects where it cannot be fetched. */
export const fetchRecipeReading = (): Promise<RecipeReading> => reading.fetch();

/**
 * What reads a recipe's words, null until it is there. Until then, and where it cannot be fetched,
 * one writes without readings.
 */
export const useRecipeReading = (needed: boolean): RecipeReading | null =>
  useLazyCode(reading, needed);
