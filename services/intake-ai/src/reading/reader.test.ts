import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { hostileFiles } from '../../test/hostile/hostile-files.ts';
import { hostilePdfs } from '../../test/hostile/hostile-pdfs.ts';
import { PROCESSES } from './limits.data.ts';
import { openReader, type Reader } from './reader.ts';
import { endSpareProcesses } from '@convivio/platform/processes/spare-processes';

// Its processes are new.
beforeAll(endSpareProcesses);

/** For what ends no process and is bounded as it is for cooks: a process loads its engines once. */
const standing = openReader(1);
afterAll(() => standing.close());
let reader: Reader | null = null;
afterEach(async () => {
  await reader?.close();
  reader = null;
});

const never = new AbortController().signal;
const pageOf = (html: string) => ({
  bytes: Buffer.from(html),
  charset: 'utf-8',
  url: 'https://kitchen.example/soup',
});
const largePage = pageOf(`<!doctype html><h1>Soup</h1>${'<p>a<br>b</p>'.repeat(200_000)}`);

test('a process reads a page', async () => {
  const { draft } = await standing.read(
    'page',
    pageOf(
      '<h1>Barley Soup</h1><h2>Ingredients</h2><ul><li>200 g barley<li>1 onion</ul><h2>Method</h2><ol><li>Boil the barley with the onion until soft.</ol>',
    ),
    never,
  );
  expect(draft).toMatchObject({ title: 'Barley Soup', ingredients: [{}] });
});

test('a process reads a picture', async () => {
  const canvas = createCanvas(1_000, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1_000, 500);
  context.fillStyle = '#111';
  context.font = '36px sans-serif';
  ['Barley Soup', 'Ingredients', '200 g barley', '1 onion', 'Method', 'Boil until soft.'].forEach(
    (line, index) => context.fillText(line, 60, 80 + index * 70),
  );
  const read = await standing.read(
    'file',
    { bytes: canvas.toBuffer('image/png'), name: 'soup.png' },
    never,
  );
  expect(read).toMatchObject({ type: 'image/png', draft: { title: 'Barley Soup' } });
  expect(read.confidence).toBeGreaterThan(60);
});

test('a process reads a HEIC photo', async () => {
  const bytes = await readFile(new URL('picture/barley-soup.heic', import.meta.url));
  const read = await standing.read('file', { bytes, name: 'IMG_0001.HEIC' }, never);
  expect(read).toMatchObject({ type: 'image/heic', draft: { title: 'Barley Soup' } });
});

test('what a process refuses arrives with its code, its status and its sentence', async () => {
  await expect(
    standing.read('file', { bytes: new Uint8Array(), name: 'soup.pdf' }, never),
  ).rejects.toMatchObject({
    name: 'ReadingError',
    code: 'EMPTY_FILE',
    status: 400,
    message: 'This file is empty. Choose another one.',
  });
});

test('reading that takes too long is killed and says what to do', async () => {
  reader = openReader(1, { ...PROCESSES, timeMs: { ...PROCESSES.timeMs, page: 50 } });
  await expect(reader.read('page', largePage, never)).rejects.toMatchObject({
    code: 'READING_TIMEOUT',
    status: 504,
    message: 'Reading this page took too long. Paste the recipe text instead.',
  });
});

test('reading that needs too much memory is killed and says what to do', async () => {
  reader = openReader(1, { ...PROCESSES, large: { bytes: 0, memoryMb: 150 } });
  await expect(reader.read('page', largePage, never)).rejects.toMatchObject({
    code: 'READING_TOO_LARGE',
    status: 422,
    message: 'This page is too large to be read. Paste the recipe text instead.',
  });
});

const TOOK_TOO_LONG = 'READING_TIMEOUT';
const TOO_LARGE = 'READING_TOO_LARGE';

test.each([
  ['a PDF: 2.9 million q', TOOK_TOO_LONG],
  ['a PDF: Flate by reference', TOOK_TOO_LONG],
  ['a PDF: Flate written with a number of a letter', TOOK_TOO_LONG],
  ['a PDF: Flate behind ASCIIHex', TOOK_TOO_LONG],
  ['a PDF: a stream of run lengths', TOOK_TOO_LONG],
  ['a PDF: Flate without a blank behind it', 'PDF_TOO_LARGE'],
  ['a PDF: a map to Unicode of 40 MB', 'PDF_TOO_LARGE'],
  ['a document of 1 GB of zeros', TOO_LARGE],
  ['a document of 1 GB that claims to be small', 'TEXT_UNREADABLE'],
  ['RTF of groups five million deep', 'TEXT_UNREADABLE'],
  ['HEIC that says it is of 60,000 by 60,000', 'IMAGE_TOO_LARGE'],
  ['WebP of 16,383 by 16,383', 'IMAGE_TOO_LARGE'],
])('%s ends with a sentence', async (what, code) => {
  const { name, make } = hostileFiles[what] ?? {
    name: 'hostile.pdf',
    make: hostilePdfs[what.replace('a PDF: ', '')]!,
  };
  // Nobody waits a minute here for what hangs.
  if (code === TOOK_TOO_LONG) reader = openReader(1, { ...PROCESSES, stepMs: 1_500 });
  await expect(
    (reader ?? standing).read('file', { bytes: make(), name }, never),
  ).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/ (?:again|alone|own|size|once more)\b.*\.$/),
  });
});

test('a PDF of forms that draw forms ends within its time, read or not', async () => {
  reader = openReader(1, { ...PROCESSES, stepMs: 1_500 });
  const bytes = hostilePdfs['forms that draw forms, ten levels of eleven']!();
  const code = await reader.read('file', { bytes, name: 'hostile.pdf' }, never).then(
    () => null,
    (error: { code: string }) => error.code,
  );
  expect([null, TOOK_TOO_LONG]).toContain(code);
});

test('what trips its reader up is refused with a sentence, and not tried again and again', async () => {
  await expect(standing.read('text', 42 as never, never)).rejects.toMatchObject({
    code: 'READING_FAILED',
    status: 422,
    message: 'This text could not be read. Paste the recipe alone.',
  });
  await expect(standing.read('text', 'Soup', never)).resolves.toMatchObject({ text: 'Soup' });
});

test('reading that is given up is killed, and the next source is read', async () => {
  const giveUp = new AbortController();
  const given = standing.read('page', largePage, giveUp.signal);
  giveUp.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  await expect(standing.read('text', 'Soup', never)).resolves.toMatchObject({ text: 'Soup' });
});

test('a source that waits too long for a process says so, and was not begun', async () => {
  reader = openReader(1, { ...PROCESSES, waitMs: 50 });
  const busy = new AbortController();
  const first = Promise.withResolvers<void>();
  const reading = reader.read('page', largePage, busy.signal, { onWait: () => first.resolve });
  await first.promise;
  await expect(reader.read('text', 'Soup', never)).rejects.toMatchObject({
    code: 'READER_UNAVAILABLE',
    status: 503,
    message: 'Too much is being read at the moment. Try again in a few minutes.',
  });
  busy.abort(new Error('enough'));
  await expect(reading).rejects.toThrow('enough');
});

test('a source tells when it waits and when it is begun', async () => {
  const told: string[] = [];
  const { text } = await standing.read('text', 'Soup', never, {
    onWait() {
      told.push('waits');
      return () => void told.push('begun');
    },
  });
  expect(text).toBe('Soup');
  expect(told.slice(0, 2)).toEqual(['waits', 'begun']);
});
