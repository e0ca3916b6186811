import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { collaborationModel } from './store/collaboration-model.ts';
import { mongoCollaborationStore } from './store/mongo-collaboration-store.ts';
import { socialData } from './store/own-data.ts';

/** Who shares what with whom. */
export const social = defineService({
  name: 'social',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, log }) {
    const collaborationDocuments = collaborationModel(database);
    await collaborationDocuments.init();
    const collaborationRelay = startRelay(collaborationDocuments, bus, log);
    return {
      ownData: socialData({ collaborations: collaborationDocuments }),
      resolvers: resolvers({
        collaborations: mongoCollaborationStore(collaborationDocuments),
      }),
      close: () => collaborationRelay.close(),
    };
  },
});
