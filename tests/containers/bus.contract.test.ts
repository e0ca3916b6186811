import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { readJetStreamAddress } from '../../packages/platform/src/bus/jetstream/address.ts';
import { wireNames } from '../../packages/platform/src/bus/jetstream/wire-names.ts';
import { busContract } from '../../packages/platform/test/bus/bus-contract.ts';
import { addressOf } from './addresses.ts';

const server = addressOf('nats');

busContract('NATS JetStream', async () => {
  const url = new URL(server);
  url.searchParams.set('namespace', `test-${randomUUID().slice(0, 8)}`);
  const { servers, namespace, user, pass, token } = readJetStreamAddress(url.href);
  const names = wireNames(namespace);
  const connection = await connect({ servers, user, pass, token });
  return {
    url: url.href,
    inject: async (subject, payload) =>
      void (await jetstream(connection).publish(names.messages(subject), payload)),
    dispose: async () => {
      const manager = await jetstreamManager(connection);
      for (const stream of Object.values(names.streams)) await manager.streams.delete(stream);
      await connection.close();
    },
  };
});
