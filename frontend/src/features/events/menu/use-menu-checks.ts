import { useEffect, useState } from 'react';
import type { DietaryProfile, Dish_EntryFragment } from '../../../generated/operations.ts';
import type { DishCheck } from './dish-check.ts';

const NONE: ReadonlyMap<string, DishCheck> = new Map();

/** What of the dishes the guests do not eat, once the knowledge of foods is there: it is fetched behind the page. */
export function useMenuChecks(
  entries: readonly Dish_EntryFragment[],
  profile: DietaryProfile,
): ReadonlyMap<string, DishCheck> {
  const [checks, setChecks] = useState(NONE);
  useEffect(() => {
    let left = false;
    const check = async () => {
      const { checkMenu } = await import('./dish-check.ts');
      if (!left) setChecks(checkMenu(entries, profile));
    };
    // Without that knowledge the menu stands without a word about diets.
    check().catch(() => {});
    return () => {
      left = true;
    };
  }, [entries, profile]);
  return checks;
}
