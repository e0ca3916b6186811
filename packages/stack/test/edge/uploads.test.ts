import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { askUntil } from '@convivio/platform/test-kit/ask-until';
import { failure } from '../../../../gateway/test/answer-shapes.ts';
import { recipeText, type Cook, type TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';
import { multipart, multipartType, rawRequest } from './raw-request.ts';

const LIMIT = 10 * 1024 * 1024;

let stack: TestStack;
let tilda: Cook;
beforeAll(async () => {
  stack = await startTestStack();
  tilda = await stack.newCook();
});
afterAll(() => stack.stop());

const address = () => `${stack.url}/api/recipes/upload`;
const headers = (more: Record<string, string> = {}) => ({
  authorization: `Bearer ${tilda.token}`,
  'content-type': multipartType,
  prefer: 'respond-async',
  ...more,
});
/** A file of exactly so many bytes that is a recipe. */
const fileOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(recipeText('Long pancakes')),
    Buffer.alloc(bytes - Buffer.byteLength(recipeText('Long pancakes')), ' '),
  ]);
async function stored() {
  return (await stack.filesUnder('uploads/')).length;
}

/** The upload is refused so, and leaves nothing in the store. */
async function expectRefusal(
  response: Promise<{ status: number; body: { code?: string } }>,
  status: number,
  code: string,
) {
  const before = await stored();
  const answer = await response;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(await stored()).toBe(before);
}

test('10 MB exactly is taken', async () => {
  const response = await tilda.upload(fileOf(LIMIT), { headers: { prefer: 'respond-async' } });
  expect(response.status).toBe(202);
});

test('10 MB and a byte is refused, and the connection can be used again', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await expectRefusal(
    rawRequest(address(), { headers: headers(), chunks: multipart(fileOf(LIMIT + 1)), agent }),
    413,
    'FILE_TOO_LARGE',
  );
  const next = await rawRequest(address(), {
    headers: headers(),
    chunks: multipart(recipeText('After the long one')),
    agent,
  });
  expect(next.status).toBe(202);
  agent.destroy();
});

test('a file too large is refused before all of it has come', async () => {
  // The body never ends: only an answer that does not wait for it can come.
  await expectRefusal(
    rawRequest(address(), {
      headers: headers(),
      chunks: multipart(fileOf(LIMIT + 1), { end: false }),
      finish: false,
    }),
    413,
    'FILE_TOO_LARGE',
  );
});

test('a body that announces too much is refused before any of it has come', async () => {
  await expectRefusal(
    rawRequest(address(), {
      headers: headers({ 'content-length': String(LIMIT * 6) }),
      chunks: ['--'],
      finish: false,
    }),
    413,
    'PAGES_TOO_LARGE',
  );
});

test.each([
  ['no file', multipart('salt', { disposition: 'name="note"' }), 400, 'FILE_MISSING'],
  [
    'the field as text',
    multipart(recipeText('Pancakes'), { disposition: 'name="file"' }),
    400,
    'FILE_MISSING',
  ],
  [
    'a file in another field',
    multipart(recipeText('Pancakes'), { disposition: 'name="attachment"; filename="a.txt"' }),
    400,
    'FILE_MISSING',
  ],
  ['an empty file', multipart(''), 400, 'FILE_EMPTY'],
  [
    'eleven files',
    [
      ...Array.from({ length: 10 }, (_, page) => [
        ...multipart(recipeText(`Page ${page}`), { end: false }),
        Buffer.from('\r\n'),
      ]).flat(),
      ...multipart(recipeText('One too many')),
    ],
    400,
    'TOO_MANY_FILES',
  ],
  [
    'two files of which one is empty',
    [...multipart(recipeText('First'), { end: false }), Buffer.from('\r\n'), ...multipart('')],
    400,
    'FILE_EMPTY',
  ],
  [
    'a body that stops in mid-file',
    multipart(recipeText('Half'), { end: false }),
    400,
    'UPLOAD_BROKEN',
  ],
  [
    'a body that stops in a file nobody wants',
    multipart(recipeText('Half'), {
      disposition: 'name="attachment"; filename="a.txt"',
      end: false,
    }),
    400,
    'UPLOAD_BROKEN',
  ],
  ['a body without any part', [Buffer.from('hello')], 400, 'UPLOAD_BROKEN'],
  ['no body', [], 400, 'UPLOAD_BROKEN'],
])('%s is refused with a sentence', async (_case, chunks, status, code) => {
  await expectRefusal(rawRequest(address(), { headers: headers(), chunks }), status, code);
});

test.each([
  ['application/json', 415, 'NOT_MULTIPART'],
  ['application/pdf', 415, 'NOT_MULTIPART'],
  ['multipart/form-data', 400, 'UPLOAD_MALFORMED'],
  ['multipart/form-data; boundary=', 400, 'UPLOAD_MALFORMED'],
])('a body of the type %s is refused', async (type, status, code) => {
  await expectRefusal(
    rawRequest(address(), { headers: headers({ 'content-type': type }), chunks: ['hello'] }),
    status,
    code,
  );
});

test('files that are too large together are refused, and none of them stays', async () => {
  const part = [...multipart(fileOf(LIMIT), { end: false }), Buffer.from('\r\n')];
  // Without an announced length, as a program sends that does not know it.
  await expectRefusal(
    rawRequest(address(), {
      headers: headers(),
      chunks: [part, part, part, part, part, multipart(recipeText('A byte too many'))].flat(),
    }),
    413,
    'PAGES_TOO_LARGE',
  );
});

test('several files are pages of one recipe: one job for each key, which says of pages what they are not', async () => {
  const send = (key: string, ...texts: string[]) =>
    rawRequest(address(), {
      headers: headers({ 'idempotency-key': key, prefer: '' }),
      chunks: texts.flatMap((text, at) => [
        ...(at > 0 ? [Buffer.from('\r\n')] : []),
        ...multipart(text, { end: at === texts.length - 1 }),
      ]),
    });
  const before = await stored();
  const [first, again] = [await send('pages', 'one', 'two'), await send('pages', 'one', 'two')];
  expect(first).toMatchObject({
    status: 415,
    body: {
      code: 'WRONG_TYPE',
      error: expect.stringMatching(/^None of the 2 pages could be read\. Page 1: It is not a pic/),
    },
  });
  expect(again).toMatchObject({ status: 415, body: { code: 'WRONG_TYPE' } });
  // The pages of the second request are not kept beside those of the first.
  expect(await stored()).toBe(before + 2);
  expect(await send('pages', 'two', 'one')).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(await stored()).toBe(before + 2);
});

test('a client that leaves in mid-upload leaves nothing behind', async () => {
  const before = await stored();
  const received = Promise.withResolvers<void>();
  const request = httpRequest(address(), { method: 'POST', headers: headers() });
  request.on('error', () => {});
  for (const chunk of multipart(fileOf(LIMIT / 2), { end: false }))
    request.write(chunk, () => received.resolve());
  await received.promise;
  const closed = new Promise((resolve) => request.on('close', resolve));
  request.destroy();
  await closed;
  // Ends when the server has seen that the client is gone and has cleared away what had come.
  await askUntil(incoming, (count) => count === 0);
  expect(await stored()).toBe(before);
});

async function incoming(): Promise<number> {
  return (await readdir(`${stack.data}/files/.incoming`)).length;
}

test('a name is kept without its path and what turns it round', async () => {
  const response = await tilda.upload(recipeText('Named pancakes'), {
    name: '..\\..\\secret/Pfann\u202ekuchen.txt',
  });
  const { id } = (await response.json()) as { id: number };
  expect(await (await tilda.get(`/api/recipes/${id}`)).json()).toMatchObject({
    originalFileName: 'Pfannkuchen.txt',
  });
});

test('a name of many signs is cut between two of them', async () => {
  const response = await tilda.upload(recipeText('Long name'), { name: `a${'🥞'.repeat(200)}` });
  const { id } = (await response.json()) as { id: number };
  expect(
    (await tilda.get(`/api/recipes/${id}/original-file`)).headers.get('content-disposition'),
  ).toBe(`inline; filename*=UTF-8''a${encodeURIComponent('🥞').repeat(99)}`);
});

test('POST /files takes a file for GraphQL, from cooks only', async () => {
  const form = new FormData();
  form.append('file', new Blob([recipeText('By GraphQL')]), 'by-graphql.txt');
  const response = await tilda.request('/files', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  const file = (await response.json()) as { fileKey: string };
  expect(file).toEqual({
    fileKey: expect.stringMatching(`^uploads/${tilda.id}/`),
    fileName: 'by-graphql.txt',
    size: Buffer.byteLength(recipeText('By GraphQL')),
    sha256: createHash('sha256').update(recipeText('By GraphQL')).digest('hex'),
  });

  const { data } = await tilda.graphql<{ importFile: { source: string } }>(
    'mutation ($input: ImportFileInput!) { importFile(input: $input) { source } }',
    { input: file },
  );
  expect(data).toEqual({ importFile: { source: 'file' } });
  const other = await stack.newCook();
  const { errors } = await other.graphql(
    'mutation ($input: ImportFileInput!) { importFile(input: $input) { id } }',
    { input: file },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FILE_KEY_UNKNOWN', status: 400 });

  const visitor = await stack.visit('/files', { method: 'POST', body: form });
  expect([visitor.status, failure.parse(await visitor.json()).code]).toEqual([
    401,
    'UNAUTHENTICATED',
  ]);
});
