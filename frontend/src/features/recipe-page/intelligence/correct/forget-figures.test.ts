import { expect, test } from '@jest/globals';
import { gql, InMemoryCache } from '@apollo/client';
import { forgetFigures } from './forget-figures.ts';

test('the figures of all opened recipes are forgotten, but for the nutrition of the one that is looked at', () => {
  const cache = new InMemoryCache();
  const query = gql`
    query Opened($id: ID!) {
      recipe(id: $id) {
        id
        title
        nutrition {
          servings
        }
        sustainability {
          overallScore
        }
      }
    }
  `;
  for (const id of ['1', '2'])
    cache.writeQuery({
      query,
      variables: { id },
      data: {
        recipe: {
          __typename: 'Recipe',
          id,
          title: 'Soup',
          nutrition: { __typename: 'Nutrition', servings: 2 },
          sustainability: { __typename: 'Sustainability', overallScore: 60 },
        },
      },
    });
  forgetFigures(cache, '1');
  const { ['Recipe:1']: looked, ['Recipe:2']: other } = cache.extract();
  expect(Object.keys(looked!)).toEqual(expect.arrayContaining(['title', 'nutrition']));
  expect(looked).not.toHaveProperty('sustainability');
  expect(other).toEqual({ __typename: 'Recipe', id: '2', title: 'Soup' });
});
