import { afterAll, expect, test } from '@jest/globals';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { readPicture } from './read-picture.ts';

afterAll(closeReaders);

type Drawn = (context: SKRSContext2D, x: number, y: number) => void;

const emptyBox: Drawn = (context, x, y) => {
  context.lineWidth = 2;
  context.strokeRect(x, y - 20, 12, 20);
};
const diamond: Drawn = (context, x, y) => {
  context.beginPath();
  context.moveTo(x + 9, y - 20);
  context.lineTo(x + 18, y - 10);
  context.lineTo(x + 9, y);
  context.lineTo(x, y - 10);
  context.fill();
};
const word =
  (text: string): Drawn =>
  (context, x, y) =>
    context.fillText(text, x, y);

const FOODS = ['1 carrot', '500 g lentils', '2 onions', '100 ml olive oil', 'salt and pepper'];

async function listRead(signs: readonly Drawn[], foods = FOODS): Promise<string[]> {
  const canvas = createCanvas(900, 700);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 900, 700);
  context.fillStyle = '#1a1a1a';
  context.strokeStyle = '#1a1a1a';
  context.font = 'bold 44px DejaVu Serif, serif';
  context.fillText('Lentil salad', 60, 90);
  context.font = '28px DejaVu Serif, serif';
  foods.forEach((food, at) => {
    signs[at % signs.length]!(context, 60, 180 + 50 * at);
    context.fillText(food, 92, 180 + 50 * at);
  });
  context.fillText('Boil the lentils, stir in everything else and serve.', 60, 520);
  const { lines } = await readPicture(canvas.toBuffer('image/png'));
  return lines.slice(1, 1 + foods.length).map(({ text }) => text);
}

test('the same sign before all items of a list is a bullet, whatever it was read as', async () => {
  const bulleted = FOODS.map((food) => `• ${food}`);
  expect(await listRead([emptyBox])).toEqual(bulleted);
  expect(await listRead([diamond])).toEqual(bulleted);
});

test('figures that are the same in every line stay', async () => {
  const foods = ['carrot', 'large onion', 'sweet potato', 'bay leaf', 'clove of garlic'];
  expect(await listRead([word('1')], foods)).toEqual(foods.map((food) => `1 ${food}`));
});

test('a small word before the foods of a list is no bullet, widely as its letters may stand', async () => {
  const foods = ['brodo', 'vino bianco', 'prezzemolo', 'burro fuso', 'farina'];
  const wide: Drawn = (context, _x, y) => {
    context.fillText('d', 90 - context.measureText('d').width, y);
  };
  const read = await listRead(
    [wide],
    foods.map((food) => `i ${food}`),
  );
  expect(read).toEqual(foods.map((food) => `di ${food}`));
});
