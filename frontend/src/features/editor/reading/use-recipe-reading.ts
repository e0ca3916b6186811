import { useEffect, useState } from 'react';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import type { RecipeReading } from './recipe-reading.ts';

let fetched: RecipeReading | null = null;
let fetching: Promise<RecipeReading> | null = null;

/**
 * What reads a recipe's words. Browsers remember that code could not be fetched, so without a network
 * it is not asked for, and rejects.
 */
export async function fetchRecipeReading(): Promise<RecipeReading> {
  if (fetched) return fetched;
  if (navigator.onLine === false) throw new Error('There is no network');
  fetching ??= import('./recipe-reading.ts')
    .then(({ recipeReading }) => (fetched = recipeReading))
    .finally(() => (fetching = null));
  return fetching;
}

/**
 * What reads a recipe's words, null until it is there: it is fetched once the page is idle, or as
 * soon as it is needed. Until then, and where it cannot be fetched, one writes without readings.
 */
export function useRecipeReading(needed: boolean): RecipeReading | null {
  const [reading, setReading] = useState(fetched);
  useWhenIdle(() => void fetchRecipeReading().then(setReading, () => {}));
  useEffect(() => {
    if (reading !== null) return;
    const begin = () => void fetchRecipeReading().then(setReading, () => {});
    if (needed) begin();
    addEventListener('online', begin);
    return () => removeEventListener('online', begin);
  }, [needed, reading]);
  return reading;
}
