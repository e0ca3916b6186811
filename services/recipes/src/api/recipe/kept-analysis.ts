import type { RecipeAnalysis } from '../../domain/recipe/analysis/recipe-analysis.ts';
import type { RecipeAnalysisInput } from '../../generated/resolvers.ts';

/** An analysis as another service hands it over: what it leaves out is not known. */
export const keptAnalysis = ({
  sustainability,
  nutrition,
  flavour,
  unknownNames,
}: RecipeAnalysisInput): RecipeAnalysis => ({
  unknownNames,
  sustainability: sustainability ?? null,
  nutrition: nutrition
    ? {
        ...nutrition,
        calories: nutrition.calories ?? null,
        protein: nutrition.protein ?? null,
        carbohydrates: nutrition.carbohydrates ?? null,
        fat: nutrition.fat ?? null,
        fiber: nutrition.fiber ?? null,
      }
    : null,
  flavour: flavour
    ? {
        ...flavour,
        family: flavour.family ?? null,
        overallHarmony: flavour.overallHarmony ?? null,
        keyPairings: flavour.keyPairings.map((pairing) => ({
          ...pairing,
          science: pairing.science ?? null,
        })),
      }
    : null,
});
