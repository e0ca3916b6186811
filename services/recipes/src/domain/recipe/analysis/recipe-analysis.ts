/** What was worked out of a recipe after it was saved: what its page shows at once. Everything else of the analyses is asked for when it is looked at. */
export interface RecipeAnalysis {
  /** Null where nothing in it can be scored. */
  sustainability: SustainabilitySummary | null;
  /** Null where nothing in it can be weighed. */
  nutrition: NutritionSummary | null;
  flavour: FlavourSummary | null;
  /** Names in it that no table knows, which count by what was discovered of them; few, as they are looked up. */
  unknownNames: readonly string[];
}

/** On what figures rest. */
interface Basis {
  servings: number;
  /** Whether the recipe states them; else the figures are as if it were for so many. */
  servingsStated: boolean;
  /** 0 to 1: how much of the weight that could be told has figures. */
  coverage: number;
  /** Lines that count, and those that do not. */
  countedLines: number;
  uncountedLines: number;
  /** The tables of the figures, each once. */
  sources: readonly string[];
}

export interface SustainabilitySummary extends Basis {
  /** 0 to 100, here and below. */
  overallScore: number;
  band: string;
  breakdown: {
    climate: number;
    water: number;
    biodiversity: number;
    land: number;
    unknown: readonly string[];
  };
  topConcerns: readonly string[];
  ingredientDetails: readonly ImpactSummary[];
  /** Ingredients whose figures a model gave. */
  discoveredIngredients: readonly string[];
  recommendations: readonly { ingredient: string; suggestion: string; scoreAfter: number }[];
  confidence: string;
  remarks: readonly string[];
}

interface ImpactSummary {
  /** Of the food. */
  name: string;
  /** As it was written. */
  line: string;
  sustainabilityScore: number;
  impact: string;
  confidence: string;
}

/** Of a serving; null where nothing is known. */
export interface NutritionSummary extends Basis {
  /** Kilocalories. */
  calories: number | null;
  /** Grams, here and below. */
  protein: number | null;
  carbohydrates: number | null;
  fat: number | null;
  fiber: number | null;
  /** False where so little of the recipe counts that the figures are the least that it holds. */
  reliable: boolean;
  /** What a reader should know of the figures, a sentence each. */
  remarks: readonly string[];
}

export interface FlavourSummary {
  principalIngredients: readonly string[];
  family: string | null;
  overallHarmony: number | null;
  keyPairings: readonly PairingSummary[];
}

interface PairingSummary {
  principalIngredient: string;
  supportingElement: string;
  affinity: 'classic' | 'adventurous' | 'other';
  confidence: number;
  insight: string;
  science: string | null;
}
