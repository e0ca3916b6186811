import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { bombMember, member, nestedZips, zipOf, type ZipMember } from './zip-parts.ts';

const MEGABYTE = 1_000_000;
const times = (piece: string, count: number) => piece.repeat(count);

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const PARAGRAPH = '<w:p><w:r><w:t>200 g barley</w:t></w:r></w:p>';

function docx(document: ZipMember, ...more: ZipMember[]): Buffer<ArrayBuffer> {
  return zipOf([
    member('[Content_Types].xml', TYPES),
    member('_rels/.rels', RELATIONS),
    document,
    ...more,
  ]);
}
const written = (body: string) =>
  docx(member('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`));

const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi Barley Soup\\par ${body}}`, 'latin1');

const HEIC = new URL('../../src/reading/picture/barley-soup.heic', import.meta.url);

/** The photo of the tests, which says of itself that it has so many pixels a side. */
function heicSayingSide(side: number): Buffer {
  const bytes = readFileSync(HEIC);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(side, at + 8);
    bytes.writeUInt32BE(side, at + 12);
  }
  return bytes;
}

function riff(...chunks: [name: string, content: Buffer][]): Buffer {
  const body = chunks.map(([name, content]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  });
  const all = Buffer.concat([Buffer.from('WEBP'), ...body]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(all.length, 4);
  return Buffer.concat([head, all]);
}

/** A canvas of so many pixels a side with frames of which nothing is drawn. */
function webp(side: number, frames: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = frames > 1 ? 2 : 0;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  // A lossless picture of the largest side that there is, of one colour.
  const lossless = Buffer.from('2ffebfff0f0000000000', 'hex');
  const frame = Buffer.concat([Buffer.alloc(16), Buffer.from('VP8L'), size(lossless), lossless]);
  frame.writeUIntLE(16_382, 6, 3);
  frame.writeUIntLE(16_382, 9, 3);
  return frames > 1
    ? riff(
        ['VP8X', canvas],
        ['ANIM', Buffer.alloc(6)],
        ...Array.from({ length: frames }, (): [string, Buffer] => ['ANMF', frame]),
      )
    : riff(['VP8X', canvas], ['VP8L', lossless]);
}
function size(content: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(content.length);
  return bytes;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(content.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

/** A grey PNG that says it has so many pixels a side, with so many megabytes of zeros and further chunks. */
function png(side: number, megabytes: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(megabytes * MEGABYTE))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const words = (bytes: number) =>
  chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes, 97))]));

/** Documents, pictures and archives that were made to hold a reader up or to fill its memory, by what they are called. */
export const hostileFiles: Readonly<Record<string, { name: string; make: () => Buffer }>> =
  Object.fromEntries(
    (
      [
        [
          'a document of 1 GB of zeros',
          'a.docx',
          () => docx(bombMember('word/document.xml', 1_000)),
        ],
        [
          'a document of 1 GB that claims to be small',
          'a.docx',
          () =>
            docx(
              bombMember('word/document.xml', 1_000, {
                begin: `<w:document ${W}><w:body>`,
                fill: 97,
                claimed: 7 * MEGABYTE,
              }),
            ),
        ],
        [
          'a document that claims to be 4 GB',
          'a.docx',
          () => docx({ ...member('word/document.xml', '<a/>'), size: 0xfffffffe }),
        ],
        [
          'a document with eight pictures of 1 GB',
          'a.docx',
          () =>
            docx(
              member(
                'word/document.xml',
                `<w:document ${W}><w:body>${PARAGRAPH}</w:body></w:document>`,
              ),
              ...Array.from({ length: 8 }, (_, at) => bombMember(`word/media/${at}.png`, 1_000)),
            ),
        ],
        [
          'a document of 60,000 parts',
          'a.docx',
          () =>
            docx(
              member('word/document.xml', `<w:document ${W}/>`),
              ...Array.from({ length: 60_000 }, (_, at) => member(`word/${at}.xml`, '<a/>')),
            ),
        ],
        [
          'a document of elements 300,000 deep',
          'a.docx',
          () => written(times('<w:p>', 300_000) + times('</w:p>', 300_000)),
        ],
        [
          'a document of tables 30,000 deep',
          'a.docx',
          () =>
            written(
              times('<w:tbl><w:tr><w:tc>', 30_000) +
                PARAGRAPH +
                times('</w:tc></w:tr></w:tbl>', 30_000),
            ),
        ],
        ['a document of 140,000 paragraphs', 'a.docx', () => written(times(PARAGRAPH, 140_000))],
        [
          'a document of a million empty runs',
          'a.docx',
          () => written(`<w:p>${times('<w:r/>', 1_200_000)}</w:p>`),
        ],
        [
          'a document of entities in entities',
          'a.docx',
          () =>
            docx(
              member(
                'word/document.xml',
                `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
                  { length: 20 },
                  (_, at) =>
                    `<!ENTITY ${String.fromCharCode(98 + at)} "${times(`&${String.fromCharCode(97 + at)};`, 10)}">`,
                ).join(
                  '',
                )}]><w:document ${W}><w:body><w:p><w:r><w:t>&u;</w:t></w:r></w:p></w:body></w:document>`,
              ),
            ),
        ],
        [
          'a document of an attribute of 7 MB',
          'a.docx',
          () => written(`<w:p w:a="${times('a', 7 * MEGABYTE)}"/>`),
        ],
        ['RTF with a huge count of bytes', 'a.rtf', () => rtf('\\bin99999999999 aaaa')],
        [
          'RTF with many huge counts of bytes',
          'a.rtf',
          () => rtf(times('{\\*\\a\\bin2147483647 a}', 400_000)),
        ],
        [
          'RTF with negative counts of bytes',
          'a.rtf',
          () => rtf(times('\\bin-2147483648 a', 400_000)),
        ],
        [
          'RTF of groups five million deep',
          'a.rtf',
          () => rtf(times('{', 4_900_000) + times('}', 4_900_000)),
        ],
        ['RTF of groups that do not end', 'a.rtf', () => rtf(times('{\\pict ', 1_400_000))],
        ['RTF of two million signs', 'a.rtf', () => rtf(times("\\'e9", 2_400_000))],
        ['RTF of signs of Unicode', 'a.rtf', () => rtf(times('\\u233?', 1_600_000))],
        ['RTF of skipped signs', 'a.rtf', () => rtf(times('\\uc999999999\\u233?', 500_000))],
        ['RTF of words of control', 'a.rtf', () => rtf(times('\\b0\\i0', 1_600_000))],
        ['RTF of a word of control of 9 MB', 'a.rtf', () => rtf(`\\${times('a', 9 * MEGABYTE)}`)],
        ['RTF of a number of 9 MB', 'a.rtf', () => rtf(`\\fs${times('9', 9 * MEGABYTE)}`)],
        [
          'RTF of a table of fonts of 9 MB',
          'a.rtf',
          () => rtf(`{\\fonttbl${times('{\\f1\\fcharset0 A;}', 470_000)}}`),
        ],
        ['RTF of HTML in RTF', 'a.rtf', () => rtf(times('{\\*\\htmltag64 <p>}', 500_000))],
        ['HEIC that says it is of 60,000 by 60,000', 'a.heic', () => heicSayingSide(60_000)],
        ['HEIC that says it is of 7,000 by 7,000', 'a.heic', () => heicSayingSide(7_000)],
        ['HEIC that says it is of 4 billion a side', 'a.heic', () => heicSayingSide(0xffffffff)],
        [
          'HEIC of zeros behind its head',
          'a.heic',
          () => Buffer.concat([readFileSync(HEIC).subarray(0, 64), Buffer.alloc(9 * MEGABYTE)]),
        ],
        [
          'HEIC of a million boxes in its head',
          'a.heic',
          () =>
            Buffer.concat([
              readFileSync(HEIC).subarray(0, 24),
              Buffer.from(times('\0\0\0\x08free', MEGABYTE), 'latin1'),
            ]),
        ],
        ['WebP that says it is of 60,000 by 60,000', 'a.webp', () => webp(60_000, 1)],
        ['WebP of 16,383 by 16,383', 'a.webp', () => webp(16_383, 1)],
        ['WebP of 80,000 frames', 'a.webp', () => webp(16_383, 80_000)],
        ['PNG that says it is of 60,000 by 60,000', 'a.png', () => png(60_000, 100)],
        ['PNG of 7,700 by 7,700', 'a.png', () => png(7_700, 60)],
        [
          'PNG with texts of 1 GB',
          'a.png',
          () => png(1_000, 2, ...Array<Buffer>(20).fill(words(50 * MEGABYTE))),
        ],
        [
          'JPEG that says it is of 65,500 by 65,500',
          'a.jpg',
          () =>
            Buffer.concat([
              Buffer.from('ffd8ffc0000b08ffdcffdc01011100ffda0008010100003f00', 'hex'),
              Buffer.alloc(MEGABYTE),
            ]),
        ],
        [
          'an archive in archives, 30 levels deep',
          'a.docx',
          () => nestedZips(30, written(PARAGRAPH)),
        ],
        ['an archive of 1 GB', 'a.zip', () => zipOf([bombMember('a.txt', 1_000)])],
      ] as const
    ).map(([what, name, make]) => [what, { name, make }]),
  );
