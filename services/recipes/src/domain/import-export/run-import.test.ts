import { expect, test } from '@jest/globals';
import { bytesSource, openLibraryFile } from '@convivio/culinary/read';
import { readItem } from './file-item.ts';
import { runImport } from './run-import.ts';
import type { ImportPorts } from './import-ports.ts';
import type { LibraryImport, LibraryImportItem } from './library-import.ts';
import type { Recipe } from '../recipe/recipe.ts';

const FILE = ['A', 'B', 'C'].map((name) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['2 eggs'],
  recipeInstructions: 'Whisk.',
}));
const STARTED: LibraryImport = {
  id: 1,
  ownerId: 'ida',
  cookName: 'Ida',
  collectionId: null,
  fileKey: 'passing/ida/file',
  fileName: 'three.json',
  format: null,
  state: 'running',
  done: 0,
  total: null,
  error: null,
  createdAt: new Date(0),
};

const AWAY = new Error('the store is away');
const POISON = new Error('no store takes it');

/** An import of three recipes whose second one meets an error. */
function importWith(error: Error, library: unknown = FILE, begun: LibraryImport = STARTED) {
  const items = new Map<number, LibraryImportItem>();
  const kept: string[] = [];
  const surprises: unknown[] = [];
  const dropped: string[] = [];
  let running = begun;
  let id = 100;
  const insert = async ({ title }: Recipe) => {
    if (title === 'B') throw error;
    kept.push(title);
    return true;
  };
  const ports = {
    // It ends behind the first recipe.
    actsFor: async () => kept.length === 0,
    recipes: { every: async () => [], find: async () => null, findByKey: async () => null, insert },
    templates: {},
    imports: {
      items: async () => [...items.values()].sort((a, b) => a.index - b.index),
      putItem: async (_id: number, item: LibraryImportItem) =>
        void items.set(item.index, { ...item }),
    },
    files: {
      openUpload: async () => ({
        async *items(fileName: string, ownerId: string) {
          const source = bytesSource(new TextEncoder().encode(JSON.stringify(library)));
          const file = await openLibraryFile(source, fileName);
          for await (const item of file.items)
            yield readItem(item, file.left, ownerId, new Date(1e12));
        },
        close: async () => {},
      }),
      remove: async (key: string) => void dropped.push(key),
    },
    newId: () => id++,
    now: () => new Date(1e12),
    isOutage: (thrown: unknown) => thrown === AWAY,
    onUnexpected: (cause: unknown) => void surprises.push(cause),
  } as unknown as ImportPorts;
  return {
    run: (last: boolean) =>
      runImport(ports, running, {
        stopped: () => false,
        last,
        save: async (changes) => void (running = { ...running, ...changes }),
      }),
    error: () => running.error,
    found: () => ({
      state: running.state,
      items: [...items.values()].map(({ name, outcome, sentence }) => [name, outcome, sentence]),
      kept,
      dropped,
      surprises: surprises.length,
    }),
  };
}

test('an item that cannot be kept interrupts an import that is tried again', async () => {
  const { run, found } = importWith(POISON);
  await expect(run(false)).rejects.toThrow('no store takes it');
  expect(found()).toEqual({
    state: 'running',
    items: [
      ['A', 'imported', null],
      ['B', null, null],
    ],
    kept: ['A'],
    dropped: [],
    surprises: 0,
  });
});

test('in the last run an item that cannot be kept is reported, and the others are kept', async () => {
  const { run, found } = importWith(POISON);
  await run(false).catch(() => {});
  await run(true);
  expect(found()).toEqual({
    state: 'finished',
    kept: ['A', 'C'],
    dropped: ['passing/ida/file'],
    surprises: 1,
    items: [
      ['A', 'imported', null],
      ['B', 'failed', 'This recipe could not be kept.'],
      ['C', 'imported', null],
    ],
  });
});

test('in the last run an outage interrupts the import like in any other, and no recipe is lost', async () => {
  const { run, found } = importWith(AWAY);
  await expect(run(true)).rejects.toBe(AWAY);
  expect(found()).toEqual({
    state: 'running',
    items: [
      ['A', 'imported', null],
      ['B', null, null],
    ],
    kept: ['A'],
    dropped: [],
    surprises: 0,
  });
});

test('a file that begins with a thousand things of which none is a recipe is read no further', async () => {
  const { run, found, error } = importWith(POISON, Array(1_500).fill(1));
  await run(false);
  expect([found().state, found().items.length, found().dropped]).toEqual([
    'failed',
    1_000,
    ['passing/ida/file'],
  ]);
  expect(error()).toContain(
    'None of the first 1,000 things in this file is a recipe, so the rest was not read.',
  );
});

test('an import looks at 20,000 things at most and says what was left out', async () => {
  const { run, found } = importWith(POISON, [FILE[0], ...Array<number>(20_004).fill(1)]);
  await run(false);
  const { state, items } = found();
  expect([state, items.length, items.at(-1)]).toEqual([
    'finished',
    20_001,
    [
      'three.json',
      'failed',
      'One import takes 20,000 items; 5 more were left out. Export your recipes in several files.',
    ],
  ]);
});

test('an import for another ends, and says so, when they let its cook work there no more', async () => {
  const { run, found, error } = importWith(AWAY, FILE, { ...STARTED, collectionId: 'olga' });
  await run(false);
  expect(found()).toMatchObject({
    state: 'failed',
    items: [['A', 'imported', null]],
    kept: ['A'],
    dropped: ['passing/ida/file'],
  });
  expect(error()).toContain('is not shared with you any more. What was added before stays there.');
});
