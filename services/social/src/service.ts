import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { openLinks } from './links.ts';
import { collaborationModel } from './store/collaboration-model.ts';
import { mongoCollaborationStore } from './store/mongo-collaboration-store.ts';

/** Who shares what with whom. */
export const social = defineService({
  name: 'social',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const { database, bus, log } = context;
    const collaborationDocuments = collaborationModel(database);
    await collaborationDocuments.init();
    const collaborationRelay = startRelay(collaborationDocuments, bus, log);
    const { links, close: closeLinks } = await openLinks(context);
    return {
      resolvers: resolvers({
        collaborations: mongoCollaborationStore(collaborationDocuments),
        links,
      }),
      close: async () => {
        await Promise.all([collaborationRelay.close(), closeLinks()]);
      },
    };
  },
});
