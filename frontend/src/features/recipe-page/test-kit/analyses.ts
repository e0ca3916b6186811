import type {
  CountedLine,
  Flavour,
  FlavourSummary,
  IngredientImpact,
  Nutrition,
  NutritionFigures,
  NutritionSummary,
  Recipe,
  Sustainability,
  SustainabilitySummary,
  WineAdvice,
} from '../../../generated/api-resolvers.ts';
import { buildIngredient } from '../../../test-kit/records.ts';

export const buildCounted = (line: Partial<CountedLine> = {}): CountedLine => ({
  line: '500 g ricotta',
  ingredient: 'ricotta',
  quantity: 500,
  unit: 'gram',
  matchedFood: {
    id: 'ricotta',
    name: 'ricotta',
    figuresOf: null,
    source: 'USDA SR28: Cheese, ricotta, whole milk',
    confidence: 'high',
  },
  grams: 500,
  weighedBy: 'as stated',
  assumed: null,
  corrected: false,
  discovered: false,
  nutrition: { calories: 870, protein: 56.3, carbohydrates: 15.2, fat: 64.9, fiber: 0 },
  ...line,
});

const figures = (calories: number): NutritionFigures => ({
  calories,
  protein: 11.8,
  carbohydrates: 44.1,
  fat: 21.3,
  fiber: null,
  micronutrients: [
    micronutrient('calcium', 'Calcium', 195, 15, 'yellow'),
    micronutrient('vitaminA', 'Vitamin A', 207, 23, 'green'),
    { ...micronutrient('iron', 'Iron', 1.3, 7, 'blue'), coverage: 0.6 },
    { ...micronutrient('vitaminK', 'Vitamin K', null, null, null), coverage: 0 },
  ],
});
const micronutrient = (
  id: string,
  name: string,
  amount: number | null,
  dailyValue: number | null,
  level: 'green' | 'yellow' | 'blue' | null,
) => ({ id, name, amount, unit: 'mg', dailyValue, level, coverage: 1 });

export const buildNutrition = (nutrition: Partial<Nutrition> = {}): Nutrition => ({
  servings: 8,
  servingsStated: true,
  calculatedAt: '2026-11-01T10:00:00Z',
  perServing: figures(412),
  totalRecipe: figures(3296),
  ingredients: [
    buildCounted(),
    buildCounted({
      line: '4 unwaxed lemons, zest and juice',
      ingredient: 'unwaxed lemons',
      matchedFood: {
        id: 'lemon',
        name: 'lemon',
        figuresOf: 'citrus fruit',
        source: 'USDA SR28: Lemons, raw, without peel',
        confidence: 'medium',
      },
      grams: 216,
      weighedBy: 'one lemon gives 48 g of juice',
      assumed: 'Only its juice and zest count.',
    }),
  ],
  uncounted: [
    { line: 'salt', ingredient: 'salt', reason: 'No amount is stated.', corrected: false },
  ],
  reliable: true,
  coverage: 0.93,
  remarks: ['Figures are of the raw ingredients.'],
  ...nutrition,
});

export const buildImpact = (impact: Partial<IngredientImpact> = {}): IngredientImpact => ({
  name: 'ricotta',
  line: '500 g ricotta',
  grams: 500,
  sustainabilityScore: 29,
  impact: 'high',
  share: 0.504,
  climate: 2.57,
  water: 2802,
  land: 43.9,
  source: 'AGRIBALYSE 3.1: Drained soft fresh cheese',
  figuresOf: null,
  confidence: 'high',
  assumed: null,
  corrected: false,
  discovered: false,
  ...impact,
});

export const buildSustainability = (
  sustainability: Partial<Sustainability> = {},
): Sustainability => ({
  overallScore: 66,
  band: 'Good',
  servings: 8,
  servingsStated: true,
  breakdown: { climate: 58, water: 50, biodiversity: 62, land: 73, unknown: ['water'] },
  topConcerns: ['Ricotta: 50% of the climate impact.'],
  ingredientDetails: [
    buildImpact({ name: 'flour', share: 0.035, sustainabilityScore: 71, impact: 'low' }),
    buildImpact(),
    buildImpact({
      name: 'pine nuts',
      grams: 17,
      share: null,
      confidence: 'low',
      sustainabilityScore: 34,
      assumed: 'A handful weighs 17 g.',
    }),
  ],
  discoveredIngredients: [],
  recommendations: [{ ingredient: 'butter', suggestion: 'Use olive oil.', scoreAfter: 74 }],
  uncounted: [
    { line: 'salt', ingredient: 'salt', reason: 'No amount is stated.', corrected: false },
  ],
  coverage: 0.93,
  reliable: true,
  confidence: 'medium',
  remarks: ['One ingredient is not in the score.'],
  ...sustainability,
});

export const buildFlavour = (flavour: Partial<Flavour> = {}): Flavour => ({
  principalIngredients: ['Ricotta', 'Lemon'],
  family: 'Milk and Cream',
  overallHarmony: 84,
  keyPairings: [
    {
      principalIngredient: 'Lemon',
      supportingElement: 'ricotta',
      affinity: 'classic',
      confidence: 88,
      insight: 'Acid lifts milk fat.',
      science: 'Limonene dissolves in fat.',
    },
    {
      principalIngredient: 'Lemon',
      supportingElement: 'fennel seed',
      affinity: 'adventurous',
      confidence: 52,
      insight: 'Half a teaspoon in the pastry.',
      science: null,
    },
  ],
  suggestions: [{ food: 'Honey', with: 'ricotta', insight: 'Sweetness for a mild curd.' }],
  remarks: ['Our table of pairings does not know moon dust.'],
  ...flavour,
});

export const buildWine = (wine: Partial<WineAdvice> = {}): WineAdvice => ({
  recommendations: [
    {
      category: 'Sweet, light sparkling',
      description: 'Grape and orange blossom.',
      servingTemperature: '6 to 8 °C',
      servingNote: 'The youngest on the shelf is the best.',
      bottles: [{ name: 'Moscato d’Asti', region: 'Piedmont' }],
    },
  ],
  alcoholFree: 'Cold black tea with bergamot.',
  remarks: [],
  ...wine,
});

/** What the page is told of it at once. */
export const buildSustainabilitySummary = (
  summary: Partial<SustainabilitySummary> = {},
): SustainabilitySummary => {
  const { ingredientDetails, uncounted, ...sustainability } = buildSustainability();
  return {
    ...sustainability,
    ingredientDetails,
    sources: ['AGRIBALYSE 3.1'],
    countedLines: ingredientDetails.length,
    uncountedLines: uncounted.length,
    ...summary,
  };
};

const buildNutritionSummary = (): NutritionSummary => {
  const { perServing, servings, servingsStated, coverage, ingredients, uncounted } =
    buildNutrition();
  const { micronutrients: _all, ...macronutrients } = perServing;
  return {
    ...macronutrients,
    servings,
    servingsStated,
    coverage,
    reliable: true,
    remarks: [],
    sources: ['USDA SR28'],
    countedLines: ingredients.length,
    uncountedLines: uncounted.length,
  };
};

export const buildFlavourSummary = (summary: Partial<FlavourSummary> = {}): FlavourSummary => {
  const { principalIngredients, family, overallHarmony, keyPairings } = buildFlavour();
  return { principalIngredients, family, overallHarmony, keyPairings, ...summary };
};

/** A recipe of which everything is known that can be. */
export const analysed = (recipe: Partial<Recipe> = {}): Partial<Recipe> => ({
  sustainabilityScore: 66,
  sustainabilitySummary: buildSustainabilitySummary(),
  nutritionSummary: buildNutritionSummary(),
  flavourSummary: buildFlavourSummary(),
  ingredients: [buildIngredient({ name: 'ricotta', originalText: '500 g ricotta' })],
  nutrition: buildNutrition(),
  sustainability: buildSustainability(),
  flavour: buildFlavour(),
  wine: buildWine(),
  techniques: [{ id: 'fold', name: 'Folding', about: 'Keeps the air in.', steps: [1, 3] }],
  ...recipe,
});
