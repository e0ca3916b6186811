import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { abilitiesOf } from './intelligence/abilities.ts';
import { openJobs, workOnJobs } from './work-on-jobs.ts';

/** Intake: from a file, a photo, a link or a text to a structured recipe. */
export const intakeAi = defineService({
  name: 'intake-ai',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const { store, relay } = await openJobs(context);
    const worker = context.settings.INTAKE_WORKER ? await workOnJobs(context, store) : null;
    return {
      resolvers: resolvers({ store, files: context.files, abilities: abilitiesOf(context.settings) }),
      async close() {
        await worker?.close();
        await relay.close();
      },
    };
  },
});
