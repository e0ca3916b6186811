import { run } from '@convivio/platform/service';
import { recipes } from './service.ts';

// `npm start -w services/recipes -- worker` starts a worker alone.
if (process.argv[2] === 'worker') await import('./worker.ts');
else await run(recipes);
