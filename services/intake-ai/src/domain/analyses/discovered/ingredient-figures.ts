import { ENERGY, FIGURE_BOUNDS, TOLERANCE } from './discovery-limits.data.ts';

/** In 100 g of an ingredient, of a kilogram (climate), of a piece and of a millilitre; null for what is not known. */
export type IngredientFigures = Record<keyof typeof FIGURE_BOUNDS, number | null>;

export const figureNames = Object.keys(FIGURE_BOUNDS) as (keyof IngredientFigures)[];

export const noFigures = Object.fromEntries(
  figureNames.map((name) => [name, null]),
) as IngredientFigures;

/** What is wrong with a figure, as a form says it beside the field. */
export interface WrongFigure {
  field: keyof IngredientFigures;
  about: string;
}

/** Figures that are out of bounds, are more parts than a whole, or are an energy that the parts do not give; empty where all hold. */
export function wrongFigures(figures: IngredientFigures): WrongFigure[] {
  const beyond = figureNames.flatMap((field): WrongFigure[] => {
    const [least, most] = FIGURE_BOUNDS[field];
    const value = figures[field];
    // Written so that what is no number does not pass.
    return value === null || (value >= least && value <= most)
      ? []
      : [{ field, about: `must be from ${least} to ${most}` }];
  });
  if (beyond.length > 0) return beyond;
  const { protein, carbohydrates, fat, alcohol } = figures;
  const parts = (protein ?? 0) + (carbohydrates ?? 0) + (fat ?? 0) + (alcohol ?? 0);
  if (parts > 100 + TOLERANCE.grams)
    return [
      { field: 'carbohydrates', about: 'must be at most 100 g with protein, fat and alcohol' },
    ];
  return isOfItsParts(figures)
    ? []
    : [{ field: 'calories', about: 'must follow from protein, carbohydrates, fat and alcohol' }];
}

/** Whether the energy is about that of the parts: at least that of those that are known, and no more where all are. */
function isOfItsParts(figures: IngredientFigures): boolean {
  const { calories, protein, carbohydrates, fat, alcohol, fiber } = figures;
  if (calories === null) return true;
  const energy =
    ENERGY.protein * (protein ?? 0) +
    ENERGY.carbohydrates * (carbohydrates ?? 0) +
    ENERGY.fat * (fat ?? 0) +
    ENERGY.alcohol * (alcohol ?? 0);
  const least = energy - ENERGY.fiberLess * (fiber ?? 0);
  if (calories < least * (1 - TOLERANCE.share) - TOLERANCE.calories) return false;
  if (protein === null || carbohydrates === null || fat === null) return true;
  return calories <= energy * (1 + TOLERANCE.share) + TOLERANCE.calories;
}
