import { serviceCaller } from '@convivio/platform/call-service';
import { startAnnouncingLost } from '@convivio/platform/lost-work';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { abilitiesOf } from './intelligence/abilities.ts';
import { openParts } from './open-parts.ts';
import { collectionAsker } from './recipes-service/works-in.ts';
import { keyUser } from './recipes-service/use-key.ts';
import { uploadsIn } from './sources/uploads-in.ts';
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
    const worker = context.settings.INTAKE_WORKER ? await workOnQueues(context, parts) : null;
    const sweeping = startSweeping(context, parts.jobs);
    const announcing = startAnnouncingLost(
      'imports and magic recipes',
      UNTOUCHED_MS,
      [parts.jobs.announceAgain, parts.magic.announceAgain],
      context.log,
    );
    return {
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
        abilities: abilitiesOf(context.settings),
      }),
      async close() {
        await Promise.all([worker?.close(), sweeping.close(), announcing.close()]);
        await parts.close();
      },
    };
  },
});
