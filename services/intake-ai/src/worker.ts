import { ConfigError } from '@convivio/platform/config';
import { environment } from '@convivio/platform/environment';
import { openContext, untilSignal } from '@convivio/platform/service';
import { settings } from './config.ts';
import { openParts } from './open-parts.ts';
import { workOnQueues } from './work-on-queues.ts';

/** A worker alone: takes jobs, magic recipes, analyses and translations from the shared queues and serves nothing. */
await untilSignal('intake-worker', async () => {
  const env = environment();
  if (!env['DATABASE_URL'])
    throw new ConfigError([
      'DATABASE_URL is not set, and Convivio is not running here: start it with npm start first ' +
        '(with the same CONVIVIO_DATA), or set the addresses of its engines.',
    ]);
  const { context, close } = await openContext({ name: 'intake-ai', settings }, env, 'worker');
  const parts = await openParts(context);
  const worker = await workOnQueues(context, parts);
  context.log.info('working on intake jobs, magic recipes, analyses and translations');
  return {
    async stop() {
      await worker.close();
      await parts.close();
      await close();
    },
  };
});
