import type { Confidence, ImpactAxis, ImpactBasis } from '../../figures/figures.ts';
import type { UncountedLine } from '../weigh/uncounted-lines.ts';

/** How heavily a food weighs on the earth, a meal of it alone. */
export type ImpactLabel = 'very low' | 'low' | 'moderate' | 'high' | 'very high';

export interface IngredientImpact {
  /** Of the food. */
  name: string;
  /** As it was written. */
  line: string;
  grams: number;
  /** 0 to 100, as a meal of nothing else would have. */
  sustainabilityScore: number;
  impact: ImpactLabel;
  /** Its share of the recipe's climate figure, 0 to 1; null where that is not known. */
  share: number | null;
  /** In the recipe: kilograms of CO2 equivalents. */
  climate: number | null;
  /** Litres of freshwater, and square metres for a year, of its product group in the mean of the world; null where it has none. */
  water: number | null;
  land: number | null;
  /** How each of the four is known; null where it is not. */
  bases: Record<ImpactAxis, ImpactBasis | null>;
  source: string;
  /** The more general food, or the parts, whose figures it has; null where they are its own. */
  figuresOf: string | null;
  confidence: Confidence;
  assumed: string | null;
  corrected: boolean;
  /** No table knows the food; its figures are a model's answer, or an administrator's. */
  discovered: boolean;
}

export interface SustainableSwap {
  /** The ingredient to change. */
  ingredient: string;
  /** What to do, in a sentence. */
  suggestion: string;
  scoreAfter: number;
}

export interface Sustainability {
  /** 0 to 100, the higher the better. */
  overallScore: number;
  /** The four axes, and which of them nothing is known of, so that they stand at 50. */
  breakdown: Record<ImpactAxis, number> & { unknown: ImpactAxis[] };
  /** What weighs most, a sentence each. */
  topConcerns: string[];
  ingredientDetails: IngredientImpact[];
  /** Names of those that no table knows and whose figures a model or an administrator gave. */
  discoveredIngredients: string[];
  recommendations: SustainableSwap[];
  uncounted: UncountedLine[];
  /** 0 to 1: how much of the weight that could be told has figures. */
  coverage: number;
  confidence: Confidence;
  /** False where so little of the recipe counts that the sums are no figures to go by: less than two thirds of its foods, or not all its meat and fish. */
  reliable: boolean;
  servings: number;
  servingsStated: boolean;
  /** What a reader should know of the figures, a sentence each. */
  remarks: string[];
}

/** Where bands of a score begin, the best first. */
export const sustainabilityBands = [
  { name: 'Excellent', from: 80 },
  { name: 'Good', from: 60 },
  { name: 'Moderate', from: 40 },
  { name: 'Poor', from: 20 },
  { name: 'Critical', from: 0 },
] as const;
export type SustainabilityBand = (typeof sustainabilityBands)[number]['name'];

/** The band of a score. */
export const bandOf = (score: number): SustainabilityBand =>
  sustainabilityBands.find(({ from }) => score >= from)?.name ?? 'Critical';
