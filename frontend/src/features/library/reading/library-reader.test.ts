import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { LibraryReader, type CourseQuery } from './library-reader.ts';

type Query = (options: { variables: { offset?: number } }) => Promise<unknown>;

const scope = { state: 'active', search: '' } as const;
const mains: CourseQuery = { ...scope, course: 'main', diet: null, sort: 'newest' };
let titles: string[];
let query: jest.Mock<Query>;
let reader: LibraryReader;
const answer: Query = async ({ variables }) => ({
  data:
    variables.offset === undefined
      ? { counts: { total: titles.length } }
      : { page: { nodes: titles.map((title) => ({ id: title, title })) } },
});
const shown = () => [
  reader.counts(scope).value?.total,
  reader.page(mains, 0).value?.map(({ title }) => title),
];
const holdAll = async () => {
  const wants = [reader.wantCounts(scope), reader.wantPage(mains, 0)];
  await Promise.all(wants.map((want) => reader.ensure(want)));
  return wants.map((want) => reader.hold(want, 0));
};

beforeEach(() => {
  titles = ['Ribollita', 'Brasato'];
  query = jest.fn<Query>(answer);
  reader = new LibraryReader({ query } as unknown as ApolloClient);
});

test('what has been read is not asked for again', async () => {
  await holdAll();
  await reader.ensure(reader.wantCounts(scope));
  expect(shown()).toEqual([2, ['Ribollita', 'Brasato']]);
  expect(query).toHaveBeenCalledTimes(2);
});

test('the library is at rest once all that was asked is answered, or has failed', async () => {
  expect(reader.isAtRest()).toBe(false);
  const counts = reader.ensure(reader.wantCounts(scope));
  query.mockRejectedValueOnce(new Error('The line is cut'));
  const page = reader.ensure(reader.wantPage(mains, 0));
  const seen: boolean[] = [];
  reader.subscribe(() => seen.push(reader.isAtRest()));
  await Promise.all([counts, page]);
  expect(seen).toEqual([false, true]);
});

test('the library is not at rest while something that is shown waits to be asked for', async () => {
  await reader.ensure(reader.wantCounts(scope));
  const letGo = reader.hold(reader.wantPage(mains, 1), 60_000);
  expect(reader.isAtRest()).toBe(false);
  letGo();
  expect(reader.isAtRest()).toBe(true);
});

test('pages of fifty are asked for by their place', async () => {
  await reader.ensure(reader.wantPage({ ...mains, diet: 'vegetarian', search: 'leek' }, 3));
  expect(query.mock.calls[0]![0].variables).toEqual({
    filter: { state: 'active', course: 'main', diet: 'vegetarian', search: 'leek' },
    sort: 'newest',
    first: 50,
    offset: 150,
  });
});

test('a refresh changes counts and pages in one step, and keeps what says the same', async () => {
  await holdAll();
  const before = reader.page(mains, 0).value![1];
  const seen: unknown[] = [];
  reader.subscribe(() => seen.push(shown()));
  titles = ['Caponata', 'Brasato', 'Ribollita'];
  await reader.refresh();
  expect(seen).toEqual([[3, ['Caponata', 'Brasato', 'Ribollita']]]);
  expect(reader.page(mains, 0).value![1]).toBe(before);
});

test('what is not shown is read anew when it is shown again, and stands there meanwhile', async () => {
  const letGo = await holdAll();
  letGo.forEach((end) => end());
  titles = ['Caponata'];
  await reader.refresh();
  expect(query).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual([2, ['Ribollita', 'Brasato']]);
  await holdAll();
  expect(shown()).toEqual([1, ['Caponata']]);
});

test('a refresh that fails leaves what was shown', async () => {
  await holdAll();
  query.mockRejectedValue(new TypeError('Failed to fetch'));
  await reader.refresh();
  expect(shown()).toEqual([2, ['Ribollita', 'Brasato']]);
  expect(reader.counts(scope).error).toBeInstanceOf(TypeError);
  query.mockImplementation(answer);
  await reader.refresh();
  expect(reader.counts(scope).error).toBeUndefined();
});

test('an answer from before a change is not taken', async () => {
  await holdAll();
  const late = Promise.withResolvers<unknown>();
  const old = await answer({ variables: {} });
  query.mockImplementationOnce(() => late.promise);
  const first = reader.refresh();
  titles = ['Caponata'];
  await reader.refresh();
  late.resolve(old);
  await first;
  expect(shown()).toEqual([1, ['Caponata']]);
});

test('what leaves the screen at once is not asked for', async () => {
  jest.useFakeTimers();
  reader.hold(reader.wantPage(mains, 7), 100)();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(query).not.toHaveBeenCalled();
});

test('what was shown longest ago is forgotten when there is too much, and never what is shown', async () => {
  await holdAll();
  for (let page = 1; page <= 500; page += 1) await reader.ensure(reader.wantPage(mains, page));
  expect(reader.page(mains, 1).value).toBeUndefined();
  expect(reader.page(mains, 500).value).toBeDefined();
  expect(shown()).toEqual([2, ['Ribollita', 'Brasato']]);
});
