import { run } from '@convivio/platform/service';
import { social } from './service.ts';

await run(social);
