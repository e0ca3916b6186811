import { readDuration } from '@convivio/culinary/recipe';
import type { Problems } from '@convivio/platform/problems';
import { LIMITS } from './recipe-limits.data.ts';
import type { Recipe } from '../recipe.ts';

const NO_TIME = /^(?:PT0[HMS]|0+\s*(?:m|min|mins|minutes)?)$/i;

/** Minutes of a time as it was written: ISO 8601, bare minutes or words; null for nothing. */
export function readTime(
  problems: Problems,
  field: 'prepTime' | 'cookTime',
  text: string | null,
): number | null {
  const written = text?.trim() ?? '';
  if (written === '') return null;
  if (NO_TIME.test(written)) return 0;
  const minutes = written.length <= LIMITS.time ? readDuration(written) : null;
  if (minutes === null)
    problems.add(
      field,
      'must be a time, such as 45 or 1 h 20 min',
      `The ${field === 'prepTime' ? 'preparation' : 'cooking'} time cannot be read. Write it as "45" or "1 h 20 min".`,
    );
  return minutes;
}

type Times = Pick<Recipe, 'prepTime' | 'cookTime' | 'totalTime'>;

/** A stated total moves with its parts, so that resting times in it stay, and is never less than both together. */
export function totalOf(
  before: Times,
  { prepTime, cookTime }: Pick<Recipe, 'prepTime' | 'cookTime'>,
): number | null {
  if (before.totalTime === null) return null;
  const parts = (prepTime ?? 0) + (cookTime ?? 0);
  return (
    Math.max(parts, before.totalTime + parts - (before.prepTime ?? 0) - (before.cookTime ?? 0)) ||
    null
  );
}
