import { serviceCaller } from '@convivio/platform/call-service';
import { sweepFiles } from '@convivio/platform/files/sweep-files';
import type { ServiceContext } from '@convivio/platform/service';
import { startPeriodicTask, type PeriodicTask } from '@convivio/platform/periodic-task';
import type { IntakeSettings } from './config.ts';
import type { JobStore } from './domain/intake/job/job-store.ts';
import { neededUploads } from './domain/intake/uploads/needed-uploads.ts';
import { PICTURES } from './domain/intake/uploads/picture-key.ts';
import { SWEPT_AFTER_MS } from './domain/intake/uploads/uploads.ts';
import { recipesNeed } from './recipes-service/needed-uploads.ts';

/**
 * Once a day: originals and pictures of recipes lie here for good, so a look at all of them costs more with every recipe, and every instance looks.
 * Looking at young files alone would leave for good what was not judged in its time, as while a service was away.
 */
const EVERY_MS = 24 * 60 * 60_000;
const PLACES = ['uploads/', PICTURES];

type Context = Pick<ServiceContext<IntakeSettings>, 'settings' | 'files' | 'log'>;

/**
 * Removes what nobody needs: uploads that no import was asked for, and originals and pictures of
 * imports that came to nothing. Every instance of the service does so.
 */
export function startSweeping(context: Context, store: JobStore): PeriodicTask {
  const sweep = uploadSweep(context, store);
  return startPeriodicTask(
    'sweeping uploads and pictures',
    EVERY_MS,
    async (signal) => {
      const swept = await sweep(signal);
      if (swept > 0) context.log.info({ swept }, 'removed uploads and pictures that nobody needed');
    },
    context.log,
  );
}

/** One sweep, to be made again and again; answers how many files it has removed. */
export function uploadSweep(
  { settings, files }: Pick<Context, 'settings' | 'files'>,
  store: JobStore,
): (signal?: AbortSignal) => Promise<number> {
  const askRecipes = recipesNeed(
    serviceCaller({
      from: 'intake-ai',
      to: 'recipes',
      url: settings.RECIPES_URL,
      serviceSecret: settings.SERVICE_SECRET,
    }),
  );
  return (signal) => {
    const now = new Date();
    return sweepFiles(
      files,
      {
        places: PLACES,
        olderThanMs: SWEPT_AFTER_MS,
        needed: (keys) => neededUploads(store, askRecipes, keys, now),
      },
      now,
      signal,
    );
  };
}
