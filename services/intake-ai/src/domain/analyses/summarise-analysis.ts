import {
  bandOf,
  RAW_FIGURES,
  type FlavourAnalysis,
  type IngredientImpact,
  type Nutrition,
  type Sustainability,
  type UncountedLine,
} from '@convivio/culinary/analyse';

/** What the page of a recipe shows of its analyses at once; a part is null where nothing of it is known. */
export interface AnalysisSummary {
  sustainability:
    | (Pick<
        Sustainability,
        | 'overallScore'
        | 'breakdown'
        | 'topConcerns'
        | 'discoveredIngredients'
        | 'recommendations'
        | 'servings'
        | 'servingsStated'
        | 'coverage'
        | 'confidence'
        | 'remarks'
      > &
        Basis & { band: string; ingredientDetails: ImpactSummary[] })
    | null;
  nutrition:
    | (Omit<Nutrition['perServing'], 'micronutrients'> &
        Pick<Nutrition, 'servings' | 'servingsStated' | 'coverage' | 'reliable' | 'remarks'> &
        Basis)
    | null;
  flavour: Pick<
    FlavourAnalysis,
    'principalIngredients' | 'family' | 'overallHarmony' | 'keyPairings'
  >;
  /** Names that no table knows, which count by what was discovered of them: the analysis is out of date once that is corrected. */
  unknownNames: string[];
}

type ImpactSummary = Pick<
  IngredientImpact,
  'name' | 'line' | 'sustainabilityScore' | 'impact' | 'confidence'
>;

interface Basis {
  /** How many lines count, and how many do not. */
  countedLines: number;
  uncountedLines: number;
  /** The tables of the figures, each once. */
  sources: string[];
}

/** Without what is only looked at line by line. A recipe of which too little counts has no score, one in which no line counts no figures. */
export function summariseAnalysis({
  nutrition,
  sustainability,
  flavour,
  unknownNames,
}: {
  nutrition: Nutrition;
  sustainability: Sustainability;
  flavour: FlavourAnalysis;
  unknownNames: string[];
}): AnalysisSummary {
  const { principalIngredients, family, overallHarmony, keyPairings } = flavour;
  return {
    sustainability: sustainability.reliable ? scoreOf(sustainability) : null,
    nutrition: nutrition.ingredients.length === 0 ? null : figuresOf(nutrition),
    flavour: { principalIngredients, family, overallHarmony, keyPairings },
    unknownNames,
  };
}

const scoreOf = ({ ingredientDetails, uncounted, ...score }: Sustainability) => ({
  overallScore: score.overallScore,
  band: bandOf(score.overallScore),
  breakdown: score.breakdown,
  topConcerns: score.topConcerns,
  ingredientDetails: ingredientDetails.map(
    ({ name, line, sustainabilityScore, impact, confidence }) => ({
      name,
      line,
      sustainabilityScore,
      impact,
      confidence,
    }),
  ),
  discoveredIngredients: score.discoveredIngredients,
  recommendations: score.recommendations,
  servings: score.servings,
  servingsStated: score.servingsStated,
  coverage: score.coverage,
  confidence: score.confidence,
  remarks: score.remarks,
  ...basis(
    ingredientDetails.map(({ source }) => source),
    uncounted,
  ),
});

function figuresOf({
  perServing: { micronutrients: _all, ...macronutrients },
  servings,
  servingsStated,
  coverage,
  reliable,
  remarks,
  ingredients,
  uncounted,
}: Nutrition) {
  return {
    ...macronutrients,
    servings,
    servingsStated,
    coverage,
    reliable,
    remarks: remarks.filter((remark) => remark !== RAW_FIGURES),
    ...basis(
      ingredients.map(({ matchedFood }) => matchedFood.source),
      uncounted,
    ),
  };
}

const basis = (sources: readonly string[], uncounted: readonly UncountedLine[]): Basis => ({
  countedLines: sources.length,
  uncountedLines: uncounted.length,
  sources: [...new Set(sources.map((source) => source.split(':')[0]!))],
});
