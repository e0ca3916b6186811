import { InMemoryCache } from '@apollo/client';
import { beforeEach, expect, test } from '@jest/globals';
import { LibraryPageDocument } from '../../generated/documents/library-page.ts';
import { recipePolicies } from './recipe-policies.ts';

const card = (id: number) => ({
  __typename: 'Recipe' as const,
  id: String(id),
  title: `Dish ${id}`,
  description: '',
  course: 'main' as const,
  diet: 'omnivore' as const,
  prepTime: null,
  cookTime: null,
  totalTime: null,
  imageUrl: null,
  originalFormat: null,
  sustainabilityScore: null,
  analysisState: 'done',
  draft: null,
  doubtCount: 0,
  ownerId: 'u1',
  visibility: 'private' as const,
  createdAt: '2026-03-14T10:00:00Z',
});
const library = (count: number) => Array.from({ length: count }, (_, at) => card(at));

let cache: InMemoryCache;
const variables = (offset: number, sort: 'newest' | 'title' = 'newest') => ({
  filter: { state: 'active' as const, course: 'main' as const },
  sort,
  first: 50,
  offset,
});
const write = (all: ReturnType<typeof library>, offset: number) =>
  cache.writeQuery({
    query: LibraryPageDocument,
    variables: variables(offset),
    data: {
      page: { __typename: 'RecipeConnection', nodes: all.slice(offset, offset + 50) },
    } as never,
  });
const read = (offset: number, sort?: 'title') =>
  cache
    .readQuery({ query: LibraryPageDocument, variables: variables(offset, sort) })
    ?.page.nodes.map(({ id }) => Number(id));

beforeEach(() => void (cache = new InMemoryCache({ typePolicies: recipePolicies })));

test('a page is there once it was read, and its neighbours are not', () => {
  write(library(200), 100);
  expect(read(100)).toHaveLength(50);
  expect(read(100)?.[0]).toBe(100);
  expect([read(0), read(50), read(150)]).toEqual([undefined, undefined, undefined]);
  expect(read(100, 'title')).toBeUndefined();
});

test('the last page is as long as what is left', () => {
  write(library(120), 100);
  expect(read(100)).toHaveLength(20);
});

test('a list without recipes was read as well', () => {
  write([], 0);
  expect(read(0)).toEqual([]);
});

test('a shorter list ends where its last page ends', () => {
  for (const offset of [0, 50, 100]) write(library(120), offset);
  write(library(60), 50);
  expect(read(50)).toHaveLength(10);
  expect(read(100)).toBeUndefined();
});

test('a page with a recipe that is gone is asked for again', () => {
  write(library(60), 0);
  cache.evict({ id: 'Recipe:7' });
  expect(read(0)).toBeUndefined();
});

test('a recipe is one, wherever it is listed', () => {
  write(library(60), 0);
  cache.modify({ id: 'Recipe:7', fields: { title: () => 'Ribollita' } });
  const page = cache.readQuery({ query: LibraryPageDocument, variables: variables(0) })!.page;
  expect(page.nodes[7]?.title).toBe('Ribollita');
});

test('of a long list the first page stays, and what is near the page that was read last', () => {
  const all = library(10_000);
  for (let offset = 0; offset < 10_000; offset += 50) write(all, offset);
  expect([read(0)?.[0], read(9_950)?.[0], read(9_000)?.[0]]).toEqual([0, 9_950, 9_000]);
  expect([read(50), read(5_000), read(8_900)]).toEqual([undefined, undefined, undefined]);
  cache.gc();
  expect(Object.keys(cache.extract()).length).toBeLessThan(1_200);
});

test('the first page read anew leaves the others where they are', () => {
  const all = library(10_000);
  for (const offset of [0, 8_000]) write(all, offset);
  write(all, 0);
  expect(read(8_000)?.[0]).toBe(8_000);
});
