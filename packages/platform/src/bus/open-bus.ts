import type { Bus } from './bus.ts';
import type { BusLog } from './bus-log.ts';
import { openEmbeddedBus } from './embedded/embedded-bus.ts';

export interface OpenBusOptions {
  log: BusLog;
}

/**
 * `embedded:/path/bus.db` and `embedded::memory:` are SQLite;
 * `nats://[user:password@]host:port[,host:port…][?namespace=name]` (or `tls://`) is JetStream,
 * where a namespace keeps several installations apart on one server. Throws `BusUnavailable` when
 * the engine does not answer, `TypeError` for another URL.
 */
export async function openBus(url: string, options: OpenBusOptions): Promise<Bus> {
  if (url.startsWith('embedded:') && url.length > 'embedded:'.length)
    return openEmbeddedBus({ path: url.slice('embedded:'.length), ...options });
  if (/^(nats|tls):\/\//.test(url)) {
    // Loaded on demand: an embedded installation starts without it.
    const { openJetStreamBus } = await import('./jetstream/jetstream-bus.ts');
    return openJetStreamBus(url, options);
  }
  throw new TypeError(
    `"${url.split(':')[0]}:" is not a bus: use embedded:/path/bus.db or nats://host:4222.`,
  );
}
