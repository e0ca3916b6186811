import { parseIngredient } from '@convivio/culinary/line';
import type { WrittenRecipe } from './generate-recipes.ts';

/** The recipe as the product keeps it, for the bare handler. */
export function documentOf({ ingredientText, instructions, ...recipe }: WrittenRecipe): object {
  return {
    ...recipe,
    ingredients: ingredientText
      .split('\n')
      .map((line) => ({ ...parseIngredient(line), category: 'Main Ingredients' })),
    instructions: instructions.map((instruction, index) => ({
      step: index + 1,
      instruction,
      group: null,
      technique: null,
      tip: null,
    })),
  };
}
