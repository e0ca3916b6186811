import { graphql } from '../../generated/graphql.ts';
import { words } from '../openapi/input-fields.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

/** The foods that lines of recipes mean. */
export const foodRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/foods',
    group: 'Analyses',
    summary: 'Foods by the beginning of a word of their names, the best fitting first',
    more: 'What a line of a recipe can be corrected to; 20 at most.',
    operation: graphql(`
      query RestFoods($search: String!, $languageCode: String, $first: Int) {
        foods: findFoods(search: $search, languageCode: $languageCode, first: $first) {
          ...FoodChoice
        }
      }
    `),
    answer: { of: 'foods' },
    about: 'The foods.',
  }),
  operationRoute({
    method: 'put',
    path: '/foods/corrections',
    group: 'Analyses',
    summary: 'Says what a name means in all recipes of a cook',
    more: 'Which food it is, what a line with it weighs, or that it counts as nothing; without a food and without `nothing` the correction is taken back.',
    operation: graphql(`
      mutation RestCorrectFood($input: FoodCorrectionInput!, $collection: ID) {
        correctFood(input: $input, collection: $collection)
      }
    `),
    reads: { ingredient: words },
    about: 'Remembered.',
    // Too many are kept, or they change all the time.
    failures: [404, 409],
  }),
];
