import {
  jetstream,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { BusLog } from '../bus-log.ts';
import { readJetStreamAddress } from './address.ts';
import { attempt } from './attempt.ts';
import { ensureStreams } from './ensure-streams.ts';
import { wireNames, type WireNames } from './wire-names.ts';

export const ANSWER_MS = 5000;

/** A server with the streams of this installation. */
export interface JetStreamEngine {
  connection: NatsConnection;
  client: JetStreamClient;
  manager: JetStreamManager;
  names: WireNames;
  /** Makes the streams again, should the server have lost them. */
  ensureStreams(): Promise<void>;
}

/** Connects and makes the streams. Throws `BusUnavailable` when no server answers; later it reconnects for ever. */
export async function connectJetStream(url: string, log: BusLog): Promise<JetStreamEngine> {
  const { servers, tls, namespace, replicas, ...credentials } = readJetStreamAddress(url);
  const names = wireNames(namespace);
  const connection = await attempt('connecting', () =>
    connect({
      ...credentials,
      servers,
      tls: tls ? {} : null,
      name: 'convivio',
      timeout: ANSWER_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      pingInterval: 20_000,
      ignoreAuthErrorAbort: true,
    }),
  );
  void reportConnection(connection, log);
  return attempt('opening its streams', async () => {
    try {
      const manager = await jetstreamManager(connection, { timeout: ANSWER_MS });
      const ensure = () => ensureStreams(manager, names, replicas);
      await ensure();
      const client = jetstream(connection, { timeout: ANSWER_MS });
      return { connection, client, manager, names, ensureStreams: ensure };
    } catch (error) {
      await connection.close();
      throw error;
    }
  });
}

async function reportConnection(connection: NatsConnection, log: BusLog): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect')
      log.warn({ server: status.server }, 'the bus is not connected');
    if (status.type === 'reconnect')
      log.info({ server: status.server }, 'the bus is connected again');
  }
}
