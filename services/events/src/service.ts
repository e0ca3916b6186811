import { serviceCaller } from '@convivio/platform/call-service';
import { openCollaborators } from '@convivio/platform/collaborators';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { cooksOf } from './api/who-asks.ts';
import { settings } from './config.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { onRecipeChanged } from './reactions/recipe-changed.ts';
import { onRecipeDeleted } from './reactions/recipe-deleted.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { sharedWork } from './domain/calendar/shared-work.ts';
import { turnsOfCooks } from './domain/shopping/turns-of-cooks.ts';
import { recipeBook } from './recipes-service/recipe-book.ts';
import { keyUser } from './recipes-service/use-key.ts';
import { countedWrites } from './store/counted-writes.ts';
import { eventModel } from './store/event-model.ts';
import { listModel } from './store/list-model.ts';
import { mongoEventStore } from './store/mongo-event-store.ts';
import { feedModel, mongoFeedStore } from './store/mongo-feed-store.ts';
import { mongoPlannerTraces } from './store/mongo-planner-traces.ts';
import { plannerData } from './store/own-data.ts';
import { mongoListStore } from './store/mongo-list-store.ts';

/** Dinners and their menus, shopping lists, and calendars. */
export const events = defineService({
  name: 'events',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log, isBarred, settings: { RECIPES_URL: url, SERVICE_SECRET } }) {
    const [eventDocuments, listDocuments, feedDocuments] = [
      eventModel(database),
      listModel(database),
      feedModel(database),
    ];
    await Promise.all([eventDocuments, listDocuments, feedDocuments].map((model) => model.init()));
    const collaborators = await openCollaborators(database);
    const eventRelay = startRelay(eventDocuments, bus, log);
    const listRelay = startRelay(listDocuments, bus, log);
    const feeds = mongoFeedStore(feedDocuments);
    const store = countedWrites(mongoEventStore(eventDocuments, eventRelay), feeds);
    const lists = mongoListStore(listDocuments, listRelay);
    const callRecipes = serviceCaller({
      from: 'events',
      to: 'recipes',
      url,
      serviceSecret: SERVICE_SECRET,
    });
    const recipes = recipeBook(callRecipes);
    const traces = mongoPlannerTraces({
      events: eventDocuments,
      lists: listDocuments,
      feeds: feedDocuments,
    });
    const reactions = await Promise.all([
      onUserDeleted(bus, traces, collaborators),
      onRecipeDeleted(bus, store),
      onRecipeChanged(bus, { events: store, recipes }),
      onCollaborationStarted(bus, collaborators),
      onCollaborationEnded(bus, collaborators),
    ]);
    return {
      ownData: plannerData({ events: eventDocuments, lists: listDocuments }),
      resolvers: resolvers({
        cookOf: cooksOf(collaborators),
        events: store,
        lists,
        recipes,
        inTurn: turnsOfCooks(),
        useKey: keyUser(callRecipes),
        feeds,
        shareFeed: sharedWork(),
        isBarred,
        feedSecret: SERVICE_SECRET,
      }),
      async close() {
        await Promise.all(reactions.map((reaction) => reaction.stop()));
        await Promise.all([eventRelay.close(), listRelay.close()]);
      },
    };
  },
});
