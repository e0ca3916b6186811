/** What tables know of a recipe: what goes well in it, which wine goes with it, which techniques it uses. */
export { findTechniques, type FoundTechnique } from './techniques/find-techniques.ts';
export type { AnalysedRecipe } from './dish/analysed-recipe.ts';
export {
  analyseFlavour,
  type FlavourAnalysis,
  type KeyPairing,
} from './flavour/analyse-flavour.ts';
export type { Suggestion } from './flavour/suggest-foods.ts';
export { analyseWine, type WineAdvice, type WineRecommendation } from './wine/analyse-wine.ts';
