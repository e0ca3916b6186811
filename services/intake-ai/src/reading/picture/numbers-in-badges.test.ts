import { afterAll, expect, test } from '@jest/globals';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { readText } from '@convivio/culinary/read';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { readPicture } from './read-picture.ts';

afterAll(closeReaders);

type Drawn = (context: SKRSContext2D, x: number, y: number, number: number) => void;

const STEPS = [
  ['Rub the butter into the flour until', 'it looks like fine crumbs.'],
  ['Beat the eggs and stir them in.'],
  ['Bake the scones for twelve minutes', 'until they are golden.'],
];

const badge =
  (radius: number, draw: (context: SKRSContext2D) => void): Drawn =>
  (context, x, y, number) => {
    context.beginPath();
    context.arc(x + radius, y - 10, radius, 0, 2 * Math.PI);
    draw(context);
    context.textAlign = 'center';
    context.fillText(`${number}`, x + radius, y);
    context.textAlign = 'left';
    context.fillStyle = '#1a1a1a';
  };
const filled = (radius: number, colour: string, number = '#fff'): Drawn =>
  badge(radius, (context) => {
    context.fillStyle = colour;
    context.fill();
    context.fillStyle = number;
  });
const ring = (radius: number): Drawn =>
  badge(radius, (context) => {
    context.lineWidth = 3;
    context.stroke();
  });

async function draftRead(draw: Drawn, isToTick: boolean) {
  const canvas = createCanvas(900, 1500);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 900, 1500);
  context.fillStyle = '#1a1a1a';
  context.strokeStyle = '#1a1a1a';
  const write = (font: string, text: string, x: number, y: number) => {
    context.font = `${font} DejaVu Sans, sans-serif`;
    context.fillText(text, x, y);
  };
  write('bold 44px', 'Plain scones', 40, 100);
  write('bold 34px', 'Ingredients', 40, 200);
  ['250 g flour', '60 g butter', '2 eggs'].forEach((food, at) => {
    context.beginPath();
    context.lineWidth = 3;
    context.arc(58, 260 + 56 * at, 18, 0, 2 * Math.PI);
    if (isToTick) context.stroke();
    write('28px', food, isToTick ? 100 : 40, 270 + 56 * at);
  });
  write('bold 34px', 'Method', 40, 500);
  let y = 580;
  STEPS.forEach((lines, at) => {
    context.font = '28px DejaVu Sans, sans-serif';
    draw(context, 40, y, at + 1);
    for (const line of lines) {
      write('28px', line, 150, y);
      y += 42;
    }
    y += 40;
  });
  const { lines } = await readPicture(canvas.toBuffer('image/png'));
  return readText(lines);
}

test.each([
  [
    'small filled signs',
    'round boxes to tick before the foods of its list are bullets',
    filled(26, '#2e7d50'),
    true,
  ],
  ['large filled signs', 'its list stays', filled(38, '#b5522b'), false],
  [
    'filled signs that are lighter than they',
    'its list stays',
    filled(26, '#a0a0a0', '#101010'),
    false,
  ],
  ['rings', 'its list stays', ring(28), false],
])('numbers in %s are those of the steps, and %s', async (_name, _list, draw, isToTick) => {
  const { ingredients, steps } = await draftRead(draw, isToTick);
  expect(steps.map(({ text }) => text)).toEqual(STEPS.map((lines) => lines.join(' ')));
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '250 g flour',
    '60 g butter',
    '2 eggs',
  ]);
});
