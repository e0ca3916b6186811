import { untilSignal } from '@convivio/platform/service';
import { startGateway } from './gateway.ts';

await untilSignal('gateway', () => startGateway(process.env));
