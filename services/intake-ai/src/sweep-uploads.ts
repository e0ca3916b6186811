import { serviceCaller } from '@convivio/platform/call-service';
import { sweepFiles } from '@convivio/platform/files/sweep-files';
import type { ServiceContext } from '@convivio/platform/service';
import { startUpkeep, type Upkeep } from '@convivio/platform/upkeep';
import type { IntakeSettings } from './config.ts';
import type { JobStore } from './domain/job-store.ts';
import { neededUploads, UPLOAD_KEPT_MS } from './domain/needed-uploads.ts';
import { recipesNeed } from './recipes-service/needed-uploads.ts';

const EVERY_MS = 60 * 60_000;

type Context = Pick<ServiceContext<IntakeSettings>, 'settings' | 'files' | 'log'>;

/** Removes uploads that nobody needs: those that no import was asked for, and originals of imports that came to nothing. Every instance of the service does so. */
export function startSweeping(context: Context, store: JobStore): Upkeep {
  const sweep = uploadSweep(context, store);
  return startUpkeep('sweeping uploads', EVERY_MS, async (signal) => {
    const swept = await sweep(signal);
    if (swept > 0) context.log.info({ swept }, 'removed uploads that nobody needed');
  }, context.log);
}

/** One sweep, to be made again and again; answers how many uploads it has removed. */
export function uploadSweep({ settings, files }: Pick<Context, 'settings' | 'files'>, store: JobStore): (signal?: AbortSignal) => Promise<number> {
  const askRecipes = recipesNeed(serviceCaller({ from: 'intake-ai', to: 'recipes', url: settings.RECIPES_URL, serviceSecret: settings.SERVICE_SECRET }));
  return (signal) => {
    const now = new Date();
    return sweepFiles(files, { places: ['uploads/'], olderThanMs: UPLOAD_KEPT_MS, needed: (keys) => neededUploads(store, askRecipes, keys, now) }, now, signal);
  };
}
