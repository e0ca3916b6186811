import { graphql } from '../../generated/graphql.ts';
import type { RestEventsQuery } from '../../generated/operations.ts';
import { sendArray } from '../answers/send-array.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { collectionIn, collectionQuery } from '../collection-query.ts';
import { operationRoute } from '../operation-route.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import { eventShape, sendEvent } from './event-answer.ts';

const events = graphql(`
  query RestEvents($collection: ID, $after: String) {
    page: events(collection: $collection, first: 100, after: $after) {
      nodes {
        ...EventCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const shape = answerShape(events, { of: 'page.nodes' });

/** Page by page: what is added or taken away meanwhile moves nothing else. */
async function* everyEvent(call: RestCall): AsyncGenerator<readonly unknown[]> {
  let after: string | null = null;
  do {
    const found: RestEventsQuery = await call.ports.run(
      events,
      { ...collectionIn(call), after },
      call.state,
    );
    yield shape.present(found) as unknown[];
    const { hasNextPage, endCursor } = found.page.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after !== null);
}

/** What is answered to a change of an event. */
const asItIsNow = {
  answers: { 200: { about: 'The event as it is now.', json: eventShape } },
  send: ({ event: { id } }: { event: { id: string } }, call: RestCall<unknown>) =>
    sendEvent(call, id),
};

/** Dinners. */
export const eventRoutes: RestRoute[] = [
  route({
    method: 'get',
    path: '/events',
    group: 'Events',
    access: 'cook',
    summary: 'The events with which the signed-in cook works, the latest made first',
    more: 'Their own and those of all owners with whom they collaborate, or of one of these.',
    query: collectionQuery(events),
    failures: [400, 404],
    answers: { 200: { about: 'The events.', json: shape } },
    handle: (call) => sendArray(call, everyEvent(call)),
  }),
  operationRoute({
    method: 'post',
    path: '/events',
    group: 'Events',
    summary: 'Plans an event',
    operation: graphql(`
      mutation RestCreateEvent($input: EventInput!, $collection: ID, $idempotencyKey: String) {
        event: createEvent(
          input: $input
          collection: $collection
          idempotencyKey: $idempotencyKey
        ) {
          id
        }
      }
    `),
    about: 'Planned.',
    failures: [404, 409],
    finish: {
      answers: { 201: { about: 'Planned. Location names it.', json: eventShape } },
      async send({ event: { id } }, call) {
        call.response.status(201).location(`/api/events/${id}`);
        await sendEvent(call, id);
      },
    },
  }),
  route({
    method: 'get',
    path: '/events/{id}',
    group: 'Events',
    summary: 'One event with its menu',
    more: 'A dish whose recipe is gone, or is not for whoever asks, has no `recipe`, and its `title` as it was last seen.',
    access: 'cook',
    answers: { 200: { about: 'The event.', json: eventShape } },
    failures: [400, 404],
    handle: (call) => sendEvent(call, call.params['id']!),
  }),
  operationRoute({
    method: 'patch',
    path: '/events/{id}',
    group: 'Events',
    summary: 'Edits an event',
    more: 'What is left out stays.',
    operation: graphql(`
      mutation RestUpdateEvent($id: ID!, $input: EventEdit!, $version: Int) {
        event: updateEvent(id: $id, input: $input, version: $version) {
          id
        }
      }
    `),
    about: 'Edited.',
    failures: [409],
    finish: asItIsNow,
  }),
  operationRoute({
    method: 'delete',
    path: '/events/{id}',
    group: 'Events',
    summary: "Deletes an event of one's own with its menu",
    operation: graphql(`
      mutation RestDeleteEvent($id: ID!) {
        deleteEvent(id: $id)
      }
    `),
    about: 'Deleted.',
    failures: [403, 409],
  }),
  operationRoute({
    method: 'post',
    path: '/events/{id}/recipes',
    group: 'Events',
    summary: 'Puts a recipe on the menu, behind the others of its course',
    operation: graphql(`
      mutation RestAddEventRecipe(
        $id: ID!
        $recipeId: ID!
        $courseType: CourseType
        $idempotencyKey: String
      ) {
        event: addEventRecipe(
          eventId: $id
          recipeId: $recipeId
          courseType: $courseType
          idempotencyKey: $idempotencyKey
        ) {
          id
        }
      }
    `),
    about: 'Added.',
    failures: [409],
    finish: {
      answers: { 201: { about: 'The event with the dish.', json: eventShape } },
      async send({ event: { id } }, call) {
        call.response.status(201);
        await sendEvent(call, id);
      },
    },
  }),
  operationRoute({
    method: 'delete',
    path: '/events/{eventId}/recipes/{recipeId}',
    group: 'Events',
    summary: 'Takes a recipe off the menu',
    more: 'One that is not on it is no failure.',
    operation: graphql(`
      mutation RestRemoveEventRecipe($eventId: ID!, $recipeId: ID!) {
        event: removeEventRecipe(eventId: $eventId, recipeId: $recipeId) {
          id
        }
      }
    `),
    about: 'It is not on the menu.',
    failures: [409],
  }),
  operationRoute({
    method: 'patch',
    path: '/events/{eventId}/recipes/{recipeId}',
    group: 'Events',
    summary: 'Moves a dish to a place of a course',
    operation: graphql(`
      mutation RestMoveEventRecipe(
        $eventId: ID!
        $recipeId: ID!
        $courseType: CourseType!
        $orderIndex: Int!
      ) {
        event: moveEventRecipe(
          eventId: $eventId
          recipeId: $recipeId
          courseType: $courseType
          orderIndex: $orderIndex
        ) {
          id
        }
      }
    `),
    about: 'Moved.',
    failures: [409],
    finish: asItIsNow,
  }),
  operationRoute({
    method: 'delete',
    path: '/events/{id}/former-dishes',
    group: 'Events',
    summary: 'Says that it was seen which dishes went with their recipes',
    operation: graphql(`
      mutation RestDismissFormerDishes($id: ID!) {
        event: dismissFormerDishes(eventId: $id) {
          id
        }
      }
    `),
    about: 'They are told no more.',
    failures: [409],
  }),
];
