import type { Category, MagicDiet, MagicWishInput } from '../../../generated/operations.ts';
import type { Chef } from '../chefs/chef-lists.ts';

/** What a cook asks a chef for; course and diet are asked until they are chosen. */
export interface Wish {
  course: Category | null;
  diet: MagicDiet | null;
  ingredient: string;
  /** Whether there is a limit of time. */
  limited: boolean;
  time: string;
}

export const noWish: Wish = { course: null, diet: null, ingredient: '', limited: false, time: '' };

export const LONGEST_INGREDIENT = 200;
export const LONGEST_TIME = 100;

/** The wish as it is sent; null while course or diet is not chosen, and where a text is too long. */
export function wishInput(
  chef: Chef,
  { course, diet, ingredient, limited, time }: Wish,
  requestVariety: boolean,
): MagicWishInput | null {
  if (course === null || diet === null) return null;
  if (ingredient.trim().length > LONGEST_INGREDIENT) return null;
  if (limited && time.trim().length > LONGEST_TIME) return null;
  return {
    chef: { name: chef.name, style: chef.style, specialty: chef.specialty },
    course,
    diet,
    ingredient: ingredient.trim() || null,
    timeConstraint: (limited && time.trim()) || null,
    ...(requestVariety && { requestVariety }),
  };
}
