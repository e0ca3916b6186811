import {
  bandOf,
  type IngredientImpact,
  type Nutrition,
  type Sustainability,
} from '@convivio/culinary/analyse';
import { searchFoods } from '@convivio/culinary/foods';
import { malformed } from '@convivio/platform/errors';
import { requireUser } from '@convivio/platform/identity';
import type { Analyses } from '../domain/analyses/analyse-recipe.ts';
import { correctFood } from '../domain/analyses/correct-food.ts';
import type { FoodCorrectionStore } from '../domain/analyses/food-correction.ts';
import { allowCollection, type WorksIn } from '../domain/intake/job/collection.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** What the resolvers of analyses work with. */
export interface AnalysisResolverParts {
  worksIn: WorksIn;
  analyses: Analyses;
  corrections: FoodCorrectionStore;
}

const MOST_FOODS = 20;

/** The analyses of a recipe. Who may see the recipe has been decided by the service that states its fields. */
export const analysisFields = ({
  analyses,
}: Pick<AnalysisResolverParts, 'analyses'>): Resolvers['Recipe'] => ({
  __resolveReference: (reference) => reference,
  nutrition: async (recipe) => {
    const nutrition = await analyses.nutrition(recipe);
    return nutrition && presentNutrition(nutrition);
  },
  sustainability: async (recipe) => {
    const sustainability = await analyses.sustainability(recipe);
    return sustainability && presentSustainability(sustainability);
  },
  flavour: (recipe) => analyses.flavour(recipe),
  wine: (recipe) => analyses.wine(recipe),
  techniques: (recipe) => analyses.techniques(recipe),
});

export const analysisQueries: Resolvers['Query'] = {
  findFoods: (_parent, { search, languageCode, first }, { actor }) => {
    requireUser(actor);
    const most = first ?? 10;
    if (most < 1 || most > MOST_FOODS)
      throw malformed(
        'INVALID_PAGE',
        `Between 1 and ${MOST_FOODS} foods can be asked for at once.`,
      );
    return searchFoods(search, languageCode ?? null, most).map(({ id, name }) => ({ id, name }));
  },
};

export const analysisMutations = ({
  corrections,
  worksIn,
}: Pick<AnalysisResolverParts, 'corrections' | 'worksIn'>): Resolvers['Mutation'] => ({
  correctFood: async (
    _parent,
    { input: { ingredient, foodId, grams, nothing }, collection },
    { actor },
  ) => {
    const { id } = requireUser(actor);
    const ownerId = await allowCollection(worksIn, id, collection ?? null);
    await correctFood(corrections, id, ownerId, {
      ingredient,
      foodId: foodId ?? null,
      grams: grams ?? null,
      nothing: nothing ?? false,
    });
    return true;
  },
});

const presentNutrition = ({ calculatedAt, ...nutrition }: Nutrition & { calculatedAt: Date }) => ({
  ...nutrition,
  calculatedAt: calculatedAt.toISOString(),
});

const presentSustainability = (sustainability: Sustainability) => ({
  ...sustainability,
  band: bandOf(sustainability.overallScore),
  ingredientDetails: sustainability.ingredientDetails.map(presentImpact),
});

const presentImpact = ({ bases: _bases, ...impact }: IngredientImpact) => impact;
