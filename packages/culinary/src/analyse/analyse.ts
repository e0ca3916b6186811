/** What tables know of a recipe: what is in it, and what it asks of the earth. */
export {
  correctionKey,
  isWeighed,
  type Correction,
  type Corrections,
  type KnownNames,
  type UnweighedFood,
  type Weighed,
  type WeighedBy,
  type WeighedFood,
} from './weigh/weighed.ts';
export type { DiscoveredFigures, DiscoveredFoods, Discovery } from './weigh/discovered-food.ts';
export { unknownNames, unknownNamesByParts } from './weigh/unknown-names.ts';
export { lineOfRecipe } from './weigh/line-of-recipe.ts';
export { weighLine, type LineOfRecipe } from './weigh/weigh-line.ts';
export {
  analyseNutrition,
  analyseNutritionByParts,
  RAW_FIGURES,
} from './nutrition/analyse-nutrition.ts';
export type {
  CountedLine,
  Macronutrients,
  Micronutrient,
  Nutrition,
  NutritionFigures,
} from './nutrition/nutrition.ts';
export type { RecipeLines } from './weigh/recipe-lines.ts';
export type { UncountedLine } from './weigh/uncounted-lines.ts';
export { DEFAULT_SERVINGS } from './weigh/usable-servings.ts';
export {
  analyseSustainability,
  analyseSustainabilityByParts,
} from './sustainability/analyse-sustainability.ts';
export {
  bandOf,
  sustainabilityBands,
  type ImpactLabel,
  type IngredientImpact,
  type Sustainability,
  type SustainabilityBand,
  type SustainableSwap,
} from './sustainability/sustainability.ts';
export {
  findTechniques,
  findTechniquesByParts,
  type FoundTechnique,
} from './techniques/find-techniques.ts';
export type { AnalysedRecipe } from './dish/analysed-recipe.ts';
export {
  analyseFlavour,
  analyseFlavourByParts,
  type FlavourAnalysis,
  type KeyPairing,
} from './flavour/analyse-flavour.ts';
export type { Suggestion } from './flavour/suggest-foods.ts';
export {
  analyseWine,
  analyseWineByParts,
  type WineAdvice,
  type WineRecommendation,
} from './wine/analyse-wine.ts';
