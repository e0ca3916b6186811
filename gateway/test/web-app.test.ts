import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { compress } from '../src/http/compress.ts';
import { webApp } from '../src/http/web-app.ts';

const SCRIPT = 'console.log("soup");'.repeat(500);
const PAGE = '<!doctype html><title>Convivio</title>';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convivio-web-app-'));
  server = createServer(express().use(compress, webApp(folder)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => void server.close(resolve));
  await rm(folder, { recursive: true });
});

async function build(): Promise<void> {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'silent.js'), SCRIPT);
  await writeFile(join(folder, 'assets/index-1.js'), SCRIPT);
  // Another text, to tell what was packed when building from what is packed when asked for.
  await writeFile(join(folder, 'assets/index-1.js.br'), brotliCompressSync(`${SCRIPT}// packed`));
}

/** Asks for a path; `body` is unpacked. */
async function ask(path: string, accepted: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': accepted, ...headers },
  });
  return {
    status: response.status,
    encoding: response.headers.get('content-encoding'),
    cached: response.headers.get('cache-control'),
    type: response.headers.get('content-type'),
    body: await response.text(),
  };
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

test('a script is sent as it was packed when it was built, to be kept for a year', async () => {
  await build();
  expect(await ask('/assets/index-1.js', 'gzip, deflate, br')).toEqual({
    status: 200,
    encoding: 'br',
    cached: FOR_A_YEAR,
    type: 'text/javascript; charset=utf-8',
    body: `${SCRIPT}// packed`,
  });
});

test('who does not read Brotli gets a script packed otherwise', async () => {
  await build();
  expect(await ask('/assets/index-1.js', 'gzip')).toMatchObject({
    status: 200,
    encoding: 'gzip',
    cached: FOR_A_YEAR,
    body: SCRIPT,
  });
});

test('a packed file that is gone is no loss, nor is a range that there is not', async () => {
  await build();
  expect(await ask('/assets/index-1.js', 'br')).toMatchObject({ status: 200, encoding: 'br' });
  await rm(join(folder, 'assets/index-1.js.br'));
  expect(await ask('/assets/index-1.js', 'br')).toMatchObject({ status: 200, body: SCRIPT });
  await rm(join(folder, 'assets/index-1.js'));
  expect(await ask('/assets/index-1.js', 'br')).toMatchObject({ status: 404 });
  await writeFile(join(folder, 'assets/index-3.js'), SCRIPT);
  expect(await ask('/assets/index-3.js', 'identity', { range: 'bytes=99999-' })).toMatchObject({
    status: 416,
  });
});

test('what is asked for with a query is the same file', async () => {
  await build();
  expect(await ask('/assets/index-1.js?again', 'br')).toMatchObject({
    status: 200,
    encoding: 'br',
  });
});

test('who refuses Brotli is not sent it', async () => {
  await build();
  expect(await ask('/assets/index-1.js', 'br;q=0, identity')).toMatchObject({
    status: 200,
    encoding: null,
    body: SCRIPT,
  });
});

test('a file whose name may stay while its content changes is asked for anew each time', async () => {
  await build();
  expect(await ask('/silent.js', 'br')).toMatchObject({ status: 200, cached: 'no-cache' });
});

test('a script that there is not is no page', async () => {
  await build();
  expect(await ask('/assets/index-2.js', 'br')).toMatchObject({ status: 404 });
});

test.each(['/', '/recipes/42', '/recipes/%E0%A4%A'])(
  '%s is answered with the page',
  async (path) => {
    await build();
    expect(await ask(path, 'identity', { accept: 'text/html' })).toMatchObject({
      status: 200,
      cached: 'no-cache',
      body: PAGE,
    });
  },
);

test('where the web app has not been built, it is said how to', async () => {
  expect(await ask('/', 'identity', { accept: 'text/html' })).toMatchObject({
    status: 503,
    body: 'The web app has not been built yet. Run: npm run build -w frontend',
  });
});
