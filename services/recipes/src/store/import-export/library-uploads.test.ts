import { readSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { FileMissing, FilesUnavailable } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import { uploadOpener, type OpenLibraryFile } from './library-uploads.ts';

const opened: OpenLibraryFile[] = [];
const noItems = (file: OpenLibraryFile) => {
  opened.push(file);
  return (async function* (): AsyncGenerator<never> {})();
};

describe('the copy of an upload', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'convivio-copies-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const holding = (stream: () => Readable) =>
    ({ get: async () => ({ size: 11, stream: stream() }) }) as unknown as Files;

  test('is read at any place, and has no name under which it could outlive its process', async () => {
    const open = uploadOpener(
      holding(() => Readable.from([Buffer.from('a whole '), Buffer.from('pie')])),
      noItems,
      folder,
    );
    const upload = await open('passing/ida/x');
    upload?.items('pie.json', 'ida');
    const { fd, size } = opened.at(-1) as OpenLibraryFile;
    const read = async (start: number, end: number) => {
      const bytes = Buffer.alloc(Math.min(end, size) - start);
      return bytes.subarray(0, readSync(fd, bytes, 0, bytes.length, start)).toString();
    };
    expect([await read(8, 99), await read(0, 3), await read(8, 11)]).toEqual(['pie', 'a w', 'pie']);
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
      uploadOpener(
        holding(() => Readable.from(broken())),
        noItems,
        folder,
      )('passing/ida/x'),
    ).rejects.toThrow(FilesUnavailable);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is none of a file that is gone', async () => {
    const files = {
      get: (key: string) => Promise.reject(new FileMissing(key)),
    } as unknown as Files;
    expect(await uploadOpener(files, noItems, folder)('passing/ida/x')).toBeNull();
  });
});
