import { run } from '@convivio/platform/service';
import { intakeAi } from './service.ts';

// `npm start -w services/intake-ai -- worker` starts a worker alone.
if (process.argv[2] === 'worker') await import('./worker.ts');
else await run(intakeAi);
