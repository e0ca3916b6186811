import { afterAll, expect, test } from '@jest/globals';
import { readText } from '@convivio/culinary/read';
import { createCanvas } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { closeReaders, recognize } from '../ocr/ocr-pool.ts';
import { readPicture } from './read-picture.ts';
import { drawSheet, LINES } from './test-kit/drawn-sheet.ts';
import { drawUnevenlyLit, SHADES, type Shade } from './test-kit/uneven-light.ts';

afterAll(closeReaders);

function photo(): Buffer {
  const canvas = createCanvas(1000, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#54402c';
  context.fillRect(0, 0, 1000, 800);
  context.setTransform(1.25, 0.09, -0.07, 1.22, 110, 60);
  drawSheet(context);
  return canvas.toBuffer('image/png');
}

test('turns a photo that lies on its side, and reads the sheet on it that lies askew on a dark table, fractions included', async () => {
  const { lines, confidence } = await readPicture(
    await sharp(photo()).rotate(90).jpeg({ quality: 80 }).toBuffer(),
  );
  expect(confidence).toBeGreaterThan(80);
  const draft = readText(lines);
  expect(draft.title).toBe('Oat Pancakes');
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
    '¾ cup oats',
    '1/2 cup milk',
    '2 eggs',
  ]);
  expect(draft.steps.map((step) => step.text)).toEqual([
    'Soak the oats in the milk for ten minutes.',
    'Stir in the eggs and fry small pancakes.',
  ]);
});

function unevenlyLit(shade: Shade): Buffer {
  const canvas = createCanvas(800, 600);
  drawUnevenlyLit(canvas.getContext('2d'), shade);
  return canvas.toBuffer('image/png');
}

test.each(['is cut off across', 'goes into a fold'])(
  'reads all of a sheet on which the light %s',
  async (how) => {
    const { lines } = await readPicture(unevenlyLit(SHADES[how]!));
    const draft = readText(lines);
    expect(draft.title).toBe('Oat Pancakes');
    expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
      '¾ cup oats',
      '1/2 cup milk',
      '2 eggs',
    ]);
    expect(draft.steps.map((step) => step.text)).toEqual([
      'Soak the oats in the milk for ten minutes.',
      'Stir in the eggs and fry small pancakes.',
    ]);
  },
);

type Band = [from: number, to: number, treat: (band: Sharp) => Sharp];

/** The sheet with bands of it treated otherwise, from one height to another. */
async function withBands(...bands: Band[]): Promise<Buffer> {
  const canvas = createCanvas(1280, 960);
  const context = canvas.getContext('2d');
  context.scale(2, 2);
  drawSheet(context);
  const whole = canvas.toBuffer('image/png');
  const treated = bands.map(async ([from, to, treat]) => {
    const band = { left: 0, top: 2 * from, width: 1280, height: 2 * (to - from) };
    return {
      input: await treat(sharp(whole).extract(band)).png().toBuffer(),
      left: 0,
      top: band.top,
    };
  });
  return sharp(whole)
    .composite(await Promise.all(treated))
    .png()
    .toBuffer();
}

const blurred = (band: Sharp) => band.blur(9);
const blot = (band: Sharp) =>
  band.composite([
    {
      input: { create: { width: 900, height: 160, channels: 3, background: '#333' } },
      gravity: 'centre',
    },
  ]);

test('tells where parts of a sheet were not read: a smear over two ingredients, a blurred step at the foot', async () => {
  const { unreadParts } = await readPicture(
    await withBands([190, 290, blurred], [380, 430, blurred]),
  );
  expect(unreadParts).toEqual([
    { below: '¾ cup oats' },
    { below: expect.stringMatching(/^1\. Soak/) },
  ]);
});

test('a blot that nobody could write is no part that was not read', async () => {
  const { lines, unreadParts } = await readPicture(await withBands([190, 290, blot]));
  expect(lines.at(-1)?.text).toMatch(/small pancakes/);
  expect(unreadParts).toEqual([]);
});

const plain = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

function shadedSheet(): Buffer {
  const canvas = createCanvas(900, 900);
  const context = canvas.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 900, 900);
  shade.addColorStop(0, '#445');
  shade.addColorStop(1, '#fdfcf8');
  context.fillStyle = shade;
  context.fillRect(0, 0, 900, 900);
  return canvas.toBuffer('image/png');
}

test.each([
  ['a dark photo', () => plain('#0a0a0a'), 'IMAGE_TOO_DARK'],
  ['an empty sheet', () => plain('#ffffff'), 'IMAGE_EMPTY'],
  ['an empty sheet half in the shade', async () => shadedSheet(), 'IMAGE_EMPTY'],
  ['a blurred page', () => sharp(photo()).blur(12).jpeg().toBuffer(), 'IMAGE_BLURRED'],
])('says what is the matter with %s', async (_what, picture, code) => {
  await expect(readPicture(await picture())).rejects.toMatchObject({ code });
});

test('closing gives up what is read', async () => {
  const white = await plain('#ffffff');
  const reads = [1, 2].map(() => recognize(white, { timeout: 30_000 }));
  const settled = Promise.allSettled(reads);
  await closeReaders();
  expect(await settled).toMatchObject(
    reads.map(() => ({ status: 'rejected', reason: { code: 'READER_UNAVAILABLE' } })),
  );
});

test('refuses a truncated picture', async () => {
  const whole = photo();
  await expect(readPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'IMAGE_BROKEN',
  });
});

/** In a PNG: what its checksum stands behind, and where its width does. */
const HEADER = [12, 29] as const;
const WIDTH_AT = 16;

test('refuses a picture of too many pixels before decoding it', async () => {
  // It says so of itself, and holds next to nothing.
  const bomb = await plain('#ffffff');
  bomb.writeUInt32BE(9_000, WIDTH_AT);
  bomb.writeUInt32BE(9_000, WIDTH_AT + 4);
  bomb.writeUInt32BE(crc32(bomb.subarray(...HEADER)), HEADER[1]);
  await expect(readPicture(bomb)).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    message: expect.stringContaining('60'),
  });
});

const NEWS =
  'la variante otra vez próximas de regantes la protesta delegación sistencia los tractores'.split(
    ' ',
  );

/** A recipe of a newspaper between what the camera caught of the columns beside it. */
function cutting(besides: readonly string[]): Buffer {
  const canvas = createCanvas(1400, 1000);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f0e6';
  context.fillRect(0, 0, 1400, 1000);
  context.fillStyle = '#1a1a1a';
  context.font = '26px DejaVu Serif, serif';
  besides.forEach((text, at) => {
    context.textAlign = 'right';
    context.fillText(`siempre ${text}`, 170, 60 + 36 * at);
    context.textAlign = 'left';
    context.fillText(`${text} siempre`, 1230, 60 + 36 * at);
  });
  LINES.forEach(([font, text], at) => {
    context.font = `${font.replace(/\d+/, (size) => `${Number(size) * 1.5}`)} DejaVu Serif, serif`;
    context.fillText(text, 230, 90 + 100 * at);
  });
  return canvas.toBuffer('image/png');
}

test('columns that the edges of a picture cut belong to no line of the recipe', async () => {
  const { lines } = await readPicture(cutting([...NEWS, ...NEWS]));
  expect(readText(lines).title).toBe('Oat Pancakes');
  expect(
    lines.map(({ text }) => text).filter((text) => /siem|pre|variante|regantes/.test(text)),
  ).toEqual([]);
});

test('a list that the edge of a picture cuts stays', async () => {
  const { lines } = await readPicture(cutting([...NEWS, ...NEWS].map((_, at) => `${at + 1}00 g`)));
  expect(lines.some(({ text }) => /\d00 g/.test(text))).toBe(true);
});

test('a filled square before an item is its bullet', async () => {
  const canvas = createCanvas(1400, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f0e6';
  context.fillRect(0, 0, 1400, 900);
  context.fillStyle = '#1a1a1a';
  context.font = '42px DejaVu Serif, serif';
  ['Ingredientes', '1 kg de berenjenas', '500 g de carne picada', '1 cebolla', '1 ramita'].forEach(
    (text, at) => {
      if (at > 0) context.fillRect(60, 75 + 100 * at, 26, 26);
      context.fillText(text, 100, 100 + 100 * at);
    },
  );
  const { lines } = await readPicture(canvas.toBuffer('image/png'));
  expect(lines.map(({ text }) => text)).toEqual([
    'Ingredientes',
    '• 1 kg de berenjenas',
    '• 500 g de carne picada',
    '• 1 cebolla',
    '• 1 ramita',
  ]);
});

/** A list with its amounts at the right edge, and what leads to them. */
function listWithAmounts(leader: string): Buffer {
  const canvas = createCanvas(1000, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1000, 900);
  context.fillStyle = '#111';
  const write = (text: string, x: number, y: number, size = 26) => {
    context.font = `${size}px DejaVu Sans, sans-serif`;
    context.fillText(text, x, y);
    return context.measureText(text).width;
  };
  write('Beef and Barley Pot', 60, 90, 46);
  [
    ['Beef shin', '900 g'],
    ['Pearl barley', '120g'],
    ['Carrots', '4'],
    ['Brown ale', '500ml'],
    ['Bay leaves', '2'],
  ].forEach(([food, amount], at) => {
    const y = 180 + 60 * at;
    const from = 70 + write(food!, 60, y);
    const to = 935 - context.measureText(amount!).width;
    write(amount!, to, y);
    const dot = context.measureText(leader).width;
    if (dot > 0) write(leader.repeat(Math.floor((to - from - 10) / dot)), from, y);
  });
  write('Brown the beef in a large pot and add the carrots.', 60, 540);
  write('Pour in the ale, add the barley and cook it for two hours.', 60, 590);
  return canvas.toBuffer('image/png');
}

test.each([
  ['far at the right', ''],
  ['at the end of a row of dots', '.'],
])('reads amounts that stand %s of their foods', async (_, leader) => {
  const { lines } = await readPicture(listWithAmounts(leader));
  expect(readText(lines).ingredients.flatMap((group) => group.lines)).toEqual([
    '900 g Beef shin',
    '120g Pearl barley',
    '4 Carrots',
    '500ml Brown ale',
    '2 Bay leaves',
  ]);
});
