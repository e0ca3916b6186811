import { beforeEach, expect, jest, test } from '@jest/globals';
import { login } from '../../test-kit/fake-login.ts';

const { joinedPath, rest, RestError } = await import('./rest.ts');

const fetching = jest.fn<typeof fetch>();
const call = (index = 0) => ({
  url: fetching.mock.calls[index]![0],
  ...(fetching.mock.calls[index]![1] as RequestInit & { headers: Record<string, string> }),
});
const answer = (status: number, body: unknown = null, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers,
  });

beforeEach(() => {
  jest.resetAllMocks();
  login.reset();
  globalThis.fetch = fetching;
});

test('every request includes credentials and carries the token', async () => {
  fetching.mockResolvedValue(answer(200, []));
  await expect(rest.get('/api/recipes')).resolves.toEqual([]);
  expect(call()).toMatchObject({
    url: '/api/recipes',
    method: 'GET',
    credentials: 'include',
    headers: { authorization: 'Bearer token-1' },
  });
});

test('a visitor sends no token', async () => {
  login.authenticated = false;
  fetching.mockResolvedValue(answer(200, {}));
  await rest.get('/api/shared/abc');
  expect(call().headers).not.toHaveProperty('authorization');
});

test('a JSON body says so and a form goes as it is', async () => {
  fetching.mockImplementation(async () => answer(201, { id: 1 }));
  await rest.post('/api/recipes/url', { url: 'https://example.org' });
  const form = new FormData();
  await rest.post('/api/recipes/upload', form);
  expect(call(0)).toMatchObject({
    body: '{"url":"https://example.org"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(call(1).body).toBe(form);
  expect(call(1).headers).not.toHaveProperty('content-type');
});

test('segments that are not there are left out of the path', () => {
  expect(joinedPath(['/api/recipes', 5, null, undefined, 'a b'])).toBe('/api/recipes/5/a%20b');
});

test('an empty answer gives null', async () => {
  fetching.mockResolvedValue(answer(204));
  await expect(rest.post('/api/recipes/5/archive')).resolves.toBeNull();
});

test('a failure names its status and text and keeps the sentence, the code and the fields', async () => {
  const body = {
    error: 'The photo is too dark to read.',
    code: 'PHOTO_TOO_DARK',
    requestId: 'r1',
    fields: { file: 'is too dark' },
  };
  fetching.mockResolvedValue(answer(422, body, { 'retry-after': '7' }));
  const failure = await rest.post('/api/recipes/upload').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RestError);
  expect(failure).toMatchObject({
    message: `422: ${JSON.stringify(body)}`,
    status: 422,
    sentence: body.error,
    code: body.code,
    requestId: 'r1',
    fields: body.fields,
    retryAfter: 7,
  });
});

test('a failure without text takes the status text', async () => {
  fetching.mockResolvedValue(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(rest.get('/api/recipes')).rejects.toMatchObject({
    message: '502: Bad Gateway',
    sentence: null,
    fields: {},
  });
});

test('a failure that is not JSON is kept as it came', async () => {
  fetching.mockResolvedValue(answer(500, '<html>'));
  await expect(rest.get('/api/recipes')).rejects.toMatchObject({
    message: '500: <html>',
    sentence: null,
  });
});

const noNewToken = () =>
  login.updateToken.mockImplementation((secondsLeft) =>
    secondsLeft === -1 ? login.beUnreachable() : Promise.resolve(false),
  );

test('a refused read of a recipe is tried once more without credentials', async () => {
  noNewToken();
  fetching
    .mockResolvedValueOnce(answer(401, { error: 'Sign in to continue.' }))
    .mockResolvedValueOnce(answer(200, { id: 5 }));
  await expect(rest.get('/api/recipes/5')).resolves.toEqual({ id: 5 });
  expect(call(1)).toMatchObject({ url: '/api/recipes/5', credentials: 'omit' });
  expect(call(1).headers).not.toHaveProperty('authorization');
});

test('when that fails too, the first refusal counts', async () => {
  noNewToken();
  fetching
    .mockResolvedValueOnce(answer(401, { error: 'Sign in to continue.' }))
    .mockResolvedValueOnce(answer(404));
  await expect(rest.get('/api/recipes/5')).rejects.toMatchObject({
    status: 401,
    sentence: 'Sign in to continue.',
  });
  expect(fetching).toHaveBeenCalledTimes(2);
});

test.each([
  ['GET', '/api/recipes'],
  ['GET', '/api/events/5'],
  ['PATCH', '/api/recipes/5'],
] as const)('a refused %s %s is not tried again without a new token', async (method, path) => {
  noNewToken();
  fetching.mockResolvedValue(answer(401));
  await expect(
    method === 'GET' ? rest.get(path) : rest.patch(path, { comments: 'x' }),
  ).rejects.toMatchObject({ status: 401 });
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a refused change is sent again with a new token where there is one, once', async () => {
  fetching.mockResolvedValue(answer(401));
  await expect(rest.patch('/api/recipes/5', { comments: 'x' })).rejects.toMatchObject({
    status: 401,
  });
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(call(1)).toMatchObject({
    method: 'PATCH',
    body: '{"comments":"x"}',
    headers: { authorization: 'Bearer token-2' },
  });
});
