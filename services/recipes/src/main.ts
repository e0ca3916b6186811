import { run } from '@convivio/platform/service';
import { recipes } from './service.ts';

await run(recipes);
