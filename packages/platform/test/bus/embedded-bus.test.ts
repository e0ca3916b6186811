import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BusUnavailable } from '../../src/bus/bus-errors.ts';
import { openBus } from '../../src/bus/open-bus.ts';
import { received } from './received.ts';
import { message } from './build-message.ts';
import { busContract } from './bus-contract.ts';
import { startBusProcess } from './bus-process.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'convivio-bus-'));
  return { path, dispose: () => rm(path, { recursive: true, force: true }) };
}

busContract('SQLite', async () => {
  const { path, dispose } = await folder();
  const file = join(path, 'bus.db');
  return {
    url: `embedded:${file}`,
    inject: async (subject, payload) => {
      const database = new DatabaseSync(file);
      database
        .prepare(
          "INSERT INTO messages (stream, subject, text, bytes, at) VALUES ('MESSAGES', ?, ?, ?, ?)",
        )
        .run(subject, payload, payload.length, Date.now());
      database.close();
    },
    dispose,
  };
});

test('a job in the hand of a killed process is taken over long before its time is up', async () => {
  const { path, dispose } = await folder();
  const url = `embedded:${join(path, 'bus.db')}`;
  const bus = await openBus(url, { log: silent });
  const doomed = await startBusProcess(url, 'hang', { ackWaitMs: 600_000 });
  const taken = doomed.next('took');
  const job = message('intake.requested');
  await bus.publish(job);
  await taken;
  const done = received();
  await bus.work({
    queue: 'intake',
    subject: 'intake.requested',
    ackWaitMs: 600_000,
    handle: done.add,
  });
  await doomed.kill();
  expect(await done.wait(1)).toEqual([job]);
  await bus.close();
  await dispose();
});

test('a stored message is published whatever befalls those who look on', async () => {
  const { path, dispose } = await folder();
  const file = join(path, 'bus.db');
  const warned: string[] = [];
  const bus = await openBus(`embedded:${file}`, {
    log: { ...silent, warn: (_fields, text) => void warned.push(text) },
  });
  bus.listen('progress.*', () => {});
  const other = new DatabaseSync(file);
  other.exec('ALTER TABLE broadcasts RENAME TO hidden');
  other.close();
  const done = received();
  await bus.react({ durable: 'mail', subjects: ['>'], handle: done.add });
  const created = message('recipe.created');
  await bus.publish(created);
  expect(await done.wait(1)).toEqual([created]);
  expect(warned).toContain('the embedded bus could not tell those who look on');
  await bus.close();
  await dispose();
});

test('a bus in memory works alone and ends with its owner', async () => {
  const bus = await openBus('embedded::memory:', { log: silent });
  const done = received();
  await bus.react({ durable: 'mail', subjects: ['>'], handle: done.add });
  const created = message('recipe.created');
  await bus.publish(created);
  expect(await done.wait(1)).toEqual([created]);
  await bus.drain();
  await bus.close();
  const next = await openBus('embedded::memory:', { log: silent });
  expect(await next.deadLetters.count()).toBe(0);
  await next.close();
});

test.each([
  ['a folder', (path: string) => path],
  ['a file that is no database', (path: string) => join(path, 'notes.txt')],
  ['below a file', (path: string) => join(path, 'notes.txt', 'bus.db')],
])('says that the bus is unavailable when its file is %s', async (_case, place) => {
  const { path, dispose } = await folder();
  await writeFile(
    join(path, 'notes.txt'),
    'This is not a database, and it is longer than the header of one would be, so that SQLite looks at it closely.',
  );
  await expect(openBus(`embedded:${place(path)}`, { log: silent })).rejects.toThrow(BusUnavailable);
  await dispose();
});

test.each(['redis://127.0.0.1', 'embedded:', ''])('refuses the address "%s"', async (url) => {
  await expect(openBus(url, { log: silent })).rejects.toThrow(TypeError);
});

test('says that the bus is unavailable when no server answers', async () => {
  await expect(openBus('nats://127.0.0.1:1', { log: silent })).rejects.toThrow(BusUnavailable);
});
