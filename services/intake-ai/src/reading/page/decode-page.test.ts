import { expect, test } from '@jest/globals';
import { decodePage } from './decode-page.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['UTF-8 without a word about it', Buffer.from('Crème'), null, 'Crème'],
  ['the charset of the header', latin('Cr\u00e8me'), 'iso-8859-1', 'Crème'],
  [
    'the charset the page declares',
    latin('<meta charset="windows-1252">Cr\u00e8me'),
    null,
    '<meta charset="windows-1252">Crème',
  ],
  [
    'the older declaration',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">Cr\u00e8me'),
    null,
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">Crème',
  ],
  [
    'Windows-1252 where the bytes are no UTF-8',
    latin('Cr\u00e8me \u0096 br\u00fbl\u00e9e'),
    null,
    'Crème – brûlée',
  ],
  ['a byte order mark against the header', Buffer.from('\ufeffCrème', 'utf16le'), 'utf-8', 'Crème'],
  ['a charset nobody knows', Buffer.from('Crème'), 'klingon-8', 'Crème'],
])('a page is decoded by %s', (_title, bytes, charset, text) => {
  expect(decodePage({ bytes, charset })).toBe(text);
});
