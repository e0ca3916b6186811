import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import { abilitiesOf } from './intelligence/abilities.ts';
import { uploadsIn } from './sources/uploads-in.ts';
import { startSweeping } from './sweep-uploads.ts';
import { openJobs, workOnJobs } from './work-on-jobs.ts';

/** Intake: from a file, a photo, a link or a text to a structured recipe. */
export const intakeAi = defineService({
  name: 'intake-ai',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const { store, relay } = await openJobs(context);
    const worker = context.settings.INTAKE_WORKER ? await workOnJobs(context, store) : null;
    const sweeping = startSweeping(context, store);
    return {
      resolvers: resolvers({
        store,
        files: context.files,
        uploads: uploadsIn(context.files),
        abilities: abilitiesOf(context.settings),
      }),
      async close() {
        await Promise.all([worker?.close(), sweeping.close()]);
        await relay.close();
      },
    };
  },
});
