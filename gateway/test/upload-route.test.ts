import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import type { Files } from '@convivio/platform/files/files';
import { createLog } from '@convivio/platform/log';
import { answerError } from '../src/rest/answers/answer-error.ts';
import { uploadRoute } from '../src/files/upload-route.ts';

const MEGABYTE = 1024 * 1024;
/** Longer than a busy machine holds the rest of a body back. */
const REST_OF_BODY_MS = 2_000;
const kept = new Map<string, number>();
const files = {
  async put(key: string, content: Readable) {
    let size = 0;
    for await (const part of content) size += (part as Buffer).length;
    kept.set(key, size);
    return { size };
  },
  remove: async (key: string) => void kept.delete(key),
} as unknown as Files;

let server: Server;
let address: string;
beforeAll(async () => {
  const app = express();
  app.post(
    '/files',
    (_request, response, next) => {
      response.locals['actor'] = { kind: 'user', id: 'ida' };
      next();
    },
    uploadRoute(files),
  );
  app.get('/slow', async (_request, response) => {
    // As long as the rest of a refused body may take: of two timers of one length the earlier is the first to end.
    await delay(REST_OF_BODY_MS);
    response.json('innocent');
  });
  app.use(answerError(createLog('gateway', 'silent'), REST_OF_BODY_MS));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function upload(query: string, megabytes: number) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(megabytes * MEGABYTE)]), 'file');
  const response = await fetch(address + query, { method: 'POST', body: form });
  return {
    status: response.status,
    ...((await response.json()) as {
      fileKey?: string;
      size?: number;
      code?: string;
      error?: string;
    }),
  };
}

test.each([
  ['', 'uploads'],
  ['?for=recipe', 'uploads'],
  ['?for=picture', 'passing'],
  ['?for=library', 'passing'],
  ['?for=x&for=library', 'uploads'],
])('what comes to /files%s lies under %s', async (query, place) => {
  expect(await upload(query, 1)).toMatchObject({
    status: 201,
    size: MEGABYTE,
    fileKey: expect.stringMatching(new RegExp(`^${place}/ida/`)),
  });
});

test('a library may have 11 MB', async () => {
  const { status, size, fileKey } = await upload('?for=library', 11);
  expect([status, size, kept.get(fileKey as string)]).toEqual([201, 11 * MEGABYTE, 11 * MEGABYTE]);
});

test.each(['', '?for=picture'])('what comes to /files%s may not', async (query) => {
  kept.clear();
  expect(await upload(query, 11)).toMatchObject({
    status: 413,
    code: 'FILE_TOO_LARGE',
    error: 'File too large. Maximum file size is 10MB.',
  });
  expect(kept.size).toBe(0);
});

test('the connection of a refused upload serves the requests after it', async () => {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const answer = async () => String((await once(socket, 'data'))[0]);
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\nsoup\r\n`;
  const [begun, rest] = [part('a') + part('b'), `${'.'.repeat(10_000)}\r\n--x--\r\n`];
  socket.write(
    `POST /files HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${begun.length + rest.length}\r\n\r\n${begun}`,
  );
  expect(await answer()).toContain('TOO_MANY_FILES');
  socket.write(`${rest}GET /slow HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(await Promise.race([answer(), once(socket, 'close').then(() => 'cut')])).toContain(
    'innocent',
  );
  socket.destroy();
});
