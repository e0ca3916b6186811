import { expect, test } from '@jest/globals';
import { sniffFile } from './sniff-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const PNG = bytes(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0\0\0\0\0\0\0\0\0IDAT',
);

test.each([
  ['soup.pdf', bytes('%PDF-1.7\n...'), 'pdf'],
  ['soup.png', PNG, 'png'],
  ['soup.txt', bytes('Soup\n\n2 leeks'), 'text'],
  ['soup.md', bytes('# Soup'), 'text'],
  ['soup', bytes('Soup'), 'text'],
  ['soup.webp', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['soup.jpg', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['IMG_1.HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
  ['soup.rtf', bytes('{\\rtf1 Soup}'), 'rtf'],
])('knows %s by its content', async (name, content, kind) => {
  await expect(sniffFile(content, name)).resolves.toMatchObject({ kind });
});

test.each([
  ['soup.pdf', PNG, 'WRONG_TYPE'],
  ['soup.png', bytes('%PDF-1.7\n...'), 'WRONG_TYPE'],
  ['soup.txt', bytes('%PDF-1.7\n...'), 'WRONG_TYPE'],
  ['soup.gif', bytes('GIF89a\x01\0\x01\0\0\0\0;'), 'UNSUPPORTED_TYPE'],
  ['soup.txt', bytes('<!DOCTYPE html><html></html>'), 'WRONG_TYPE'],
  ['soup.bin', bytes('\0\x01\x02\x03\x04'), 'UNSUPPORTED_TYPE'],
])('refuses %s (%#)', async (name, content, code) => {
  await expect(sniffFile(content, name)).rejects.toMatchObject({
    name: 'ReadingError',
    code,
    status: 415,
  });
});

test('a Word document that is locked is told from one of another type', async () => {
  await expect(
    sniffFile(bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`), 'soup.docx'),
  ).rejects.toMatchObject({
    code: 'WRONG_TYPE',
    message: expect.stringMatching(/^This Word document is locked with a password/),
  });
});

test('refuses an empty file', async () => {
  await expect(sniffFile(new Uint8Array(), 'soup.txt')).rejects.toMatchObject({
    code: 'EMPTY_FILE',
    status: 400,
  });
});
