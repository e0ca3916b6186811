import { invalid } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

/** Whoever may see a recipe may have it analysed. */
const ofRecipe = {
  group: 'Analyses',
  access: 'visitor',
  ifNull: () =>
    invalid(
      'RECIPE_NOT_ANALYSABLE',
      'This recipe cannot be analysed: it has no ingredients, or more of them than any kitchen cooks with.',
    ),
} as const;

/** What can be told of a recipe: nutrition, flavour, wine, techniques. Its sustainability comes with the recipe. */
export const analysisRoutes: RestRoute[] = [
  operationRoute({
    ...ofRecipe,
    method: 'get',
    path: '/recipes/{id}/nutrition-analysis',
    summary: 'What a recipe holds, per serving and in total',
    more: 'null is what nobody knows, never zero. `uncounted` are the lines that are in no figure; `micronutrients` has each under its id.',
    operation: graphql(`
      query RestNutrition($id: ID!) {
        recipe(id: $id) {
          nutrition {
            ...Nutrition
          }
        }
      }
    `),
    answer: { of: 'recipe.nutrition', byId: ['micronutrients'] },
    about: 'The figures.',
    failures: [401, 422],
  }),
  operationRoute({
    ...ofRecipe,
    method: 'get',
    path: '/recipes/{id}/flavor-analysis',
    summary: 'What in a recipe goes well together, and why',
    operation: graphql(`
      query RestFlavour($id: ID!) {
        recipe(id: $id) {
          flavour {
            ...Flavour
          }
        }
      }
    `),
    answer: { of: 'recipe.flavour' },
    about: 'The pairings.',
    failures: [401, 422],
  }),
  operationRoute({
    ...ofRecipe,
    method: 'post',
    path: '/recipes/{id}/wine-recommendations',
    summary: 'Wines that go with a recipe',
    more: 'Bottles are examples of a style: a grape or an appellation, in `notes` where it is from. None is invented: no producer, vintage or price.',
    operation: graphql(`
      query RestWine($id: ID!) {
        recipe(id: $id) {
          wine {
            ...WineAdvice
          }
        }
      }
    `),
    answer: { of: 'recipe.wine', blanks: { bottles: ['producer', 'vintage', 'price'] } },
    about: 'Up to three styles.',
    failures: [401, 422],
  }),
  operationRoute({
    ...ofRecipe,
    method: 'post',
    path: '/recipes/{id}/analyze-techniques',
    summary: 'The techniques that the steps of a recipe use',
    operation: graphql(`
      query RestTechniques($id: ID!) {
        recipe(id: $id) {
          techniques {
            ...Technique
          }
        }
      }
    `),
    answer: { of: 'recipe' },
    about: 'The techniques; none where no step names one.',
    failures: [401],
  }),
];
