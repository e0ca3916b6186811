import type { RecipeNutritionQuery } from '../../../../generated/operations.ts';

export type Nutrition = NonNullable<RecipeNutritionQuery['recipe']['nutrition']>;
/** What the figures are of. */
export type Extent = 'serving' | 'recipe';
