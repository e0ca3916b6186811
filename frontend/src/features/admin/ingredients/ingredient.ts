import type { IngredientRow_IngredientFragment } from '../../../generated/operations.ts';

export type Ingredient = IngredientRow_IngredientFragment;

/** The figures of an ingredient, with the greatest that each can be. */
export const figures = [
  { name: 'calories', label: 'Calories', short: 'energy', unit: 'kcal', most: 900 },
  { name: 'protein', label: 'Protein', short: 'protein', unit: 'g', most: 100 },
  { name: 'carbohydrates', label: 'Carbohydrates', short: 'carbohydrates', unit: 'g', most: 100 },
  { name: 'fat', label: 'Fat', short: 'fat', unit: 'g', most: 100 },
  { name: 'fiber', label: 'Fibre', short: 'fibre', unit: 'g', most: 100 },
  { name: 'alcohol', label: 'Alcohol', short: 'alcohol', unit: 'g', most: 100 },
  { name: 'climate', label: 'CO₂ per kilogram', short: 'CO₂', unit: 'kg/kg', most: 100 },
  { name: 'pieceGrams', label: 'One weighs', short: 'one', unit: 'g', most: 100_000 },
  { name: 'density', label: 'A millilitre weighs', short: 'density', unit: 'g/ml', most: 25 },
] as const satisfies readonly { name: keyof Ingredient; [field: string]: unknown }[];

export type FigureName = (typeof figures)[number]['name'];
