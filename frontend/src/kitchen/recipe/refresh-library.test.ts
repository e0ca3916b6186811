import type { ApolloClient } from '@apollo/client';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { LibraryPageDocument } from '../../generated/documents/library-page.ts';
import { login } from '../../test-kit/fake-login.ts';
import { recipePolicies } from './recipe-policies.ts';

const { createApolloClient } = await import('../../shared/api/apollo-client.ts');
const { answerAge } = await import('../../shared/api/answer-age.ts');
const { refreshLibrary } = await import('./refresh-library.ts');

const options = {
  query: LibraryPageDocument,
  variables: { filter: { state: 'active' }, sort: 'newest', first: 50, offset: 50 },
} as const;
let client: ApolloClient;
let title: string;
const fetching = jest.fn<typeof fetch>();
const answer = async () =>
  Response.json({
    data: { page: { __typename: 'RecipeConnection', nodes: [{ ...card, title }] } },
  });
const card = {
  __typename: 'Recipe',
  id: '7',
  description: '',
  course: 'main',
  diet: 'omnivore',
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
};
const isOld = () => answerAge(client).isOld('LibraryPage', options.variables);
const kept = () => client.readQuery(options)?.page.nodes[0]?.title;

beforeEach(() => {
  login.reset();
  title = 'Ribollita';
  globalThis.fetch = fetching;
  fetching.mockReset().mockImplementation(answer);
  client = createApolloClient({ typePolicies: recipePolicies });
});

test('what is shown is read anew, and never goes away meanwhile', async () => {
  const seen = { Ribollita: Promise.withResolvers<void>(), Brasato: Promise.withResolvers<void>() };
  const titles: (string | undefined)[] = [];
  client.watchQuery(options).subscribe(({ data }) => {
    const shown = data?.page?.nodes?.[0]?.title;
    titles.push(shown);
    seen[shown as keyof typeof seen]?.resolve();
  });
  await seen.Ribollita.promise;
  title = 'Brasato';
  await refreshLibrary(client);
  await seen.Brasato.promise;
  expect(titles.slice(titles.indexOf('Ribollita'))).not.toContain(undefined);
  expect(isOld()).toBe(false);
});

test('what is not shown stays and is old, until it is read again', async () => {
  await client.query(options);
  await refreshLibrary(client);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect([kept(), isOld()]).toEqual(['Ribollita', true]);
  await client.query({ ...options, fetchPolicy: 'network-only' });
  expect(isOld()).toBe(false);
});

test('an answer that was asked for before a change is old when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetching.mockImplementationOnce(() => promise);
  const reading = client.query(options);
  await refreshLibrary(client);
  resolve(await answer());
  await reading;
  expect(isOld()).toBe(true);
});

test('a failure leaves what was read', async () => {
  const following = client.watchQuery(options).subscribe(() => {});
  await client.query(options);
  fetching.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await refreshLibrary(client);
  expect([kept(), isOld()]).toEqual(['Ribollita', true]);
  following.unsubscribe();
});
