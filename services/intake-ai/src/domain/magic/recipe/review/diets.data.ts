import type { MagicDiet } from '@convivio/culinary/compose';
import type { DietClass, DietProfile } from '@convivio/culinary/find';

/** The profile by whose rules a diet is checked. */
export const profileOf = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
} as const satisfies Record<MagicDiet, DietProfile>;

/** What a diet leaves out. */
export const leftOutBy: Readonly<Record<MagicDiet, readonly DietClass[]>> = {
  omnivore: [],
  pescatarian: ['meat'],
  vegetarian: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs'],
};
