import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import {
  FileIncomplete,
  FileMissing,
  InvalidFileKey,
  RangeNotSatisfiable,
} from '../../src/files/file-errors.ts';
import type { Files, ListedFile } from '../../src/files/files.ts';
import { openFiles } from '../../src/files/open-files.ts';

/** An empty store of its own for one test. */
export interface FilesPlace {
  url: string;
  dispose(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

/** What every file store does alike. */
export function filesContract(engine: string, newPlace: () => Promise<FilesPlace>): void {
  describe(`files on ${engine}`, () => {
    let place: FilesPlace;
    let files: Files;

    beforeEach(async () => {
      place = await newPlace();
      files = await openFiles(place.url);
    });
    afterEach(() => place.dispose());

    const keys = async (prefix?: string) =>
      (await listed(files, prefix)).map(({ key }) => key).sort();

    test('a file comes back with its type and its name in any script', async () => {
      const before = Date.now() - 2000;
      const put = await files.put('recipes/81/original.pdf', Buffer.from('crème brûlée'), {
        contentType: 'application/pdf',
        fileName: 'Omas „Käsespätzle“ 第1版.pdf',
      });
      const got = await files.get('recipes/81/original.pdf');
      expect(await text(got.stream)).toBe('crème brûlée');
      expect(got).toMatchObject({
        key: 'recipes/81/original.pdf',
        contentType: 'application/pdf',
        fileName: 'Omas „Käsespätzle“ 第1版.pdf',
        size: 15,
        etag: put.etag,
        range: null,
      });
      expect(got.modified.getTime()).toBeGreaterThan(before);
      expect(await files.head('recipes/81/original.pdf')).toEqual(put);
    });

    test('what keeps the files names itself', async () => {
      const { name, version } = await files.engine();
      expect(name).toMatch(/^(MinIO|Built in, a folder)$/);
      // A release is called by its day, what was built of the source by a word.
      if (name === 'MinIO') expect(version).toMatch(/^\w/);
    });

    test('a file without a name has none, and parameters of its type are kept', async () => {
      await files.put('note', Buffer.from('salt'), { contentType: 'text/plain; charset=utf-8' });
      expect(await files.head('note')).toMatchObject({
        fileName: null,
        contentType: 'text/plain; charset=utf-8',
      });
    });

    test('an empty file is a file', async () => {
      await files.put('empty', new Uint8Array(), { contentType: 'text/plain' });
      const got = await files.get('empty');
      expect(await text(got.stream)).toBe('');
      expect(got.size).toBe(0);
      await files.put('empty-stream', Readable.from([]), { contentType: 'text/plain' });
      expect((await files.head('empty-stream')).size).toBe(0);
    });

    test.each([
      ['a small stream of unknown size', 1000, false],
      ['a small stream of known size', 1000, true],
      ['a stream of many parts of unknown size', 17 * MEGABYTE + 1, false],
      ['a stream of many parts of known size', 17 * MEGABYTE + 1, true],
    ])('%s arrives whole', async (_case, size, said) => {
      const content = randomBytes(size);
      const chunks = Readable.from(
        (function* () {
          for (let at = 0; at < size; at += 65_536) yield content.subarray(at, at + 65_536);
        })(),
      );
      const put = await files.put('scan.png', chunks, {
        contentType: 'image/png',
        ...(said ? { size } : {}),
      });
      expect(put.size).toBe(size);
      const back = await buffer((await files.get('scan.png')).stream);
      expect(createHash('sha256').update(back).digest('hex')).toBe(
        createHash('sha256').update(content).digest('hex'),
      );
    });

    test('bytes of many pieces arrive whole', async () => {
      const content = randomBytes(MEGABYTE + 3).subarray(1);
      const put = await files.put('scan.png', content, { contentType: 'image/png' });
      expect(put.size).toBe(MEGABYTE + 2);
      expect(content.equals(await buffer((await files.get('scan.png')).stream))).toBe(true);
    });

    test('a later file replaces an earlier one, with another etag; readers of the earlier one finish it', async () => {
      const earlier = await files.put('recipe.txt', Buffer.from('first '.repeat(100_000)), {
        contentType: 'text/plain',
      });
      const reading = await files.get('recipe.txt');
      const later = await files.put('recipe.txt', Buffer.from('second'), {
        contentType: 'text/markdown',
      });
      expect(later.etag).not.toBe(earlier.etag);
      expect(await text(reading.stream)).toBe('first '.repeat(100_000));
      const now = await files.get('recipe.txt');
      expect([await text(now.stream), now.contentType]).toEqual(['second', 'text/markdown']);
    });

    test('files put at once under one key leave one of them, whole', async () => {
      const versions = Array.from({ length: 8 }, (_, version) =>
        `${version}`.repeat(10_000 + version),
      );
      await Promise.all(
        versions.map((version) =>
          files.put('contested', Buffer.from(version), { contentType: `text/x-${version[0]}` }),
        ),
      );
      const got = await files.get('contested');
      const content = await text(got.stream);
      expect(versions).toContain(content);
      expect(got.size).toBe(content.length);
      expect(got.contentType).toBe(`text/x-${content[0]}`);
      expect(await keys()).toEqual(['contested']);
    });

    test.each([
      ['breaks off', () => broken(), undefined],
      ['breaks off though its size was said', () => broken(), 1000],
      ['ends early', () => Readable.from([Buffer.from('half')]), 8],
      ['is longer than said', () => Readable.from([Buffer.from('much more')]), 4],
    ])('a stream that %s changes nothing', async (_case, content, size) => {
      await files.put('kept', Buffer.from('the old content'), { contentType: 'text/plain' });
      const put = files.put('kept', content(), {
        contentType: 'text/plain',
        ...(size ? { size } : {}),
      });
      await expect(put).rejects.toThrow(FileIncomplete);
      expect(await text((await files.get('kept')).stream)).toBe('the old content');
      await expect(
        files.put('new', content(), { contentType: 'text/plain', ...(size ? { size } : {}) }),
      ).rejects.toThrow(FileIncomplete);
      await expect(files.head('new')).rejects.toThrow(FileMissing);
      expect(await keys()).toEqual(['kept']);
    });

    test('a source that is closed by its reader ends the upload', async () => {
      const source = new PassThrough();
      const put = files.put('left', source, { contentType: 'text/plain' });
      source.write('the client goes');
      source.destroy();
      await expect(put).rejects.toThrow(FileIncomplete);
    });

    test.each([
      ['a middle', { start: 2, end: 4 }, 'cde', { start: 2, end: 4 }],
      ['the first byte', { start: 0, end: 0 }, 'a', { start: 0, end: 0 }],
      ['from a byte on', { start: 7 }, 'hij', { start: 7, end: 9 }],
      ['from the first byte on', { start: 0 }, 'abcdefghij', { start: 0, end: 9 }],
      ['past the end', { start: 8, end: 100 }, 'ij', { start: 8, end: 9 }],
      ['the last bytes', { last: 3 }, 'hij', { start: 7, end: 9 }],
      ['more last bytes than there are', { last: 30 }, 'abcdefghij', { start: 0, end: 9 }],
    ])('a range: %s', async (_case, range, expected, part) => {
      await files.put('letters', Buffer.from('abcdefghij'), {
        contentType: 'text/plain',
        fileName: 'é.txt',
      });
      const got = await files.get('letters', { range });
      expect(await text(got.stream)).toBe(expected);
      expect(got).toMatchObject({
        range: part,
        size: 10,
        fileName: 'é.txt',
        contentType: 'text/plain',
      });
    });

    test.each([
      ['after the end', { start: 10 }],
      ['backwards', { start: 5, end: 2 }],
      ['before the beginning', { start: -1 }],
      ['of no bytes', { last: 0 }],
      ['broken', { start: 0.5 }],
    ])('a range %s cannot be had, and the size is said', async (_case, range) => {
      await files.put('letters', Buffer.from('abcdefghij'), { contentType: 'text/plain' });
      const refused = await files.get('letters', { range }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(RangeNotSatisfiable);
      expect(refused).toMatchObject({ size: 10 });
      await expect(files.get('missing', { range: { start: 1 } })).rejects.toThrow(FileMissing);
    });

    test('what is not there is missing', async () => {
      await files.put('a/b', Buffer.from('x'), { contentType: 'text/plain' });
      for (const key of ['nothing', 'a', 'a/b/c', 'a/c']) {
        await expect(files.get(key)).rejects.toThrow(FileMissing);
        await expect(files.head(key)).rejects.toThrow(FileMissing);
      }
    });

    test('removing takes the file and nothing else, also twice', async () => {
      for (const key of ['a/b', 'a/c', 'a/bc'])
        await files.put(key, Buffer.from(key), { contentType: 'text/plain' });
      await files.remove('a/b');
      await files.remove('a/b');
      await files.remove('never/was');
      await expect(files.get('a/b')).rejects.toThrow(FileMissing);
      expect(await keys()).toEqual(['a/bc', 'a/c']);
      await files.put('a/b', Buffer.from('again'), { contentType: 'text/plain' });
      expect(await text((await files.get('a/b')).stream)).toBe('again');
    });

    test('a listing has what begins with the prefix, with sizes', async () => {
      for (const key of [
        'users/1/a.pdf',
        'users/1/b.pdf',
        'users/10/c.pdf',
        'users/2/d.pdf',
        'other',
      ])
        await files.put(key, Buffer.from(key), { contentType: 'text/plain' });
      expect(await keys()).toEqual([
        'other',
        'users/1/a.pdf',
        'users/1/b.pdf',
        'users/10/c.pdf',
        'users/2/d.pdf',
      ]);
      expect(await keys('users/1/')).toEqual(['users/1/a.pdf', 'users/1/b.pdf']);
      expect(await keys('users/1')).toEqual(['users/1/a.pdf', 'users/1/b.pdf', 'users/10/c.pdf']);
      expect(await keys('users/1/a.pdf')).toEqual(['users/1/a.pdf']);
      expect(await keys('users/3/')).toEqual([]);
      const [found] = await listed(files, 'users/2');
      expect(found).toMatchObject({ key: 'users/2/d.pdf', size: 13 });
      expect(found?.modified).toBeInstanceOf(Date);
    });

    test('files of a user are removed while they are listed', async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, number) =>
          files.put(`users/7/${number}`, Buffer.from('x'), { contentType: 'text/plain' }),
        ),
      );
      for await (const { key } of files.list('users/7/')) await files.remove(key);
      expect(await keys()).toEqual([]);
    });

    test.each([
      '',
      '/',
      'a/',
      '/a',
      'a//b',
      '..',
      '../secret',
      'a/../../b',
      'a/.',
      '.hidden',
      'a\\b',
      'a\0b',
      'käse',
      'a b',
      'a~',
      'a'.repeat(129),
      'a/'.repeat(256) + 'a',
      'a?b',
      'a%2e',
      'con:fig',
    ])('refuses the key "%s"', async (key) => {
      for (const attempt of [
        () => files.put(key, Buffer.from('x'), { contentType: 'text/plain' }),
        () => files.get(key),
        () => files.head(key),
        () => files.remove(key),
      ])
        await expect(attempt()).rejects.toThrow(InvalidFileKey);
    });

    test.each(['..', '../', 'a/../', '/etc', 'a//'])('refuses to list "%s"', async (prefix) => {
      await expect(listed(files, prefix)).rejects.toThrow(InvalidFileKey);
    });

    test('a key of the full length works', async () => {
      const key = Array.from({ length: 4 }, () => 'k'.repeat(127)).join('/');
      await files.put(key, Buffer.from('x'), { contentType: 'text/plain' });
      expect(await keys()).toEqual([key]);
    });

    test('opened again, the store has what was put, and answers that it is well', async () => {
      await files.put('kept', Buffer.from('x'), { contentType: 'text/plain' });
      const again = await openFiles(place.url);
      await again.health();
      expect(await text((await again.get('kept')).stream)).toBe('x');
    });
  });
}

async function listed(files: Files, prefix?: string): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const file of files.list(prefix)) all.push(file);
  return all;
}

function broken(): Readable {
  return Readable.from(
    (function* () {
      yield Buffer.from('half of it');
      throw new Error('the wire was cut');
    })(),
  );
}
