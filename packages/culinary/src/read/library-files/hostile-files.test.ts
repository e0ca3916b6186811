import { describe, expect, test } from '@jest/globals';
import { allOf } from './test-kit/all-of.ts';
import {
  BlobReader,
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js';
import { gzipSync } from 'node:zlib';
import { bytesSource, UnreadableFile } from './byte-source.ts';
import type { LibraryFileItem } from './library-file-item.ts';
import { openLibraryFile } from './open-library-file.ts';
import { zipOf } from './test-kit/zip-of.ts';

async function read(content: string | Uint8Array, name = 'file'): Promise<LibraryFileItem[]> {
  const { items } = await openLibraryFile(
    bytesSource(typeof content === 'string' ? new TextEncoder().encode(content) : content),
    name,
  );
  return allOf(items);
}
const problems = async (content: string | Uint8Array, name?: string) =>
  (await read(content, name)).map((item) => [item.name, item.problem]);

const toast = JSON.stringify({
  '@type': 'Recipe',
  name: 'Toast',
  recipeIngredient: ['1 slice of bread'],
});

describe('JSON', () => {
  test.each([
    ['{broken', 'line 1 cannot be read at “broken”'],
    ['{"@type":"Recipe",\n"nam', 'it breaks off in line 2'],
    ['[{"@type":"Recipe",', 'it breaks off in line 1'],
    ['{"@type":"Recipe" "name" "Soup"}', 'line 1 cannot be read at “"name" "Soup"}”'],
    ['{"@type":"Recipe", "recipeIngredient": [egg]}', 'it cannot be read at “edient": [egg]}”'],
    ['{@type:Recipe, name}', 'line 1 cannot be read at “@type:Recipe, name}”'],
  ])('that cannot be read says what is wrong with it: %s', async (text, why) => {
    expect(await problems(text)).toEqual([['file', `The file is no readable JSON: ${why}.`]]);
  });

  test('that was mended says so beside its recipe, and that it has no title where it is whole', async () => {
    const [item] = await read(toast.slice(0, -1));
    expect(item).toMatchObject({ name: 'Toast', problem: null });
    expect(item?.losses).toContain('The file is no whole JSON: it breaks off in line 1.');
    expect(await problems('{"@type":"Recipe","recipeIngredient":["1 egg"]}')).toEqual([
      ['file', 'This recipe has no title.'],
    ]);
  });
});

describe('a zip', () => {
  test('that breaks off is refused with a sentence', async () => {
    const whole = await zipOf({ 'toast.json': toast });
    await expect(read(whole.slice(0, whole.length - 30))).rejects.toThrow(
      new UnreadableFile(
        'This zip file is damaged or incomplete. Export it again, or copy it once more.',
      ),
    );
  });

  test('with a broken file in it gives the others', async () => {
    const whole = await zipOf({ 'a.json': toast.repeat(20), 'b.json': toast });
    whole.fill(0xff, 45, 75);
    expect(await problems(whole)).toEqual([
      ['a.json', 'This file is damaged inside the zip.'],
      ['Toast', null],
    ]);
  });

  test('with a password says so', async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    await writer.add('toast.json', new TextReader(toast), { password: 'secret' });
    expect(await problems(await writer.close())).toEqual([
      ['toast.json', 'This file is protected by a password. Export it without one.'],
    ]);
  });

  test('whose file unpacks to far more than it weighs is stopped', async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    await writer.add(
      'bomb.json',
      new BlobReader(new Blob(Array<string>(31).fill('0'.repeat(1024 * 1024)))),
    );
    await writer.add(
      'small-bomb.json',
      new BlobReader(new Blob(Array<string>(4).fill(' '.repeat(1024 * 1024)))),
    );
    await writer.add('toast.json', new TextReader(toast));
    expect(await problems(await writer.close())).toEqual([
      ['bomb.json', 'This file is too large once it is unpacked.'],
      ['small-bomb.json', 'This file is too large once it is unpacked.'],
      ['Toast', null],
    ]);
  });

  test('whose file claims to be small is stopped where it is not', async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    await writer.add(
      'bomb.json',
      new BlobReader(new Blob(Array<string>(8).fill(' '.repeat(1024 * 1024)))),
    );
    const zip = await writer.close();
    const bytes = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    // The size in the central directory, 24 bytes after its mark.
    for (let at = 0; at < zip.length - 4; at++)
      if (bytes.getUint32(at, true) === 0x02014b50) bytes.setUint32(at + 24, 100, true);
    const [item] = await read(zip);
    expect(item?.problem).toMatch(
      /^This file is (?:too large once it is unpacked|damaged inside the zip)\.$/,
    );
  });

  test('with a name that would turn the text around it is named as it is written', async () => {
    const zip = await zipOf({ 'menu\u202egpj.exe': new Uint8Array([0, 1, 2]) });
    expect(await problems(zip)).toEqual([
      ['menugpj.exe', 'menugpj.exe is not a recipe this import understands.'],
    ]);
  });

  test('with names that climb out of it is read like any other', async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    await writer.add('../../etc/toast.json', new TextReader(toast));
    await writer.add('C:\\windows\\x.exe', new Uint8ArrayReader(new Uint8Array([0, 1, 2])));
    expect(await problems(await writer.close())).toEqual([
      ['Toast', null],
      ['x.exe', 'x.exe is not a recipe this import understands.'],
    ]);
  });

  test('in a zip in a zip is left closed', async () => {
    const inner = await zipOf({ 'toast.json': toast });
    const middle = await zipOf({ 'inner.zip': inner, 'toast.json': toast });
    expect(await problems(await zipOf({ 'middle.zip': middle }))).toEqual([
      ['Toast', null],
      ['inner.zip', 'This zip lies too deep within other zips. Unpack them first.'],
    ]);
  });

  test('of everything mixed gives an item for each file, and none for what systems leave behind', async () => {
    const items = await problems(
      await zipOf({
        'toast.json': toast,
        'readme.pdf': '%PDF-1.7',
        'notes.txt': 'Buy milk.',
        'lost.jpg': new Uint8Array([0xff, 0xd8, 0xff]),
        'settings.json': '{"theme":"dark"}',
        'broken.json': '{"name": ',
        'empty.cook': '',
        '__MACOSX/._toast.json': 'x',
        '.DS_Store': 'x',
        'a/Thumbs.db': 'x',
        'Egg.cook': 'Boil @egg{1}.',
      }),
    );
    expect(items).toEqual([
      ['Toast', null],
      ['settings.json', 'Nothing in it is marked as a recipe.'],
      ['broken.json', expect.stringContaining('')],
      [
        'readme.pdf',
        'readme.pdf is not a recipe this import understands. Add it under Upload Recipe.',
      ],
      [
        'notes.txt',
        'notes.txt is not a recipe this import understands. Add it under Upload Recipe.',
      ],
      ['empty.cook', 'This file is empty.'],
      ['Egg', null],
      ['lost.jpg', 'lost.jpg belongs to no recipe in this file. Add it under Upload Recipe.'],
    ]);
    expect(items[2]?.[1]).not.toBeNull();
  });

  test('without files is no item', async () => {
    expect(await read(await zipOf({}))).toEqual([]);
  });
});

describe('a file', () => {
  test('that is empty is refused', async () => {
    await expect(read('')).rejects.toThrow('This file is empty. Choose another one.');
  });

  test.each([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      'x.png',
      'x.png is not a recipe this import understands. Add it under Upload Recipe.',
    ],
    ['a number', '[42]', 'x.json', 'This is not a recipe.'],
    [
      'broken gzip',
      new Uint8Array(gzipSync('{"name":"x"}').subarray(0, 18)),
      'x.paprikarecipe',
      null,
    ],
    [
      'a page without a recipe',
      '<html><body><p>Hello</p></body></html>',
      'x.html',
      'Nothing on this page is marked or written as a recipe.',
    ],
  ])('of %s says what is wrong', async (_what, content, name, sentence) => {
    const found = await problems(content, name).catch((error: unknown) => [
      [name, (error as Error).message],
    ]);
    expect(found).toEqual([[name, sentence ?? 'This file is damaged or incomplete.']]);
  });

  test('of very deep JSON ends, with what was found or a sentence', async () => {
    const deep = `${'{"a":'.repeat(100)}${toast}${'}'.repeat(100)}`;
    expect(await problems(deep, 'deep.json')).toEqual([['Toast', null]]);
    const abyss = await problems(
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
      'abyss.json',
    ).catch((error: unknown) => [
      ['abyss.json', error instanceof UnreadableFile ? error.message : String(error)],
    ]);
    expect(abyss[0]?.[1]).toMatch(/^This (?:file is damaged|is not a recipe)/);
  });

  test('in UTF-16 or with a byte order mark is read', async () => {
    expect(
      await problems(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(toast, 'utf16le')])),
    ).toEqual([['Toast', null]]);
    expect(await problems(`\ufeff${toast}`)).toEqual([['Toast', null]]);
  });

  test('with fields of the wrong types gives a recipe of what is right, or a sentence', async () => {
    const wrong = [
      {
        name: 'A',
        ingredients: '',
        directions: '',
        categories: 7,
        photos: 'x',
        photo_data: '!!',
        rating: 'x',
        created: {},
      },
      {
        name: 'B',
        steps: [null, 3, { ingredients: [null, { food: 3, amount: 'x' }], instruction: { a: 1 } }],
        working_time: 'x',
        keywords: {},
      },
      { title: 'C', ingredients: '', instructions: '', link: 4, images: [{}], yield: [] },
      {
        name: 'D',
        slug: 'd',
        recipeIngredient: [null, 5, { quantity: {}, food: [] }],
        recipeInstructions: [null, { text: 4 }],
        tags: 'x',
      },
      {
        '@type': ['Recipe'],
        name: ['E'],
        recipeIngredient: { a: 1 },
        recipeInstructions: 7,
        comment: 3,
        image: [[]],
      },
    ];
    expect((await read(JSON.stringify(wrong))).map(({ name, problem }) => [name, problem])).toEqual(
      [
        ['A', null],
        ['B', null],
        ['C', null],
        ['D', null],
        ['E', null],
      ],
    );
  });

  test('with a list of thousands, or one that repeats itself, hands over all of it', async () => {
    const lines = Array.from({ length: 600 }, (_, at) => `${at + 1} g flour`);
    const steps = lines.map((line) => `Add ${line} and stir.`);
    const [long, twice] = await read(
      JSON.stringify([
        {
          '@type': 'Recipe',
          name: 'Long',
          recipeIngredient: [...lines, ...lines, 'Serves 4', 'To garnish:'],
          recipeInstructions: [...steps, 'Rest.'],
        },
        {
          '@type': 'Recipe',
          name: 'Twice',
          recipeIngredient: ['1 egg', '1 g salt', '1 egg', '1 g salt'],
          recipeInstructions: ['Fold.', 'Rest for an hour.', 'Fold.', 'Rest for an hour.'],
        },
      ]),
    );
    expect(long?.recipe?.ingredients.flatMap((group) => group.lines)).toHaveLength(1_202);
    expect(long?.recipe?.steps).toHaveLength(601);
    expect(twice?.recipe).toMatchObject({
      ingredients: [{ lines: ['1 egg', '1 g salt', '1 egg', '1 g salt'] }],
      steps: [
        { text: 'Fold.' },
        { text: 'Rest for an hour.' },
        { text: 'Fold.' },
        { text: 'Rest for an hour.' },
      ],
    });
  });

  test('with a list without end says how much of it was not read', async () => {
    const [item] = await read(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Endless',
        recipeIngredient: [
          Array.from({ length: 15_000 }, (_, at) => `${at} g salt`),
          Array.from({ length: 15_000 }, (_, at) => `${at} g rice`),
        ],
        recipeInstructions: ['Stir until done.'],
      }),
    );
    expect(item?.recipe?.ingredients.flatMap((group) => group.lines)).toHaveLength(19_998);
    expect(item?.losses).toEqual(['10,002 more of its ingredients were not read.']);
  });

  test('with a text that is too long to be read says where it was cut', async () => {
    const [item] = await read(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Endless',
        recipeIngredient: ['1 egg'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir. '.repeat(40_000) }],
      }),
    );
    expect(item?.losses).toEqual(['A text among its steps was cut at 200,000 characters.']);
  });
});
