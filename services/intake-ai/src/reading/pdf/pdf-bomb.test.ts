import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { checkPdfStreams } from './pdf-bomb.ts';

function withStream(content: Buffer, filter: string): Uint8Array {
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`%PDF-1.4\n4 0 obj\n<< /Length ${content.length} /Filter ${filter} >>\nstream\n`),
      content,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
}

test('refuses a page that unpacks to tens of megabytes', () => {
  expect(() =>
    checkPdfStreams(withStream(deflateSync(Buffer.alloc(40_000_000, 'q Q ')), '/FlateDecode')),
  ).toThrow(expect.objectContaining({ code: 'PDF_TOO_LARGE' }));
});

test('refuses a stream packed twice', () => {
  expect(() =>
    checkPdfStreams(
      withStream(deflateSync(deflateSync(Buffer.from('q Q'))), '[/FlateDecode /FlateDecode]'),
    ),
  ).toThrow(expect.objectContaining({ code: 'PDF_TOO_LARGE' }));
});

test('lets an ordinary page pass', () => {
  expect(() =>
    checkPdfStreams(withStream(deflateSync(Buffer.alloc(50_000, 'q Q ')), '/FlateDecode')),
  ).not.toThrow();
});
