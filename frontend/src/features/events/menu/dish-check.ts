import { type ByParts, checkDietByParts, dietMessage } from '@convivio/culinary/find';
import type { DietaryProfile } from '../../../generated/operations.ts';
import type { ToCheck } from './use-ingredient-reader.ts';

/** What of a dish the guests do not eat. */
export interface DishCheck {
  /** The sentence of a conflict; null without one. */
  message: string | null;
  /** Ingredients of which it is not known, as far as the profile leaves anything out. */
  unknown: readonly string[];
}

/** Checks a dish against a profile, a line at a time. Null where its recipe is gone: nothing is known of it. */
export function* checkDish(
  { recipe }: Pick<ToCheck, 'recipe'>,
  profile: DietaryProfile,
): ByParts<DishCheck | null> {
  if (recipe === null) return null;
  const { ingredients, translatedIngredients, languageCode } = recipe;
  const lines = ingredients.map(({ name, originalText }, at) => ({
    name,
    originalText,
    translated: translatedIngredients?.[at],
  }));
  const check = yield* checkDietByParts(lines, profile, languageCode);
  return { message: dietMessage(check, profile), unknown: check.unknown };
}
