import { invalid } from '@convivio/platform/errors';
import type { DiscoveredIngredient } from './discovered-ingredient.ts';
import type { DiscoveredStore } from './discovered-store.ts';

const MOST_AT_ONCE = 100;

/** A page of what was discovered, the unverified first, then the newest. Throws 422 for a page that cannot be. */
export function listDiscoveredIngredients(
  store: DiscoveredStore,
  { first, offset }: { first: number; offset: number },
): Promise<DiscoveredIngredient[]> {
  if (first < 1 || first > MOST_AT_ONCE)
    throw invalid('PAGE_SIZE_INVALID', `A page has 1 to ${MOST_AT_ONCE} ingredients.`, {
      first: `must be a whole number from 1 to ${MOST_AT_ONCE}`,
    });
  if (offset < 0)
    throw invalid('OFFSET_INVALID', 'A page cannot begin before the first ingredient.', {
      offset: 'must not be negative',
    });
  return store.list(first, offset);
}
