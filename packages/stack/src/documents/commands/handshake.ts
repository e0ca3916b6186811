import { MAX_DOCUMENT_BYTES } from '../codec.ts';
import { MAX_MESSAGE_BYTES } from '../wire/frames.ts';
import type { Command } from './command.ts';

/** MongoDB 7's protocol, whose commands are the ones implemented here. */
const WIRE_VERSION = 21;
export const MAX_WRITE_BATCH = 100_000;

const hello: Command = {
  fields: [
    'client',
    'compression',
    'helloOk',
    'topologyVersion',
    'maxAwaitTimeMS',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'backpressure',
    'loadBalanced',
  ],
  run: (_command, { connectionId }) => ({
    ismaster: true,
    isWritablePrimary: true,
    helloOk: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  }),
};

/** Of the release whose protocol this is; what is kept, and in what, it names as its storage engine. */
const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: [`sqlite ${process.versions.sqlite}`],
  }),
};

const ping: Command = { fields: [], run: () => ({}) };

/** Sessions carry nothing here: there are no transactions and no retried writes. */
const endSessions: Command = { fields: [], run: () => ({}) };

/** The driver greets first by the old name. */
export const handshakeCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  buildInfo,
  ping,
  endSessions,
};
