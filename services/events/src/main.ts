import { run } from '@convivio/platform/service';
import { events } from './service.ts';

await run(events);
