import { run } from '@convivio/platform/service';
import { admin } from './service.ts';

await run(admin);
