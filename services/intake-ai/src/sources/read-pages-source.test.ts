import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { emptyDraft } from '@convivio/culinary/recipe';
import type { PageLine } from '@convivio/culinary/read';
import type { Files } from '@convivio/platform/files/files';
import type { Reader } from '../reading/reader.ts';
import { ReadingError, type ReadingCode } from '../reading/reading-error.ts';
import { readPagesSource } from './read-pages-source.ts';

const line = (text: string, height: number): PageLine => ({
  text,
  page: 1,
  x: 10,
  y: 100,
  width: 200,
  height,
});

type Read =
  { lines: PageLine[]; confidence: number; unreadParts?: { below: string | null }[] } | ReadingCode;

/** Pages that give this when they are read, and what their reader was asked for. */
function pagesOf(...reads: Read[]) {
  const asked: unknown[] = [];
  const kept: string[] = [];
  const reader = {
    async read(kind: string, input: { name: string } | PageLine[]) {
      if (Array.isArray(input)) {
        asked.push(input.map(({ text, page, height }) => [page, text, height]));
        return { draft: emptyDraft(), text: input.map(({ text }) => text).join('\n') };
      }
      asked.push(`${kind} ${input.name ?? 'scan'}`);
      if (kind === 'scans') return [{ bytes: new Uint8Array(), mimeType: 'image/jpeg' }];
      const read = reads[Number(input.name)] as Read;
      if (read === 'IMAGE_TOO_DARK')
        return {
          type: 'image/png',
          lines: [],
          confidence: 0,
          unreadParts: [],
          unreadable: { code: read, sentence: 'Too dark.' },
        };
      if (typeof read === 'string') throw new ReadingError(read, `It is ${read}.`);
      return { type: 'image/png', unreadParts: [], ...read, unreadable: null };
    },
  } as unknown as Reader;
  const files = {
    get: async () => ({ stream: Readable.from([Buffer.from('a picture')]) }),
    put: async (key: string) => void kept.push(key),
  } as unknown as Files;
  const sources = reads.map((_, at) => ({
    key: `key-${at}`,
    name: String(at),
    size: 9,
    mimeType: null,
  }));
  return {
    asked,
    kept,
    read: (spent = new AbortController().signal) =>
      readPagesSource({ files, reader }, sources, new AbortController().signal, spent),
  };
}

const clear = (text: string, height = 20) => ({ lines: [line(text, height)], confidence: 90 });

test('pages are read one by one, and their lines together, in one scale', async () => {
  const pages = pagesOf(clear('2 eggs'), clear('Whisk them.', 40));
  const reading = await pages.read();
  expect(pages.asked).toEqual([
    'picture 0',
    'picture 1',
    [
      [1, '2 eggs', 20],
      [2, 'Whisk them.', 20],
    ],
  ]);
  expect(pages.kept).toEqual(['key-0', 'key-1']);
  expect(reading).toMatchObject({
    sourceText: '2 eggs\nWhisk them.',
    confidence: 90,
    unreadPages: [],
    mimeType: 'image/png',
    furtherTypes: ['image/png'],
  });
});

test('what was read of the pages is kept when the time for all is spent, and the rest is named', async () => {
  const pages = pagesOf(clear('2 eggs'), clear('Whisk them.'), clear('Fry.'));
  const spent = {
    get aborted() {
      return pages.kept.length >= 2;
    },
  } as AbortSignal;
  const { unreadPages, sourceText } = await pages.read(spent);
  expect(sourceText).toBe('2 eggs\nWhisk them.');
  expect(unreadPages).toEqual([{ page: 3, why: expect.stringContaining('took too long') }]);
});

test.each<ReadingCode>(['IMAGE_TOO_DARK', 'IMAGE_BROKEN', 'READING_TIMEOUT', 'READING_TOO_LARGE'])(
  'a page with the trouble %s costs the others nothing, and is named',
  async (trouble) => {
    const { unreadPages, sourceText, confidence } = await pagesOf(
      clear('2 eggs'),
      trouble,
      clear('Whisk them.'),
    ).read();
    expect(unreadPages).toEqual([{ page: 2, why: expect.any(String) }]);
    expect({ sourceText, confidence }).toEqual({
      sourceText: '2 eggs\nWhisk them.',
      confidence: 90,
    });
  },
);

test('a page of handwriting among printed ones is doubted by its number', async () => {
  const scribble = { lines: [line('Wkrsh thmm.', 20)], confidence: 51 };
  const { draft } = await pagesOf(clear('2 eggs and a long line of print'), scribble).read();
  expect(draft.doubts).toEqual([
    expect.objectContaining({
      part: 'whole',
      sentence: expect.stringMatching(/^Page 2 was read with low confidence\./),
    }),
  ]);
});

test('a part of a page that was not read is told with its page', async () => {
  const smeared = { ...clear('2 eggs'), unreadParts: [{ below: '2 eggs' }] };
  const { unreadParts } = await pagesOf(clear('Cake'), smeared).read();
  expect(unreadParts).toEqual([{ page: 2, below: '2 eggs' }]);
});

test('a provider is shown first what could not be read here, in the order of the pages', async () => {
  const pages = pagesOf(...['1', '2', '3', '4'].map((text) => clear(text)), 'IMAGE_TOO_DARK');
  const { scans } = await pages.read();
  pages.asked.length = 0;
  expect(await scans()).toHaveLength(4);
  expect(pages.asked).toHaveLength(4);
});

test('pages of which none can be read are left to a provider where it may see something', async () => {
  const { unreadable, unreadPages } = await pagesOf('IMAGE_TOO_DARK', 'IMAGE_BROKEN').read();
  expect(unreadable).toMatchObject({
    code: 'IMAGE_TOO_DARK',
    message: 'None of the 2 pages could be read. Page 1: Too dark.',
  });
  expect(unreadPages).toEqual([]);
});

test.each([
  ['pages that are all broken', ['IMAGE_BROKEN', 'IMAGE_BROKEN'], 'IMAGE_BROKEN'],
  ['a reader that is too busy', ['IMAGE_BROKEN', 'READER_UNAVAILABLE'], 'READER_UNAVAILABLE'],
] as [string, ReadingCode[], ReadingCode][])('%s end the reading', async (_what, reads, code) => {
  await expect(pagesOf(...reads).read()).rejects.toMatchObject({ code });
});
