import type { ImpactAxis, NutrientId } from './nutrients.data.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** Where figures of a food come from. */
export interface Provenance {
  /** For a reader: "USDA SR28: Onions, raw". */
  source: string;
  confidence: Confidence;
  /** The food whose figures stand for it; null where they are its own or those of its parts. */
  inheritedFrom: { id: string; name: string } | null;
  /** "flour, butter, salt", where the figures are those of what it is usually made of; else null. */
  madeOf: string | null;
}

export interface NutrientFigures extends Provenance {
  /** In 100 g of the edible part, raw, in the units of `nutrients.data.ts`; null where it was not analysed. */
  per100g: Readonly<Record<NutrientId, number | null>>;
}

/**
 * How an impact is known: of the food, of its product group, estimated from the land that it takes, or of farmed fish where it is wild.
 */
export type ImpactBasis = 'food' | 'group' | 'estimate' | 'farmed';

export interface ImpactFigures extends Provenance {
  /**
   * Of a kilogram: climate in kg CO2 equivalents, water in m³ of deprivation (world equivalents), land in points, biodiversity as potentially
   * disappeared fraction of species. Null where nothing is known.
   */
  perKg: Readonly<Record<ImpactAxis, { value: number; basis: ImpactBasis } | null>>;
  /** What its product group takes in the mean of the world, for a reader: m² and years, litres of freshwater; null where it has no group. */
  squareMetres: number | null;
  litres: number | null;
}

export interface FoodFigures {
  nutrients: NutrientFigures | null;
  impacts: ImpactFigures | null;
  /** Percent of what is bought that is not eaten: peel, stone, bone. */
  refuse: number;
}
