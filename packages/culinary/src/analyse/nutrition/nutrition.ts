import type { Confidence, MacronutrientId, MicronutrientId } from '../../figures/figures.ts';
import type { UncountedLine } from '../weigh/uncounted-lines.ts';
import type { WeighedBy } from '../weigh/weighed.ts';

/** Kilocalories and grams; null where no counted food was analysed for it. */
export type Macronutrients = Record<MacronutrientId, number | null>;

export interface Micronutrient {
  id: MicronutrientId;
  /** For a reader: "Vitamin A". */
  name: string;
  /** Null where no counted food was analysed for it. */
  amount: number | null;
  unit: 'mg' | 'mcg';
  /** Percent of the daily value. */
  dailyValue: number | null;
  /** How its bar is coloured; null where nothing is known. */
  level: 'green' | 'yellow' | 'blue' | null;
  /** 0 to 1: the share of the counted weight that was analysed for it. */
  coverage: number;
}

export interface NutritionFigures extends Macronutrients {
  micronutrients: Micronutrient[];
}

export interface CountedLine {
  /** As it was written. */
  line: string;
  /** What was read in it; by this name it is corrected. */
  ingredient: string;
  quantity: number | null;
  /** Unit id, null for counted things. */
  unit: string | null;
  matchedFood: {
    id: string;
    name: string;
    /** The more general food, or the parts, whose figures it has; null where they are its own. */
    figuresOf: string | null;
    source: string;
    confidence: Confidence;
  };
  /** That count. */
  grams: number;
  how: WeighedBy;
  /** For a reader: "a medium onion weighs 110 g". */
  weighedBy: string;
  /** What the line does not state, in sentences; null where all is stated. */
  assumed: string | null;
  corrected: boolean;
  /** No table knows the food; its figures are a model's answer, or an administrator's. */
  discovered: boolean;
  nutrition: Macronutrients;
}

export interface Nutrition {
  servings: number;
  servingsStated: boolean;
  perServing: NutritionFigures;
  totalRecipe: NutritionFigures;
  ingredients: CountedLine[];
  uncounted: UncountedLine[];
  /** 0 to 1: how much of the weight that could be told has figures. */
  coverage: number;
  /** False where so little of the recipe counts that the sums are no figures to go by: less than two thirds of its foods, or not all its meat and fish. */
  reliable: boolean;
  /** What a reader should know of the figures, a sentence each. */
  remarks: string[];
}
