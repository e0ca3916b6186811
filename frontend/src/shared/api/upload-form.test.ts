import { beforeEach, expect, test } from '@jest/globals';
import { login } from '../../test-kit/fake-login.ts';

const { uploadForm } = await import('./upload-form.ts');
const { RestError } = await import('./rest-error.ts');

/** A request that is answered as `answer` says. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  open(method: string, path: string) {
    lines.push(`${method} ${path}`);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return name === 'retry-after' ? '7' : null;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  send(body: FormData) {
    sent.push(this);
    bodies.push(body);
    queueMicrotask(() => answer(this));
  }
  end(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}
Object.assign(globalThis, { XMLHttpRequest: Upload });

let lines: string[];
let sent: Upload[];
let bodies: FormData[];
let answer: (upload: Upload) => void;
const form = new FormData();
form.set('file', new Blob(['tart']));
const upload = (options?: Parameters<typeof uploadForm>[2]) =>
  uploadForm<{ fileKey: string }>('/files', form, options);
const tokensSent = () => sent.map(({ headers }) => headers.get('authorization'));

beforeEach(() => {
  login.reset();
  [lines, sent, bodies] = [[], [], []];
  answer = (request) => request.end(201, '{"fileKey":"passing/x"}');
});

test('carries the token and the headers it is given', async () => {
  await expect(upload({ headers: { 'idempotency-key': 'k' } })).resolves.toEqual({
    fileKey: 'passing/x',
  });
  expect(lines).toEqual(['POST /files']);
  expect(Object.fromEntries(sent[0]!.headers)).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token-1',
    'idempotency-key': 'k',
  });
  expect(sent[0]!.withCredentials).toBe(true);
});

test('tells how much of it has left', async () => {
  const told: number[] = [];
  answer = (request) => {
    request.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 4 }),
    );
    request.end(204, '');
  };
  await expect(upload({ onProgress: (part) => told.push(part) })).resolves.toBeNull();
  expect(told).toEqual([0.25]);
});

test('is sent again, whole, with a new token where its token is refused', async () => {
  answer = (request) =>
    request.headers.get('authorization') === 'Bearer token-2'
      ? request.end(201, '{"fileKey":"passing/x"}')
      : request.end(401, '');
  await expect(upload({ headers: { 'idempotency-key': 'k' } })).resolves.toEqual({
    fileKey: 'passing/x',
  });
  expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(sent[1]!.headers.get('idempotency-key')).toBe('k');
  expect(bodies).toEqual([form, form]);
});

test('fails with the refusal where the new token is refused too', async () => {
  answer = (request) => request.end(401, '{"error":"Sign in to continue."}');
  await expect(upload()).rejects.toMatchObject({ status: 401, sentence: 'Sign in to continue.' });
  expect(sent).toHaveLength(2);
});

test('fails with the sentence of the server', async () => {
  answer = (request) => request.end(413, '{"error":"This file is too large."}');
  const failure = await upload().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RestError);
  expect(failure).toMatchObject({
    status: 413,
    sentence: 'This file is too large.',
    retryAfter: 7,
  });
  expect(sent).toHaveLength(1);
});

test('fails like a call where the connection breaks', async () => {
  answer = (request) => request.dispatchEvent(new Event('error'));
  await expect(upload()).rejects.toBeInstanceOf(TypeError);
});

test('that is stopped while its token is renewed is not sent again', async () => {
  const controller = new AbortController();
  login.updateToken.mockImplementation(async (secondsLeft) => {
    if (secondsLeft !== -1) return false;
    login.token = 'token-2';
    controller.abort();
    return true;
  });
  answer = (request) => request.end(401, '');
  await expect(upload({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('can be stopped on its way', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  await expect(upload({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
