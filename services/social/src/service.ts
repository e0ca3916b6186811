import { serviceCaller } from '@convivio/platform/call-service';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { startPeriodicTask } from '@convivio/platform/periodic-task';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { forgetOld } from './domain/forget-old.ts';
import { openLinks } from './links.ts';
import { onInvitationAccepted } from './reactions/invitation-accepted.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { collaborationModel } from './store/collaboration-model.ts';
import { invitationModel } from './store/invitation-model.ts';
import { mongoCollaborationStore } from './store/mongo-collaboration-store.ts';
import { mongoInvitationStore } from './store/mongo-invitation-store.ts';
import { socialData } from './store/own-data.ts';

const DAY_MS = 24 * 3_600_000;

/** Who shares what with whom. */
export const social = defineService({
  name: 'social',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const { database, bus, log, settings, isBarred } = context;
    const { RECIPES_URL: url, SERVICE_SECRET } = settings;
    const collaborationDocuments = collaborationModel(database);
    const invitationDocuments = invitationModel(database);
    await Promise.all([collaborationDocuments.init(), invitationDocuments.init()]);
    const collaborationRelay = startRelay(collaborationDocuments, bus, log);
    const invitationRelay = startRelay(invitationDocuments, bus, log);
    const collaborations = mongoCollaborationStore(collaborationDocuments, collaborationRelay);
    const invitations = mongoInvitationStore(invitationDocuments, invitationRelay);
    const callRecipes = serviceCaller({
      from: 'social',
      to: 'recipes',
      url,
      serviceSecret: SERVICE_SECRET,
    });
    const accepting = await onInvitationAccepted(bus, { invitations, collaborations });
    const { links, models: linkModels, close: closeLinks } = await openLinks(context, callRecipes);
    const erasing = await onUserDeleted(bus, { links, invitations, collaborations });
    const forgetting = startPeriodicTask(
      'forgetting what has served its time',
      DAY_MS,
      () => forgetOld({ invitations, signUps: links.signUps }, new Date()),
      log,
    );
    return {
      ownData: socialData({
        collaborations: collaborationDocuments,
        invitations: invitationDocuments,
        links: linkModels.links,
        views: linkModels.views,
        signUps: linkModels.signUps,
      }),
      resolvers: resolvers({
        collaborations,
        invitations,
        links,
        useKey: links.useKey,
        isBarred,
        secret: SERVICE_SECRET,
      }),
      async close() {
        await Promise.all([forgetting.close(), accepting.stop(), erasing.stop()]);
        await Promise.all([collaborationRelay.close(), invitationRelay.close(), closeLinks()]);
      },
    };
  },
});
