import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bus } from '@convivio/platform/bus/bus';
import { nextMessage } from '@convivio/platform/bus/next-message';
import { openBus } from '@convivio/platform/bus/open-bus';
import { startService } from '@convivio/platform/service';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { collaborationOf, tellCollaboration } from '@convivio/platform/test-kit/tell-collaboration';
import { startTokenIssuer } from '@convivio/platform/test-kit/token-issuer';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from '@convivio/stack/documents/server';
import { events } from '../src/service.ts';
import { eventCook, type EventCook, type EventKitchen } from './event-kitchen.ts';

/** The events service of one suite with the recipes it asks for, in this process. */
export async function startEventKitchen(): Promise<EventKitchen> {
  const folder = await mkdtemp(join(tmpdir(), 'convivio-events-'));
  const documents = await openDocuments();
  const issuer = await startTokenIssuer();
  const environment = {
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: randomUUID(),
    DATABASE_URL: documents.url,
    BUS_URL: `embedded:${join(folder, 'bus.db')}`,
    FILES_URL: `file:${join(folder, 'files')}`,
    ...issuer.environment,
  };
  const [ownRecipes, ownEvents] = [recipes, events].map((service) => ({
    ...service,
    name: `${service.name}-test-${randomUUID()}`,
  })) as [typeof recipes, typeof events];
  const recipesService = await startService(ownRecipes, { ...environment });
  let recipesRun = true;
  const service = await startService(ownEvents, {
    ...environment,
    RECIPES_URL: recipesService.url,
  });
  const bus = await openBus(environment.BUS_URL, { log: { info() {}, warn() {}, error() {} } });

  return {
    bus,
    async newCook(id = randomUUID()) {
      const authorization = await issuer.authorization({ id, firstName: 'Ida' });
      return eventCook({
        id,
        events: { url: service.url, authorization },
        recipes: { url: recipesService.url, authorization },
      });
    },
    visitor: eventCook({
      id: '',
      events: { url: service.url, authorization: null },
      recipes: { url: recipesService.url, authorization: null },
    }),
    collaborate: collaborating(bus),
    next: (subject, id) =>
      nextMessage(bus, subject, ({ data }) => [data.eventId, data.listId].includes(Number(id))),
    async stopRecipes() {
      recipesRun = false;
      await recipesService.stop();
    },
    async close() {
      await service.stop();
      if (recipesRun) await recipesService.stop();
      await bus.close();
      await issuer.close();
      await documents.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const collaborating =
  (bus: Bus): EventKitchen['collaborate'] =>
  async (owner, collaborator) => {
    const collaboration = collaborationOf(owner, collaborator);
    const refusals = () => worksIn(collaborator, owner.id);
    await tellCollaboration(bus, 'started', collaboration);
    await askUntil(refusals, (told) => told.every((one) => !one));
    return async () => {
      await tellCollaboration(bus, 'ended', collaboration);
      await askUntil(refusals, (told) => told.every(Boolean));
    };
  };

/** Why somebody does not work with an owner's events, and with their recipes; undefined where they do. */
const worksIn = async ({ ask, askRecipes }: EventCook, of: string) => [
  (await ask('query ($of: ID) { events(collection: $of) { totalCount } }', { of })).failure?.code,
  (await askRecipes('query ($of: ID) { recipes(collection: $of) { totalCount } }', { of })).failure
    ?.code,
];

/** A documents server of the test's own, unless the run is about another one. */
async function openDocuments(): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env['DOCUMENTS_UNDER_TEST'];
  return url ? { url, close: async () => {} } : startDocuments({ file: ':memory:' });
}
