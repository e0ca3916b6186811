import { serviceCaller } from '@convivio/platform/call-service';
import { startAnnouncingLost } from '@convivio/platform/lost-work';
import { defineService, type ServiceContext } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { abilitiesOf } from './intelligence/abilities.ts';
import { openParts } from './open-parts.ts';
import { onAiBudgetChanged } from './reactions/ai-budget-changed.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { recipesNeed } from './recipes-service/needed-uploads.ts';
import { collectionAsker } from './recipes-service/works-in.ts';
import { keyUser } from './recipes-service/use-key.ts';
import { uploadsIn } from './sources/uploads-in.ts';
import { chefModel } from './store/chef-model.ts';
import { correctionModel } from './store/correction-model.ts';
import { discoveredModel } from './store/discovered-model.ts';
import { jobModel } from './store/job-model.ts';
import { magicModel } from './store/magic-model.ts';
import { mongoIntakeTraces } from './store/mongo-intake-traces.ts';
import { intakeData } from './store/own-data.ts';
import { spendingModel } from './store/spending-model.ts';
import { startSweeping } from './sweep-uploads.ts';
import { workOnQueues } from './work-on-queues.ts';

/**
 * A message that is there comes again after two minutes at most, and a run that lives touches its job all the time: a job that
 * nobody has touched for so long has no message, or waits in a long queue, where a second message does no harm.
 */
const UNTOUCHED_MS = 15 * 60_000;

/** Intake: from a file, a photo, a link or a text to a structured recipe. */
export const intakeAi = defineService({
  name: 'intake-ai',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const parts = await openParts(context);
    const callRecipes = serviceCaller({
      from: 'intake-ai',
      to: 'recipes',
      url: context.settings.RECIPES_URL,
      serviceSecret: context.settings.SERVICE_SECRET,
    });
    const collections = collectionsIn(context.database);
    const askRecipes = recipesNeed(callRecipes);
    const erasing = await onUserDeleted(
      context.bus,
      mongoIntakeTraces(
        collections,
        context.files,
        async (keys) => new Set(await askRecipes(keys)),
      ),
    );
    const following = await onAiBudgetChanged(context.bus, parts.budgets);
    const worker = context.settings.INTAKE_WORKER ? await workOnQueues(context, parts) : null;
    const sweeping = startSweeping(context, parts.jobs);
    const announcing = startAnnouncingLost(
      'imports and magic recipes',
      UNTOUCHED_MS,
      [parts.jobs.announceAgain, parts.magic.announceAgain],
      context.log,
    );
    return {
      ownData: intakeData(collections),
      resolvers: resolvers({
        store: parts.jobs,
        magic: parts.magic,
        chefs: parts.chefs,
        corrections: parts.corrections,
        discovered: parts.discovered,
        analyses: parts.analyses,
        intelligence: parts.intelligence,
        files: context.files,
        uploads: uploadsIn(context.files),
        useKey: keyUser(callRecipes),
        worksIn: collectionAsker(callRecipes),
        abilities: (budget) => abilitiesOf(context.settings, budget),
        spending: parts.spending,
        budget: parts.budget,
        hasProvider: parts.intelligence !== null,
      }),
      async close() {
        await Promise.all([erasing.stop(), following.stop()]);
        await Promise.all([worker?.close(), sweeping.close(), announcing.close()]);
        await parts.close();
      },
    };
  },
});

/** All collections of a user's. */
const collectionsIn = (database: ServiceContext<unknown>['database']) => ({
  jobs: jobModel(database),
  magic: magicModel(database),
  chefs: chefModel(database),
  corrections: correctionModel(database),
  spending: spendingModel(database),
  discovered: discoveredModel(database),
});
