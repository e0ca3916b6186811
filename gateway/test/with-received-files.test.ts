import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { malformed, notFound, unavailable } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { withReceivedFiles } from '../src/files/with-received-files.ts';

/** A form with so many files, on its way. */
function upload(files = 1) {
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="soup.txt"\r\n\r\nLeek soup\r\n';
  const body = `${part.repeat(files)}--x--\r\n`;
  return Object.assign(new PassThrough().end(body), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    complete: true,
  }) as never;
}

function store() {
  const kept = new Map<string, string>();
  const files = {
    async put(key: string, content: Readable) {
      const bytes = await buffer(content);
      kept.set(key, bytes.toString());
      return { size: bytes.length };
    },
    remove: async (key: string) => void kept.delete(key),
  } as unknown as Files;
  return { kept, files };
}

const place = { ownerId: 'ida', place: 'uploads' } as const;

test('a file that is taken stays', async () => {
  const { kept, files } = store();
  const answer = await withReceivedFiles(upload(), files, place, async ([file]) => file!);
  expect(answer).toEqual({
    fileKey: expect.stringMatching(/^uploads\/ida\/[\w-]+$/),
    fileName: 'soup.txt',
    size: 9,
    sha256: createHash('sha256').update('Leek soup').digest('hex'),
  });
  expect([...kept]).toEqual([[answer.fileKey, 'Leek soup']]);
});

test.each([
  ['refused', malformed('NO', 'No.')],
  ['for something that is not there', notFound('GONE', 'Gone.')],
])('a file that is %s is removed', async (_how, error) => {
  const { kept, files } = store();
  await expect(withReceivedFiles(upload(), files, place, () => Promise.reject(error))).rejects.toBe(
    error,
  );
  expect(kept.size).toBe(0);
});

test.each([
  ['a service that does not answer', unavailable('SERVICE_UNAVAILABLE', 'Away.')],
  ['a connection that broke', new Error('ECONNRESET')],
])('a file stays after %s, which may have taken it', async (_how, error) => {
  const { kept, files } = store();
  await expect(withReceivedFiles(upload(), files, place, () => Promise.reject(error))).rejects.toBe(
    error,
  );
  expect(kept.size).toBe(1);
});

test('a refusal is told although the file cannot be removed', async () => {
  const { files } = store();
  const error = malformed('NO', 'No.');
  await expect(
    withReceivedFiles(
      upload(),
      { ...files, remove: () => Promise.reject(new Error('away')) },
      place,
      () => Promise.reject(error),
    ),
  ).rejects.toBe(error);
});

test.each([
  ['two files within what they may be together', 2, null],
  ['three files that are too large together', 3, 'PAGES_TOO_LARGE'],
  ['more files than may be', 4, 'TOO_MANY_FILES'],
])('%s: all are taken in their order, or none', async (_which, count, code) => {
  const { kept, files } = store();
  const limits = { bytes: 9, files: 3, totalBytes: 20 };
  const received = withReceivedFiles(
    upload(count),
    files,
    { ...place, limits },
    async (all) => all,
  );
  if (code) await expect(received).rejects.toMatchObject({ code });
  else expect((await received).map(({ fileKey }) => fileKey)).toEqual([...kept.keys()]);
  expect(kept.size).toBe(code ? 0 : count);
});
