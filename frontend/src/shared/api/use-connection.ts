import { useSyncExternalStore } from 'react';
import type { Connection } from './live-events.ts';
import { live } from './live.ts';

const follow = (tell: () => void) => live.on('connection', tell);

/** Whether the server can be reached, as the live line and the device find out. */
export function useConnection(): Connection {
  return useSyncExternalStore(follow, live.connection);
}
