import { afterAll, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Page } from 'tesseract.js';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { mendFractions } from './read-fractions.ts';

afterAll(closeReaders);

/** A half or another fraction drawn at a place, and a page of which one word, so far read, covers it. */
async function fractionReadAs(
  text: string,
  shares: readonly number[],
  { font = 'DejaVu Serif, serif', sign = '½', blur = 0 } = {},
) {
  const canvas = createCanvas(400, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 120);
  context.fillStyle = '#111';
  context.font = `48px ${font}`;
  context.fillText(sign, 40, 80);
  const width = context.measureText(sign).width;
  const { data, info } = await sharp(canvas.toBuffer('image/png'))
    .blur(blur || false)
    .flatten()
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [y0, y1] = [42, 82];
  const edges = [0, ...shares, 1].map((share) => Math.round(40 + share * width));
  const word = {
    text,
    confidence: 60,
    bbox: { x0: 40, x1: Math.round(40 + width), y0, y1 },
    symbols: [...text].map((sign, at) => ({
      text: sign,
      bbox: { x0: edges[at]!, x1: edges[at + 1]!, y0, y1 },
    })),
  };
  const page = { blocks: [{ paragraphs: [{ lines: [{ words: [word] }] }] }] } as unknown as Page;
  const picture = { data: new Uint8Array(data), width: info.width, height: info.height };
  await mendFractions(page, picture, { language: 'en', timeout: 60_000 });
  return word.text;
}

test.each([
  ['Y:', [0.7]],
  ["'%", [0.3]],
])('a half is one though it was read in two, its head or its foot as %s', async (text, shares) => {
  expect(await fractionReadAs(text, shares)).toBe('½');
});

const TYPED = 'DejaVu Sans Mono, monospace';

test.each(['5', '2', '%'])(
  'the half of a typewriter, its figures over one another, is one though it was read as %s',
  async (text) => {
    expect(await fractionReadAs(text, [], { font: TYPED })).toBe('½');
  },
);

test('a half of a typewriter is one where it is blurred', async () => {
  expect(await fractionReadAs('4', [], { font: TYPED, blur: 2.5 })).toBe('½');
});

test('of one whose figures are those of no sign no more is said than that it is one', async () => {
  expect(await fractionReadAs('5', [], { font: TYPED, sign: '⅖' })).toBe('%');
});
