import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilesUnavailable } from '../../src/files/file-errors.ts';
import { openFiles } from '../../src/files/open-files.ts';
import { openS3Files } from '../../src/files/s3-files.ts';
import { filesContract } from './files-contract.ts';

async function newFolder() {
  const path = await mkdtemp(join(tmpdir(), 'convivio-files-'));
  return { path, url: `file:${path}`, dispose: () => rm(path, { recursive: true, force: true }) };
}

filesContract('a folder', newFolder);

let folder: Awaited<ReturnType<typeof newFolder>>;
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(() => folder.dispose());

const onDisk = async () => (await readdir(folder.path, { recursive: true })).sort();

test('nothing is left on the disk of what was replaced, removed or broken off', async () => {
  const files = await openFiles(folder.url);
  for (const content of ['first', 'second'])
    await files.put('users/1/a', Buffer.from(content), { contentType: 'text/plain' });
  expect(await onDisk()).toHaveLength(5);
  await files
    .put('users/1/b', Buffer.from('half'), { contentType: 'text/plain', size: 10 })
    .catch(() => {});
  await files.remove('users/1/a');
  expect(await onDisk()).toEqual(['.incoming']);
});

test('what a killed process was writing is cleared away after a day', async () => {
  await openFiles(folder.url);
  const abandoned = join(folder.path, '.incoming', 'abandoned');
  await writeFile(abandoned, 'half');
  await writeFile(join(folder.path, '.incoming', 'young'), 'half');
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(abandoned, twoDaysAgo, twoDaysAgo);
  await openFiles(folder.url);
  expect(await onDisk()).toEqual(['.incoming', '.incoming/young']);
});

test('a folder that is gone makes the files unavailable', async () => {
  const files = await openFiles(folder.url);
  await rm(folder.path, { recursive: true });
  await writeFile(folder.path, 'a file in its place');
  await expect(files.health()).rejects.toThrow(FilesUnavailable);
  await expect(files.put('a', Buffer.from('x'), { contentType: 'text/plain' })).rejects.toThrow(
    FilesUnavailable,
  );
  await expect(openFiles(folder.url)).rejects.toThrow(FilesUnavailable);
});

test('a damaged entry makes the file unavailable, not missing', async () => {
  const files = await openFiles(folder.url);
  await files.put('a', Buffer.from('x'), { contentType: 'text/plain' });
  await chmod(join(folder.path, 'a~'), 0o600);
  await writeFile(join(folder.path, 'a~'), '{"version":');
  await expect(files.get('a')).rejects.toThrow(FilesUnavailable);
});

test.each([
  'http://127.0.0.1',
  'file:',
  '',
  's3://127.0.0.1:9000/bucket',
  's3://key:secret@127.0.0.1:9000',
  's3://key:secret@127.0.0.1:9000/No_Bucket',
])('refuses the address "%s"', async (url) => {
  await expect(openFiles(url)).rejects.toThrow(TypeError);
});

test('an S3 store that takes calls and says nothing makes the files unavailable', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(
    openS3Files(`s3://key:secret@127.0.0.1:${port}/bucket?tls=0`, { silenceMs: 50, stalledMs: 50 }),
  ).rejects.toThrow(FilesUnavailable);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('an S3 store that does not answer makes the files unavailable', async () => {
  await expect(openFiles('s3://key:secret@127.0.0.1:1/bucket?tls=0')).rejects.toThrow(
    FilesUnavailable,
  );
});
