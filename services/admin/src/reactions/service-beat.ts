import { broadcasts } from '@convivio/contracts/broadcasts';
import type { Bus, Listening } from '@convivio/platform/bus/bus';
import type { HeardInstances } from '../domain/system/instances.ts';

/** Hears which processes run. What cannot be read is passed over: it comes again within seconds. */
export function onServiceBeat(bus: Bus, instances: HeardInstances): Listening {
  return bus.listen('service.beat', (data) => {
    const read = broadcasts['service.beat'].safeParse(data);
    if (read.success) instances.hear(read.data, new Date());
  });
}
