import {
  bandOf,
  type FlavourAnalysis,
  type Nutrition,
  type Sustainability,
  type UncountedLine,
} from '@convivio/culinary/analyse';

/** What the page of a recipe shows of its analyses at once; a part is null where nothing of it is known. */
export interface AnalysisSummary {
  sustainability:
    | (Pick<
        Sustainability,
        'overallScore' | 'breakdown' | 'topConcerns' | 'servings' | 'servingsStated' | 'coverage'
      > &
        Basis & { band: string })
    | null;
  nutrition:
    | (Omit<Nutrition['perServing'], 'micronutrients'> &
        Pick<Nutrition, 'servings' | 'servingsStated' | 'coverage'> &
        Basis)
    | null;
  flavour: Pick<
    FlavourAnalysis,
    'principalIngredients' | 'family' | 'overallHarmony' | 'keyPairings'
  >;
}

interface Basis {
  /** How many lines do not count. */
  uncounted: number;
  /** Of the figures, each once. */
  sources: string[];
}

/** Without what is only looked at line by line. A recipe in which no line counts has no score and no figures. */
export function summariseAnalysis({
  nutrition,
  sustainability,
  flavour,
}: {
  nutrition: Nutrition;
  sustainability: Sustainability;
  flavour: FlavourAnalysis;
}): AnalysisSummary {
  const { principalIngredients, family, overallHarmony, keyPairings } = flavour;
  return {
    sustainability: sustainability.ingredientDetails.length === 0 ? null : scoreOf(sustainability),
    nutrition: nutrition.ingredients.length === 0 ? null : figuresOf(nutrition),
    flavour: { principalIngredients, family, overallHarmony, keyPairings },
  };
}

const scoreOf = ({
  overallScore,
  breakdown,
  topConcerns,
  servings,
  servingsStated,
  coverage,
  ingredientDetails,
  uncounted,
}: Sustainability) => ({
  overallScore,
  band: bandOf(overallScore),
  breakdown,
  topConcerns,
  servings,
  servingsStated,
  coverage,
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
  ingredients,
  uncounted,
}: Nutrition) {
  return {
    ...macronutrients,
    servings,
    servingsStated,
    coverage,
    ...basis(
      ingredients.map(({ matchedFood }) => matchedFood.source),
      uncounted,
    ),
  };
}

const basis = (sources: readonly string[], uncounted: readonly UncountedLine[]): Basis => ({
  uncounted: uncounted.length,
  sources: [...new Set(sources)],
});
