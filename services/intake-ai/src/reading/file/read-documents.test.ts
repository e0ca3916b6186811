import { afterAll, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { drawnPage, methodPage } from '../../../test/drawn-page.ts';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { readFileBytes } from './read-file.ts';

afterAll(closeReaders);

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

function docx(body: string): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const LINES = [
  'Crème Soup',
  'Ingredients',
  '200 g barley',
  '1 onion',
  'Method',
  'Boil the barley &amp; the onion.',
  'Serve it hot.',
];
const TABLE = `<w:tbl>${[
  ['200 g', 'barley'],
  ['1', 'onion'],
]
  .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
  .join('')}</w:tbl>`;
const RTF = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss\fcharset0 Arial;}}{\info{\author Somebody}}
{\header 1 page\par}\uc1\pard\b Cr\'e8me Soup\b0\par\par Ingredients\par 200 g barley\line 1 onion\par {\pict\wmetafile8 0102}\par Method\par Boil the barley & the onion.\par Serve it hot.\par}`;

test.each([
  ['a Word document', 'soup.docx', docx(LINES.map(paragraph).join(''))],
  [
    'a Word document with a table',
    'soup.docx',
    docx([...LINES.slice(0, 2).map(paragraph), TABLE, ...LINES.slice(4).map(paragraph)].join('')),
  ],
  ['an RTF document', 'soup.rtf', new Uint8Array(Buffer.from(RTF, 'latin1'))],
])('reads %s', async (_what, name, bytes) => {
  const { draft, confidence } = await readFileBytes({ bytes, name });
  expect(draft.title).toBe('Crème Soup');
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual(['200 g barley', '1 onion']);
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Boil the barley & the onion.',
    'Serve it hot.',
  ]);
  expect(confidence).toBeNull();
});

// That of PNG is read in `reader.test.ts`.
test.each(['webp', 'jpeg'] as const)('reads a picture of the format %s', async (format) => {
  const bytes = await drawnPage(methodPage, { format });
  const { type, draft, unreadParts } = await readFileBytes({ bytes, name: `page.${format}` });
  expect(type).toBe(`image/${format}`);
  expect(draft.steps.map(({ text }) => text)).toEqual([
    'Soak the oats in the milk for ten minutes.',
    'Stir in the eggs.',
    'Fry small pancakes in the butter.',
  ]);
  expect(unreadParts).toEqual([]);
});

test.each([
  ['a document that unpacks to too much', docx(' '.repeat(9_000_000)), 'READING_TOO_LARGE'],
  ['a document cut short', docx(paragraph('Soup')).subarray(0, 700), 'TEXT_UNREADABLE'],
  [
    'a document of which only the beginning came',
    docx(paragraph('Soup')).subarray(0, 90),
    'TEXT_UNREADABLE',
  ],
  ['an archive that is no document', zipSync({ 'chat.txt': strToU8('Soup') }), 'TEXT_UNREADABLE'],
  ['a document without words', docx(''), 'EMPTY_FILE'],
])('refuses %s with a sentence', async (_what, bytes, code) => {
  await expect(readFileBytes({ bytes, name: 'soup.docx' })).rejects.toMatchObject({ code });
});
