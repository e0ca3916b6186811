import { checkDiet, dietMessage } from '@convivio/culinary/find';
import type { DietaryProfile, Dish_EntryFragment } from '../../../generated/operations.ts';

/** What of a dish the guests do not eat. */
export interface DishCheck {
  /** The sentence of a conflict; null without one. */
  message: string | null;
  /** Ingredients of which it is not known, as far as the profile leaves anything out. */
  unknown: readonly string[];
}

/** Checks the dishes of a menu against a profile, by the ids of their entries. A dish whose recipe is gone is not checked. */
export function checkMenu(
  entries: readonly Dish_EntryFragment[],
  profile: DietaryProfile,
): ReadonlyMap<string, DishCheck> {
  return new Map(
    entries.flatMap(({ id, recipe }) => {
      if (recipe === null) return [];
      const check = checkDiet(recipe, profile);
      return [[id, { message: dietMessage(check, profile), unknown: check.unknown }] as const];
    }),
  );
}
