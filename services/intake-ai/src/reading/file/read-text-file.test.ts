import { expect, test } from '@jest/globals';
import { readTextFile } from './read-text-file.ts';

const encoded = (text: string, encoding: BufferEncoding, mark: number[] = []) =>
  new Uint8Array(Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]));

test.each([
  ['UTF-8', encoded('Crème brûlée', 'utf8')],
  ['UTF-8 with a mark', encoded('Crème brûlée', 'utf8', [0xef, 0xbb, 0xbf])],
  ['UTF-16 with a mark', encoded('Crème brûlée', 'utf16le', [0xff, 0xfe])],
  ['UTF-16 without a mark', encoded('Crème brûlée', 'utf16le')],
  ['Latin-1', encoded('Crème brûlée', 'latin1')],
])('decodes %s', (_, bytes) => {
  expect(readTextFile(bytes).text).toBe('Crème brûlée');
});

test('reads the signs that Windows adds to Latin-1', () => {
  expect(readTextFile(new Uint8Array([0x41, 0x6c, 0x92, 0x73])).text).toBe('Al’s');
});

test.each([
  ['nothing', ''],
  ['only blanks', ' \n\t'],
])('refuses %s', (_, text) => {
  expect(() => readTextFile(encoded(text, 'utf8'))).toThrow(
    expect.objectContaining({ code: 'EMPTY_FILE' }),
  );
});

test('refuses what is not text', () => {
  expect(() => readTextFile(new Uint8Array([1, 2, 3, 0, 4, 5, 65]))).toThrow(
    expect.objectContaining({ code: 'TEXT_UNREADABLE' }),
  );
});
