import type { UseKey } from '@convivio/contracts/idempotency-key';
import type { IsBarred } from '@convivio/platform/access-end';
import { newId } from '@convivio/platform/ids';
import type { FeedStore } from '../domain/calendar/feed-store.ts';
import type { Shared } from '../domain/calendar/shared-work.ts';
import { createEvent } from '../domain/event/create-event.ts';
import { deleteEvent } from '../domain/event/delete-event.ts';
import type { EventStore } from '../domain/event/event-store.ts';
import { cursorOf, listEvents, readEvent } from '../domain/event/read-event.ts';
import { updateEvent } from '../domain/event/update-event.ts';
import { addToMenu } from '../domain/menu/add-to-menu.ts';
import { dismissFormerDishes } from '../domain/menu/dismiss-former-dishes.ts';
import { moveOnMenu } from '../domain/menu/move-on-menu.ts';
import type { RecipeBook } from '../domain/menu/recipe-book.ts';
import { removeFromMenu } from '../domain/menu/remove-from-menu.ts';
import type { ListStore } from '../domain/shopping/list-store.ts';
import type { ShoppingRecipes } from '../domain/shopping/recipes-to-shop.ts';
import type { InTurn } from '../domain/shopping/turns-of-cooks.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { calendarMutations, calendarQueries } from './calendar-resolvers.ts';
import { eventFields } from './event-fields.ts';
import { eventNumber, recipeRef } from './ids.ts';
import { listFields } from './list-fields.ts';
import { listMutations, listQueries } from './list-resolvers.ts';
import type { CookOf } from './who-asks.ts';

/** What the resolvers of this service work with. */
export interface Dependencies {
  cookOf: CookOf;
  events: EventStore;
  lists: ListStore;
  recipes: RecipeBook & ShoppingRecipes;
  inTurn: InTurn;
  useKey: UseKey;
  feeds: FeedStore;
  shareFeed: Shared<string>;
  isBarred: IsBarred;
  /** Makes the addresses of calendars. */
  feedSecret: string;
}

/** Resolvers only translate: arguments in, one call, the answer out. */
export function resolvers(dependencies: Dependencies): Resolvers {
  const { events, cookOf } = dependencies;
  return {
    ...eventFields,
    ...listFields,
    Query: {
      event: (_parent, { id }, { actor }) => readEvent(events, cookOf(actor), eventNumber(id)),
      async events(_parent, { collection, when: asked, first, after }, { actor }) {
        const when = asked ?? 'any';
        const page = await listEvents(
          events,
          cookOf(actor),
          { collection: collection ?? null, when, first: first ?? 50, after: after ?? null },
          new Date(),
        );
        const last = page.events.at(-1);
        return {
          nodes: page.events,
          pageInfo: {
            endCursor: last ? cursorOf(when, last) : null,
            hasNextPage: page.hasNextPage,
          },
          totalCount: page.totalCount,
        };
      },
      ...listQueries(dependencies),
      ...calendarQueries(dependencies),
    },
    Mutation: {
      ...eventMutations(dependencies),
      ...menuMutations(dependencies),
      ...listMutations(dependencies),
      ...calendarMutations(dependencies),
    },
  };
}

const eventMutations = ({ events, useKey, cookOf }: Dependencies): Resolvers['Mutation'] => ({
  createEvent: (_parent, { input, collection, idempotencyKey }, { actor }) =>
    createEvent(
      { events, useKey },
      cookOf(actor),
      { written: input, collection: collection ?? null, key: idempotencyKey ?? null },
      newId,
      new Date(),
    ),
  updateEvent: (_parent, { id, input, version }, { actor }) =>
    updateEvent(events, cookOf(actor), eventNumber(id), input, version ?? null, new Date()),
  async deleteEvent(_parent, { id }, { actor }) {
    await deleteEvent(events, cookOf(actor), eventNumber(id), new Date());
    return true;
  },
});

const menuMutations = ({
  events,
  recipes,
  useKey,
  cookOf,
}: Dependencies): Resolvers['Mutation'] => ({
  addEventRecipe: (_parent, { eventId, recipeId, courseType, idempotencyKey }, { actor }) =>
    addToMenu(
      { events, recipes, useKey },
      cookOf(actor),
      eventNumber(eventId),
      { recipe: recipeRef(recipeId), courseType: courseType ?? null },
      idempotencyKey ?? null,
      newId,
      new Date(),
    ),
  removeEventRecipe: (_parent, { eventId, recipeId }, { actor }) =>
    removeFromMenu(events, cookOf(actor), eventNumber(eventId), recipeRef(recipeId), new Date()),
  moveEventRecipe: (_parent, { eventId, recipeId, courseType, orderIndex }, { actor }) =>
    moveOnMenu(
      events,
      cookOf(actor),
      eventNumber(eventId),
      recipeRef(recipeId),
      { courseType, orderIndex },
      new Date(),
    ),
  dismissFormerDishes: (_parent, { eventId }, { actor }) =>
    dismissFormerDishes(events, cookOf(actor), eventNumber(eventId), new Date()),
});
