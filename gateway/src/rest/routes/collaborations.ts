import { notFound } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

const collection = graphql(`
  query RestCollection($userId: ID!, $first: Int, $after: String) {
    person(id: $userId) {
      id
    }
    collection(ownerId: $userId) {
      page: recipes(first: $first, after: $after) {
        recipes: nodes {
          ...RecipeCard
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);
const collectionShape = answerShape(collection, {
  of: 'collection.page',
  lift: 'pageInfo',
  omit: ['hasNextPage'],
});

const noSuchUser = () => notFound('USER_NOT_FOUND', 'There is no such user.');

/** Who works in whose collection, and what of it others see. */
export const collaborationRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/collaborations',
    group: 'Sharing',
    summary: 'With whom the signed-in cook collaborates, on either side',
    operation: graphql(`
      query RestCollaborations {
        collaborations {
          ...Collaboration
        }
      }
    `),
    answer: { of: 'collaborations' },
    about: 'The collaborations, the first begun first.',
  }),
  operationRoute({
    method: 'delete',
    path: '/collaborations/{id}',
    group: 'Sharing',
    summary: 'Ends a collaboration, which either side may',
    more: 'One that has ended already is no failure.',
    operation: graphql(`
      mutation RestEndCollaboration($id: ID!) {
        endCollaboration(id: $id)
      }
    `),
    about: 'It has ended.',
  }),
  operationRoute({
    method: 'get',
    path: '/collaborate/{userId}',
    group: 'Sharing',
    access: 'visitor',
    summary: "A cook's collection, a page at a time",
    more: [
      'Visitors see the public recipes, the owner and whoever collaborates with the owner all that are not archived.',
      'endCursor is where the next page begins, null on the last.',
    ].join(' '),
    operation: collection,
    about: 'The page.',
    failures: [422],
    finish: {
      answers: { 200: { about: 'The page.', json: collectionShape } },
      async send(found, { response }) {
        if (!found.person) throw noSuchUser();
        const { pageInfo } = found.collection.page;
        if (!pageInfo.hasNextPage) pageInfo.endCursor = null;
        response.json(collectionShape.present(found));
      },
    },
  }),
  operationRoute({
    method: 'get',
    path: '/users/{userId}',
    group: 'Account',
    access: 'visitor',
    summary: 'What a user is called',
    more: 'The e-mail is told to the user, to those who collaborate with the user, and to administrators; it is null for others.',
    operation: graphql(`
      query RestPerson($userId: ID!) {
        person(id: $userId) {
          ...Person
        }
      }
    `),
    answer: { of: 'person' },
    ifNull: noSuchUser,
    about: 'The user.',
  }),
];
