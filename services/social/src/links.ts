import { recipeIdOf } from '@convivio/contracts/recipe-id';
import { serviceCaller, type ServiceCaller } from '@convivio/platform/call-service';
import { startRelay } from '@convivio/platform/outbox';
import type { ServingContext } from '@convivio/platform/service';
import { signGrant } from '@convivio/platform/share-grant';
import type { z } from 'zod';
import { firstSeen } from './admin-service/first-seen.ts';
import type { LinkDependencies } from './api/link-resolvers.ts';
import type { settings } from './config.ts';
import type { ShareLink } from './domain/links/share-link.ts';
import { onRecipeDeleted } from './reactions/recipe-deleted.ts';
import { recipeToShare } from './recipes-service/recipe-to-share.ts';
import { keyUser } from './recipes-service/use-key.ts';
import { gatheredViews } from './store/gathered-views.ts';
import { linkModels, type LinkModels } from './store/link-models.ts';
import { mongoLinkStore } from './store/mongo-link-store.ts';
import { mongoSignUpStore } from './store/mongo-sign-up-store.ts';
import { mongoViewStore } from './store/mongo-view-store.ts';

/** Share links with what is around them. */
export async function openLinks(
  {
    database,
    bus,
    log,
    isBarred,
    settings: { ADMIN_URL: url, SERVICE_SECRET: secret },
  }: ServingContext<z.infer<typeof settings>>,
  callRecipes: ServiceCaller,
): Promise<{
  links: LinkDependencies;
  models: LinkModels;
  close(): Promise<void>;
}> {
  const models = await linkModels(database);
  const relay = startRelay(models.views, bus, log);
  const signUpRelay = startRelay(models.signUps, bus, log);
  const counts = gatheredViews(models.links, log);
  const stores = {
    links: mongoLinkStore(models.links),
    views: mongoViewStore(models.views, relay),
    signUps: mongoSignUpStore(models.signUps, signUpRelay),
  };
  const callAdmin = serviceCaller({ from: 'social', to: 'admin', url, serviceSecret: secret });
  const reaction = await onRecipeDeleted(bus, stores);
  return {
    models,
    links: {
      ...stores,
      recipeFor: recipeToShare(callRecipes),
      useKey: keyUser(callRecipes),
      isBarred,
      firstSeen: firstSeen(callAdmin),
      countView: counts.count,
      grant: (link) => signGrant(granted(link), secret),
      secret,
    },
    async close() {
      await reaction.stop();
      await counts.close();
      await Promise.all([relay.close(), signUpRelay.close()]);
    },
  };
}

const granted = ({ recipe, title, description, createdAt, expiresAt }: ShareLink) => ({
  recipeId: recipeIdOf(recipe),
  title,
  description,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
