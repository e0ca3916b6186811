import { connect, type Socket } from 'node:net';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BSON } from 'bson';
import mongoose from 'mongoose';
import { startDocuments, type RunningDocuments } from '../../src/documents/server.ts';

let engine: RunningDocuments;
let client: mongoose.mongo.MongoClient;

beforeAll(async () => {
  engine = await startDocuments({ file: ':memory:' });
  client = await new mongoose.mongo.MongoClient(engine.url).connect();
});

afterAll(async () => {
  await client.close();
  await engine.close();
});

function message(opcode: number, body: Uint8Array, length = 16 + body.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(77, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

function commandMessage(command: BSON.Document, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags, 0);
  return message(2013, Buffer.concat([head, BSON.serialize(command)]));
}

const OP_MSG = 2013;

/** A filter within a filter, deeper than a call stack. */
function deepFilter(depth: number): Buffer {
  const inner = Buffer.from([5, 0, 0, 0, 0]);
  // Each level is a document { $nor: document }, which takes eleven more bytes.
  const level = Buffer.from('\x03$nor\0', 'latin1');
  const heads = Array.from({ length: depth }, (_, i) => {
    const length = Buffer.alloc(4);
    length.writeInt32LE(inner.length + (level.length + 5) * (depth - i));
    return Buffer.concat([length, level]);
  });
  return Buffer.concat([...heads, inner, Buffer.alloc(depth)]);
}

/** Bytes that no client should send. */
const HOSTILE: [string, Buffer][] = [
  ['a length of zero', Buffer.alloc(16)],
  ['a negative length', message(OP_MSG, Buffer.alloc(0), -1)],
  ['a length shorter than a header', message(OP_MSG, Buffer.alloc(8), 15)],
  ['a length beyond 48 MB', message(OP_MSG, Buffer.alloc(8), 48_000_001)],
  ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['an unknown opcode', message(1, Buffer.alloc(20))],
  ['a compressed message', message(2012, Buffer.alloc(20))],
  ['an empty message', message(OP_MSG, Buffer.alloc(0))],
  ['flags without a section', message(OP_MSG, Buffer.alloc(4))],
  ['an unknown flag', commandMessage({ ping: 1, $db: 'admin' }, 4)],
  ['an unknown section', message(OP_MSG, Buffer.from([0, 0, 0, 0, 9, 5, 0, 0, 0, 0]))],
  [
    'a section longer than the message',
    message(OP_MSG, Buffer.from([0, 0, 0, 0, 0, 99, 0, 0, 0, 0])),
  ],
  [
    'a document of garbage',
    message(
      OP_MSG,
      Buffer.concat([Buffer.alloc(5), Buffer.from([12, 0, 0, 0]), Buffer.from('garbage!')]),
    ),
  ],
  [
    'a sequence without an end to its name',
    message(OP_MSG, Buffer.from([0, 0, 0, 0, 1, 8, 0, 0, 0, 65, 65, 65, 65])),
  ],
  [
    'two commands in one message',
    message(
      OP_MSG,
      Buffer.concat([
        Buffer.alloc(5),
        BSON.serialize({ ping: 1 }),
        Buffer.from([0]),
        BSON.serialize({ ping: 1 }),
      ]),
    ),
  ],
  [
    'a query that is no command',
    message(
      2004,
      Buffer.concat([
        Buffer.alloc(4),
        Buffer.from('test.rows\0'),
        Buffer.alloc(8),
        BSON.serialize({}),
      ]),
    ),
  ],
];

/** The connection after it was closed by the other side. */
function closed(bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(engine.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('close', () => resolve());
    // A reset is a way of closing too.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    socket.resume();
  });
}

function answers(socket: Socket, count: number): Promise<BSON.Document[]> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const replies: BSON.Document[] = [];
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0);
        replies.push(BSON.deserialize(received.subarray(21, length)));
        received = received.subarray(length);
      }
      if (replies.length >= count) resolve(replies);
    });
  });
}

describe('the server', () => {
  test.each(HOSTILE)('closes the connection for %s and serves others', async (_title, bytes) => {
    await closed(bytes);
    expect(await client.db('a').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('answers a message that arrives byte by byte', async () => {
    const socket = connect(engine.port, '127.0.0.1');
    socket.setNoDelay(true);
    const reply = answers(socket, 1);
    for (const byte of commandMessage({ ping: 1, $db: 'admin' }))
      await new Promise((resolve) => socket.write(Buffer.from([byte]), resolve));
    expect(await reply).toEqual([{ ok: 1 }]);
    socket.destroy();
  });

  test('answers many messages of one packet in their order', async () => {
    const socket = connect(engine.port, '127.0.0.1');
    const replies = answers(socket, 3);
    socket.write(
      Buffer.concat([
        commandMessage({ insert: 'order', documents: [{ _id: 1 }], $db: 'a' }),
        commandMessage({ count: 'order', $db: 'a' }),
        commandMessage({ bogus: 1, $db: 'a' }),
      ]),
    );
    expect(await replies).toMatchObject([
      { n: 1, ok: 1 },
      { n: 1, ok: 1 },
      { ok: 0, code: 59 },
    ]);
    socket.destroy();
  });

  test('survives a client that leaves in the middle of a message', async () => {
    const socket = connect(engine.port, '127.0.0.1');
    await new Promise((resolve) =>
      socket.write(commandMessage({ ping: 1 }).subarray(0, 20), resolve),
    );
    socket.destroy();
    expect(await client.db('a').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('answers a command nested deeper than a call stack with an error', async () => {
    const filter = deepFilter(100_000);
    const rest = BSON.serialize({ find: 'rows', $db: 'a' });
    const name = Buffer.from('\x03filter\0', 'latin1');
    const command = Buffer.concat([rest.subarray(0, -1), name, filter, Buffer.from([0])]);
    command.writeInt32LE(command.length, 0);
    const socket = connect(engine.port, '127.0.0.1');
    const reply = answers(socket, 1);
    socket.write(message(OP_MSG, Buffer.concat([Buffer.alloc(5), command])));
    expect(await reply).toMatchObject([{ ok: 0 }]);
    socket.destroy();
  });

  test('refuses documents nested deeper than MongoDB allows', async () => {
    let deep: BSON.Document = {};
    for (let i = 0; i < 300; i++) deep = { deep };
    const rows = client.db('a').collection<{ _id: number }>('deep');
    await rows.insertOne({ _id: 1 });
    await expect(rows.insertOne({ _id: 2, deep } as never)).rejects.toMatchObject({ code: 15 });
    await expect(rows.updateOne({ _id: 1 }, { $set: { deep } } as never)).rejects.toMatchObject({
      code: 15,
    });
    expect(await rows.countDocuments()).toBe(1);
  });

  test('refuses transactions as a single MongoDB server does', async () => {
    const session = client.startSession();
    session.startTransaction();
    await expect(
      client.db('a').collection('rows').insertOne({ a: 1 }, { session }),
    ).rejects.toThrow(/does not support retryable writes/);
    await session.endSession();
    expect(await client.db('a').collection('rows').countDocuments()).toBe(0);
  });

  test.each([
    ['collation', { find: 'rows', collation: { locale: 'en' } }],
    ['a hint', { find: 'rows', hint: 'a_1' }],
    ['variables', { find: 'rows', let: { a: 1 } }],
    ['a text index', { createIndexes: 'rows', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
    ['a capped collection', { create: 'capped', capped: true, size: 1000 }],
    ['a pattern', { find: 'rows', filter: { a: /x/ } }],
    [
      'an aggregation that does not count',
      { aggregate: 'rows', pipeline: [{ $match: {} }], cursor: {} },
    ],
  ])('says that it does not have %s', async (_title, command) => {
    await expect(client.db('a').command(command)).rejects.toMatchObject({
      code: 238,
      codeName: 'NotImplemented',
    });
  });

  test.each([
    ['a stage', { aggregate: 'rows', pipeline: [{ $lookup: {} }], cursor: {} }, 40324, '$lookup'],
    ['an operator', { find: 'rows', filter: { a: { $elemMatch: {} } } }, 2, '$elemMatch'],
    ['an operator at the top', { find: 'rows', filter: { $expr: {} } }, 2, '$expr'],
    ['an expression', { find: 'rows', projection: { a: { $size: '$b' } } }, 31325, '$size'],
  ])('refuses %s that no service uses by its name', async (_title, command, code, name) => {
    const refused = client.db('a').command(command);
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(name) });
  });

  test.each<[string, object | object[], number, string]>([
    ['a modifier', { $addToSet: { a: 1 } }, 9, '$addToSet'],
    ['a pipeline', [{ $set: { a: 1 } }], 238, 'pipeline'],
    ['a replacement', { a: 1 }, 238, 'replacement'],
    ['a positional path', { $set: { 'a.$': 1 } }, 238, 'a.$'],
    ['a clause of $push', { $push: { a: { $each: [], $slice: 1 } } }, 238, '$slice'],
  ])('refuses an update by %s that no service uses, naming it', async (_title, u, code, name) => {
    const { writeErrors } = await client
      .db('a')
      .command({ update: 'rows', updates: [{ q: {}, u }] })
      .catch((error: unknown) => ({ writeErrors: [error] }));
    expect(writeErrors[0]).toMatchObject({ code });
    expect(JSON.stringify(writeErrors[0])).toContain(name);
  });

  test('ends open connections when it closes', async () => {
    const short = await startDocuments({ file: ':memory:' });
    const socket = connect(short.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    await short.close();
    await ended;
  });

  test('listens on a socket that only its user may open', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'));
    const socketPath = join(folder, 'documents.sock');
    const local = await startDocuments({ file: ':memory:', socketPath });
    const over = await new mongoose.mongo.MongoClient(local.url).connect();
    expect(await over.db('a').command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
    await over.close();
    await local.close();
    await rm(folder, { recursive: true });
  });

  test('says which port is taken', async () => {
    await expect(startDocuments({ file: ':memory:', port: engine.port })).rejects.toThrow(
      /EADDRINUSE/,
    );
  });
});
