import type { FoodFigures } from './food-figures.ts';
import { impactsOf } from './impact-figures.ts';
import { nutrientsOf } from './nutrient-figures.ts';

/** Figures of foods: what is in them, and what growing and making them asks of the earth, each with its source and how sure it is. */
export type {
  Confidence,
  FoodFigures,
  ImpactBasis,
  ImpactFigures,
  NutrientFigures,
  Provenance,
} from './food-figures.ts';
export {
  impactAxes,
  macronutrients,
  micronutrients,
  nutrientIds,
  type ImpactAxis,
  type MacronutrientId,
  type MicronutrientId,
  type NutrientId,
} from './nutrients.data.ts';
export { impactAnchors } from './tables/impact-anchors.data.ts';

/** The figures of a food by its id in the lexicon; null for what no table knows. */
export function figuresOf(food: string): FoodFigures {
  const nutrients = nutrientsOf(food);
  return {
    nutrients: nutrients?.figures ?? null,
    impacts: impactsOf(food),
    refuse: nutrients?.refuse ?? 0,
  };
}
