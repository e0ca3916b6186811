import { gql } from '@apollo/client';
import { beforeEach, expect, jest, test } from '@jest/globals';

const getToken = jest.fn<() => Promise<string | null>>();
const tokenRefused = jest.fn<(token: string) => Promise<boolean>>();
jest.unstable_mockModule('../session/access-token.ts', () => ({ getToken, tokenRefused, onSignedOut: () => () => {} }));
const { createApolloClient } = await import('./apollo-client.ts');

const mutation = gql`mutation Save { save }`;
const accepted = () => Response.json({ data: { save: true } });
const answers = {
  'as an error of the graph': () => Response.json({ errors: [{ message: 'Your session has ended. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }] }),
  'as a status': () => new Response('{"error":"Your session has ended."}', { status: 401 }),
};
const fetching = jest.fn<typeof fetch>();
const tokensSent = () => fetching.mock.calls.map(([, request]) => (request?.headers as Record<string, string>)['authorization']);
const save = () => createApolloClient().mutate({ mutation });

beforeEach(() => {
  jest.resetAllMocks();
  getToken.mockResolvedValueOnce('token-1').mockResolvedValue('token-2');
  globalThis.fetch = fetching;
});

test.each(Object.entries(answers))('a change whose token is refused %s is sent again with a new one', async (_how, refuse) => {
  tokenRefused.mockResolvedValue(true);
  fetching.mockImplementationOnce(async () => refuse()).mockImplementation(async () => accepted());
  await expect(save()).resolves.toMatchObject({ data: { save: true } });
  expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(tokenRefused.mock.calls).toEqual([['token-1']]);
});

test.each(Object.entries(answers))('a change whose new token is refused %s too fails, and both refusals are told', async (_how, refuse) => {
  tokenRefused.mockResolvedValue(true);
  fetching.mockImplementation(async () => refuse());
  await expect(save()).rejects.toThrow();
  expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(tokenRefused.mock.calls).toEqual([['token-1'], ['token-2']]);
});

test('without a new token the refusal stands', async () => {
  tokenRefused.mockResolvedValue(false);
  fetching.mockImplementation(async () => answers['as a status']());
  await expect(save()).rejects.toThrow();
  expect(fetching).toHaveBeenCalledTimes(1);
});
