import { openCollaborators } from '@convivio/platform/collaborators';
import { ConfigError } from '@convivio/platform/config';
import { environment } from '@convivio/platform/environment';
import { openContext, untilSignal } from '@convivio/platform/service';
import { settings } from './config.ts';
import { openStores } from './open-stores.ts';
import { workOnLibraryFiles } from './work-on-library-files.ts';

/** A worker alone: takes imports and exports from the shared queue and serves nothing. */
await untilSignal('recipes-worker', async () => {
  const env = environment();
  if (!env['DATABASE_URL'])
    throw new ConfigError([
      'DATABASE_URL is not set, and Convivio is not running here: start it with npm start first ' +
        '(with the same CONVIVIO_DATA), or set the addresses of its engines.',
    ]);
  const { context, close } = await openContext({ name: 'recipes', settings }, env, 'worker');
  const stores = await openStores(context);
  const collaborators = await openCollaborators(context.database);
  const worker = await workOnLibraryFiles(context, stores, collaborators);
  context.log.info('working on imports and exports');
  return {
    async stop() {
      await worker.close();
      await stores.close();
      await close();
    },
  };
});
