import { checkDiet } from '../../find/diets/check-diet.ts';
import type { DietProfile } from '../../find/diets/diet-profiles.data.ts';
import { memoise } from '../../words/memoise.ts';
import type { MagicDiet } from '../magic-recipe.ts';

const profiles: Readonly<Record<MagicDiet, DietProfile>> = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegan',
};

export const profileOf = (diet: MagicDiet): DietProfile => profiles[diet];

const fits = memoise((line, profile): boolean => {
  const check = checkDiet([{ name: line, originalText: line }], profile as DietProfile, 'en');
  return check.compatible && check.unknown.length === 0;
});

/** Whether a line is surely fit for a diet: neither against it nor doubtful. */
export const fitsDiet = (line: string, diet: MagicDiet): boolean => fits(line, profiles[diet]);
