import { environment } from '@convivio/platform/environment';
import { openContext, untilSignal } from '@convivio/platform/service';
import { settings } from './config.ts';
import { openJobs, workOnJobs } from './work-on-jobs.ts';

/** A worker alone: takes jobs from the shared queue and serves nothing. */
await untilSignal('intake-worker', async () => {
  const { context, close } = await openContext({ name: 'intake-ai', settings }, environment());
  const { store, relay } = await openJobs(context);
  const worker = await workOnJobs(context, store);
  context.log.info('working on intake jobs');
  return {
    async stop() {
      await worker.close();
      await relay.close();
      await close();
    },
  };
});
