import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

const STYLES = { title: 'bold 30px', heading: 'bold 22px', text: '18px' };

export type DrawnLine = readonly [style: keyof typeof STYLES, text: string];

/** A printed page as a picture of that format. `scale` is how close the camera was. */
export function drawnPage(
  lines: readonly DrawnLine[],
  { format = 'jpeg', scale = 1.6 }: { format?: 'jpeg' | 'png' | 'webp'; scale?: number } = {},
): Promise<Buffer> {
  const canvas = createCanvas(640 * scale, 480 * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = '#1a1a1a';
  lines.forEach(([style, text], at) => {
    context.font = `${STYLES[style]} DejaVu Serif, serif`;
    context.fillText(text, 40, 60 + 50 * at);
  });
  return sharp(canvas.toBuffer('image/png')).toFormat(format).toBuffer();
}

/** A recipe of two pages. */
export const ingredientsPage: readonly DrawnLine[] = [
  ['title', 'Oat Pancakes'],
  ['heading', 'Ingredients'],
  ['text', '•  200 g oats'],
  ['text', '•  250 ml milk'],
  ['text', '•  2 eggs'],
  ['text', '•  30 g butter'],
];
export const methodPage: readonly DrawnLine[] = [
  ['heading', 'Method'],
  ['text', '1. Soak the oats in the milk for ten minutes.'],
  ['text', '2. Stir in the eggs.'],
  ['text', '3. Fry small pancakes in the butter.'],
];

/** A page on which there is nothing. */
export const blankPage = () => drawnPage([]);
