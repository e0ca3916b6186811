import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { isFitForWeb, uprightJpeg } from '../src/pictures.ts';

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
  });

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a picture in %s becomes a JPEG no wider than a page',
  async (format) => {
    const jpeg = await uprightJpeg(await plain(1_700, 340).toFormat(format).toBuffer());
    expect(await sharp(jpeg!).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_600,
      height: 320,
    });
  },
);

test('a small picture keeps its size, is turned upright and loses what the camera wrote', async () => {
  const jpeg = await uprightJpeg(
    await plain(40, 30)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  const metadata = await sharp(jpeg!).metadata();
  expect(metadata).toMatchObject({ width: 30, height: 40 });
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

test.each<[string, () => Promise<Uint8Array>]>([
  [
    'a drawing that would be run',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
      ),
  ],
  ['another format', () => plain(40, 30).tiff().toBuffer()],
  ['half a picture', async () => (await plain(400, 300).png().toBuffer()).subarray(0, 200)],
  [
    'more pixels than memory',
    () =>
      sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a text', async () => Buffer.from('2 eggs')],
  ['nothing', async () => Buffer.alloc(0)],
])('%s is no picture', async (_title, bytes) => {
  expect(await uprightJpeg(await bytes())).toBeNull();
});

test('what was made fit for the web needs no second making; anything else does', async () => {
  const tagged = plain(40, 30)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .toBuffer();
  const others = [
    tagged,
    plain(40, 30).png().toBuffer(),
    plain(1_601, 30).jpeg().toBuffer(),
    Buffer.from('2 eggs'),
  ];
  expect(await isFitForWeb((await uprightJpeg(await tagged))!)).toBe(true);
  expect(await Promise.all(others.map(async (bytes) => isFitForWeb(await bytes)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
