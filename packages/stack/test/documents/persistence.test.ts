import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { startDocuments, type RunningDocuments } from '../../src/documents/server.ts';

/** Another process takes its time to start on a busy machine. */
const PROCESS_TIMEOUT_MS = 30_000;

let folder: string;
let file: string;
const running: RunningDocuments[] = [];
const clients: mongoose.mongo.MongoClient[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  file = join(folder, 'documents.db');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(running.splice(0).map((engine) => engine.close()));
  await rm(folder, { recursive: true });
});

async function start(): Promise<RunningDocuments> {
  const engine = await startDocuments({ file });
  running.push(engine);
  return engine;
}

async function rowsOf({ url }: { url: string }) {
  const client = await new mongoose.mongo.MongoClient(url).connect();
  clients.push(client);
  return client.db('kept').collection<{ _id: number; [field: string]: unknown }>('rows');
}

async function written(count: number): Promise<void> {
  const engine = await start();
  const rows = await rowsOf(engine);
  await rows.insertMany(
    Array.from({ length: count }, (_, i) => ({ _id: i, text: 'x'.repeat(2_000), n: i % 7 })),
  );
  await engine.close();
}

describe('a documents file', () => {
  test('keeps documents, their order, indexes and collections over a restart', async () => {
    const first = await start();
    const before = await rowsOf(first);
    await before.insertMany([
      { _id: 3, k: 'c' },
      { _id: 1, k: 'a', at: new Date(7), wide: 9007199254740991 },
      { _id: 2, k: 'b' },
    ]);
    await before.createIndex({ k: 1 }, { unique: true });
    await before.createIndex(
      { at: -1 },
      { expireAfterSeconds: 1e9, partialFilterExpression: { at: { $exists: true } } },
    );
    await before.updateOne({ _id: 1 }, { $set: { k: 'z' } });
    await before.deleteOne({ _id: 2 });
    const indexes = await before.listIndexes().toArray();
    await first.close();

    const after = await rowsOf(await start());
    expect(await after.find().toArray()).toEqual([
      { _id: 3, k: 'c' },
      { _id: 1, k: 'z', at: new Date(7), wide: 9007199254740991 },
    ]);
    expect(await after.listIndexes().toArray()).toEqual(indexes);
    await expect(after.insertOne({ _id: 9, k: 'z' })).rejects.toMatchObject({ code: 11000 });
    await after.insertOne({ _id: 2, k: 'a' });
    expect((await after.find().toArray()).map((row) => row._id)).toEqual([3, 1, 2]);
  });

  test('forgets dropped collections and indexes', async () => {
    const first = await start();
    const before = await rowsOf(first);
    await before.insertOne({ _id: 1 });
    await before.drop();
    await before.insertOne({ _id: 2 });
    await before.createIndex({ a: 1 });
    await before.dropIndexes();
    await first.close();
    const after = await rowsOf(await start());
    expect(await after.find().toArray()).toEqual([{ _id: 2 }]);
    expect(await after.listIndexes().toArray()).toHaveLength(1);
  });

  test('is used by one process at a time', async () => {
    await start();
    await expect(startDocuments({ file })).rejects.toThrow(
      `The documents file ${file} is in use by another process. Stop that process, or use another data folder.`,
    );
  });

  test('is free again after closing, also twice', async () => {
    const engine = await start();
    await Promise.all([engine.close(), engine.close()]);
    await start();
  });

  test('is refused when it is damaged in a document', async () => {
    await written(50);
    const bytes = await readFile(file);
    const at = bytes.lastIndexOf('xxxxxxxx');
    bytes[at] = 'y'.charCodeAt(0);
    await writeFile(file, bytes);
    await expect(start()).rejects.toThrow(
      /is damaged \(the checksum of document \d+ is wrong\)\. Nothing was changed\. Put back a backup, or move the file away to start empty\./,
    );
  });

  test('is refused when its end is missing', async () => {
    await written(200);
    const { size } = await stat(file);
    const handle = await open(file, 'r+');
    await handle.truncate(Math.floor(size / 2));
    await handle.close();
    await expect(start()).rejects.toThrow(/is damaged/);
    expect((await stat(file)).size).toBe(Math.floor(size / 2));
  });

  test('is refused when it is no database or empty of sense', async () => {
    await writeFile(
      file,
      'not a database at all, but some text that is long enough to be read as a header of one hundred bytes',
    );
    await expect(start()).rejects.toThrow(/is damaged \(it is not a database\)/);
  });

  test('is refused when another program wrote it, and left alone', async () => {
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
    await expect(start()).rejects.toThrow('is a database of another program');
    const again = new DatabaseSync(file);
    expect(again.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'notes' }]);
    again.close();
  });

  test('is refused when a newer version wrote it', async () => {
    await written(1);
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    await expect(start()).rejects.toThrow('was written by a newer version (format 99)');
  });

  test('is refused in a folder that does not exist', async () => {
    await expect(startDocuments({ file: join(folder, 'none', 'documents.db') })).rejects.toThrow(
      'Check that its folder exists and may be written',
    );
  });

  test('opens from a copy made while it was in use', async () => {
    const rows = await rowsOf(await start());
    await rows.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: i })));
    const copy = join(folder, 'copy.db');
    await copyFile(file, copy);
    await copyFile(`${file}-wal`, `${copy}-wal`);
    const engine = await startDocuments({ file: copy });
    running.push(engine);
    expect(await (await rowsOf(engine)).countDocuments()).toBe(20);
  });
});

describe('a killed process', () => {
  let child: ChildProcess | undefined;
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  test(
    'loses no acknowledged write',
    async () => {
      child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          join(import.meta.dirname, 'serve-documents.ts'),
          file,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const url = await new Promise<string>((resolve) =>
        createInterface({ input: child!.stdout! }).once('line', resolve),
      );
      const rows = await rowsOf({ url });
      const acknowledged = new Set<number>();
      let next = 0;
      const enough = new Promise<void>((resolve) => {
        const write = async (): Promise<void> => {
          for (;;) {
            const _id = next++;
            await rows.insertOne({ _id, n: 0 });
            await rows.updateOne({ _id }, { $set: { n: 1 } });
            acknowledged.add(_id);
            if (acknowledged.size === 500) resolve();
          }
        };
        // The writers end when the connection does.
        for (let writer = 0; writer < 8; writer++) write().catch(() => {});
      });
      await enough;
      const ended = new Promise((resolve) => child!.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;

      const found = new Map(
        (await (await rowsOf(await start())).find().toArray()).map((row) => [row._id, row.n]),
      );
      expect([...acknowledged].filter((_id) => found.get(_id) !== 1)).toEqual([]);
    },
    PROCESS_TIMEOUT_MS,
  );
});
