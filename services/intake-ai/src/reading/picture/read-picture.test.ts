import { afterAll, expect, test } from '@jest/globals';
import { readText } from '@convivio/culinary/read';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { closeReaders, recognize } from '../ocr/ocr-pool.ts';
import { readPicture } from './read-picture.ts';

afterAll(closeReaders);

const LINES: [string, string][] = [
  ['bold 30px', 'Oat Pancakes'],
  ['bold 22px', 'Ingredients'],
  ['18px', '•  ¾ cup oats'],
  ['18px', '•  1/2 cup milk'],
  ['18px', '•  2 eggs'],
  ['bold 22px', 'Method'],
  ['18px', '1. Soak the oats in the milk for ten minutes.'],
  ['18px', '2. Stir in the eggs and fry small pancakes.'],
];

function sheet(context: SKRSContext2D): void {
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = '#1a1a1a';
  LINES.forEach(([font, text], index) => {
    context.font = `${font} DejaVu Serif, serif`;
    context.fillText(text, 40, 60 + 50 * index);
  });
}

function photo(): Buffer {
  const canvas = createCanvas(1000, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#54402c';
  context.fillRect(0, 0, 1000, 800);
  context.setTransform(1.25, 0.09, -0.07, 1.22, 110, 60);
  sheet(context);
  return canvas.toBuffer('image/png');
}

test('reads a sheet photographed askew on a dark table, fractions included', async () => {
  const { lines, confidence } = await readPicture(
    await sharp(photo()).jpeg({ quality: 80 }).toBuffer(),
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

type Shade = (context: SKRSContext2D) => void;

/** From light to nearly dark across the sheet. */
const fading: Shade = (context) => {
  const shade = context.createLinearGradient(0, 0, 800, 0);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(1, '#333');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

/** A shadow with a hard edge: somebody stands in the light, a window frame, a hand. */
const shaded =
  (...corners: [number, number][]): Shade =>
  (context) => {
    context.fillStyle = '#4a4a4a';
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.fill();
  };

/** The light of a lamp that stands near. */
const lamp: Shade = (context) => {
  const shade = context.createRadialGradient(280, 240, 60, 280, 240, 540);
  shade.addColorStop(0, '#fff');
  shade.addColorStop(0.3, '#ccc');
  shade.addColorStop(1, '#3a3530');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

/** The page bends into the fold of its binding. */
const fold: Shade = (context) => {
  const shade = context.createLinearGradient(0, 0, 800, 0);
  shade.addColorStop(0, '#222');
  shade.addColorStop(0.06, '#555');
  shade.addColorStop(0.2, '#ccc');
  shade.addColorStop(0.5, '#fff');
  shade.addColorStop(1, '#999');
  context.fillStyle = shade;
  context.fillRect(0, 0, 800, 600);
};

function unevenlyLit(shade: Shade): Buffer {
  const canvas = createCanvas(800, 600);
  const context = canvas.getContext('2d');
  context.setTransform(1.25, 0, 0, 1.25, 0, 0);
  sheet(context);
  context.resetTransform();
  context.globalCompositeOperation = 'multiply';
  shade(context);
  return canvas.toBuffer('image/png');
}

test.each([
  ['fades', fading],
  ['falls on the head alone', shaded([0, 130], [800, 130], [800, 600], [0, 600])],
  ['falls on the left half alone', shaded([400, 0], [800, 0], [800, 600], [400, 600])],
  [
    'falls on the foot alone, its edge through a line',
    shaded([0, 0], [800, 0], [800, 258], [0, 258]),
  ],
  ['is cut off across', shaded([0, 0], [640, 600], [0, 600])],
  ['falls between fingers', shaded([160, 600], [200, 180], [264, 180], [288, 600])],
  ['is that of a lamp', lamp],
  ['goes into a fold', fold],
])('reads all of a sheet on which the light %s', async (_how, shade) => {
  const { lines } = await readPicture(unevenlyLit(shade));
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

/** The sheet with a band of it treated otherwise, from one height to another. */
async function withBand(from: number, to: number, treat: (band: Sharp) => Sharp): Promise<Buffer> {
  const canvas = createCanvas(1280, 960);
  const context = canvas.getContext('2d');
  context.scale(2, 2);
  sheet(context);
  const whole = canvas.toBuffer('image/png');
  const band = { left: 0, top: 2 * from, width: 1280, height: 2 * (to - from) };
  const input = await treat(sharp(whole).extract(band)).png().toBuffer();
  return sharp(whole)
    .composite([{ input, left: 0, top: band.top }])
    .png()
    .toBuffer();
}

const covered = (background: string) => (band: Sharp) =>
  band.composite([
    {
      input: { create: { width: 900, height: 160, channels: 3, background } },
      gravity: 'centre',
    },
  ]);

test.each([
  ['a smear over two ingredients', 190, 290, (band: Sharp) => band.blur(9), ['¾ cup oats']],
  ['a blurred step at the foot', 380, 430, (band: Sharp) => band.blur(9), [/^1\. Soak/]],
  ['a blot that nobody could write', 190, 290, covered('#333'), []],
  ['nothing amiss', 0, 480, (band: Sharp) => band, []],
])('tells where a part of a sheet was not read: %s', async (_what, from, to, treat, below) => {
  const { unreadParts } = await readPicture(await withBand(from, to, treat));
  expect(unreadParts).toEqual(
    below.map((line) => ({ below: typeof line === 'string' ? line : expect.stringMatching(line) })),
  );
});

test('turns a picture that lies on its side', async () => {
  const { lines } = await readPicture(await sharp(photo()).rotate(90).png().toBuffer());
  expect(readText(lines).title).toBe('Oat Pancakes');
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
  ['an empty sheet half in the shade', async () => shadedSheet(), 'IMAGE_WITHOUT_TEXT'],
  ['a blurred page', () => sharp(photo()).blur(12).jpeg().toBuffer(), 'IMAGE_BLURRED'],
])(
  'says what is the matter with %s',
  async (_what, picture, code) => {
    await expect(readPicture(await picture())).rejects.toMatchObject({ code });
  },
  30_000,
);

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

test('refuses a picture of too many pixels before decoding it', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
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
