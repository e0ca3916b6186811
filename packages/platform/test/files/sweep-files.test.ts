import { expect, test } from '@jest/globals';
import { sweepFiles, type Sweep } from '../../src/files/sweep-files.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');

/** A store of files that are so many hours old, and which of them a sweep has removed. */
function storeOf(ages: Record<string, number>) {
  const removed: string[] = [];
  return {
    removed,
    async *list(place = '') {
      for (const [key, hours] of Object.entries(ages))
        if (key.startsWith(place))
          yield { key, size: 1, modified: new Date(now.getTime() - hours * HOUR) };
    },
    remove: async (key: string) => void removed.push(key),
  };
}

const sweep = (change: Partial<Sweep> = {}): Sweep => ({
  places: ['a/', 'b/'],
  olderThanMs: 24 * HOUR,
  needed: async () => new Set(),
  ...change,
});

test('removes what is old and not needed, in its places alone', async () => {
  const files = storeOf({ 'a/old': 25, 'a/young': 23, 'a/needed': 99, 'b/old': 25, 'c/old': 99 });
  expect(await sweepFiles(files, sweep({ needed: async () => new Set(['a/needed']) }), now)).toBe(
    2,
  );
  expect(files.removed).toEqual(['a/old', 'b/old']);
});

test('asks after a hundred files at a time, and after none when there are none', async () => {
  const files = storeOf(
    Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`a/${at}`, 48])),
  );
  const asked: number[] = [];
  const needed = async (keys: string[]) => (asked.push(keys.length), new Set<string>());
  expect(await sweepFiles(files, sweep({ needed }), now)).toBe(250);
  expect(asked).toEqual([100, 100, 50]);
  await sweepFiles(storeOf({ 'a/young': 1 }), sweep({ needed }), now);
  expect(asked).toHaveLength(3);
});

test('leaves everything where nobody can say what is needed', async () => {
  const files = storeOf({ 'a/old': 48 });
  await expect(
    sweepFiles(files, sweep({ needed: () => Promise.reject(new Error('away')) }), now),
  ).rejects.toThrow('away');
  expect(files.removed).toEqual([]);
});

test('removes nothing more once it is stopped', async () => {
  const files = storeOf({ 'a/1': 48, 'a/2': 48 });
  const stopping = new AbortController();
  await sweepFiles(
    { ...files, remove: async (key) => (stopping.abort(), files.remove(key)) },
    sweep(),
    now,
    stopping.signal,
  );
  expect(files.removed).toEqual(['a/1']);
});
