import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { malformed, notFound, unavailable } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { withReceivedFiles } from '../src/files/with-received-files.ts';

/** A form with one file, on its way. */
function upload() {
  const body =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="soup.txt"\r\n\r\nLeek soup\r\n--x--\r\n';
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
