import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { FileMissing, FilesUnavailable } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import { exportFiles, importFiles } from './library-files.ts';

test('a zip that breaks off before the file store begins to read it is refused with its own error', async () => {
  const files = {
    async put(_key: string, content: AsyncIterable<Uint8Array>) {
      // Whoever opens a file first takes a few turns.
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      for await (const _chunk of content);
    },
  } as unknown as Files;
  const members = async function* (): AsyncGenerator<never> {
    throw new Error('stopped');
  };
  await expect(
    exportFiles(files).write('ida', 'library.zip', { members: members() }),
  ).rejects.toThrow('stopped');
});

describe('the copy of an upload', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'convivio-copies-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const holding = (stream: () => Readable) =>
    ({ get: async () => ({ size: 11, stream: stream() }) }) as unknown as Files;

  test('is read at any place, and has no name under which it could outlive its process', async () => {
    const upload = await importFiles(
      holding(() => Readable.from([Buffer.from('a whole '), Buffer.from('pie')])),
      folder,
    ).openUpload('passing/ida/x');
    const read = async (start: number, end: number) =>
      Buffer.from(await upload!.source.read(start, end)).toString();
    expect([await read(8, 99), await read(0, 3), await read(8, 11), await read(50, 60)]).toEqual([
      'pie',
      'a w',
      'pie',
      '',
    ]);
    expect(await readdir(folder)).toEqual([]);
    await upload?.close();
    expect(await readdir(folder)).toEqual([]);
  });

  test('that breaks off leaves nothing', async () => {
    const broken = async function* () {
      yield Buffer.from('a whole');
      throw new FilesUnavailable('reading');
    };
    await expect(
      importFiles(
        holding(() => Readable.from(broken())),
        folder,
      ).openUpload('passing/ida/x'),
    ).rejects.toThrow(FilesUnavailable);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is none of a file that is gone', async () => {
    const files = {
      get: (key: string) => Promise.reject(new FileMissing(key)),
    } as unknown as Files;
    expect(await importFiles(files, folder).openUpload('passing/ida/x')).toBeNull();
  });
});

describe('a picture out of a library file', () => {
  const stored: string[] = [];
  const files = { put: async (key: string) => (stored.push(key), { key }) } as unknown as Files;
  beforeEach(() => void stored.splice(0));

  test('is stored once, as it is kept: nothing else is left by who is killed meanwhile', async () => {
    const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const key = await importFiles(files).keepPicture(
      { bytes: png, name: 'x.png', contentType: 'image/png' },
      7,
      false,
    );
    expect([key, stored]).toEqual(['recipes/7/picture.jpg', ['recipes/7/picture.jpg']]);
  });

  test('that is none is not stored', async () => {
    const keep = (bytes: Uint8Array) =>
      importFiles(files).keepPicture({ bytes, name: 'x', contentType: 'image/png' }, 7, false);
    expect([
      await keep(Buffer.from('no picture')),
      await keep(Buffer.from('\x89PNG\r\n\x1a\n cut off', 'latin1')),
      stored,
    ]).toEqual([null, null, []]);
  });
});
