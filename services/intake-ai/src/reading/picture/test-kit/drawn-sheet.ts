import type { SKRSContext2D } from '@napi-rs/canvas';

/** A recipe by its lines, each with how it is written. */
export const LINES: readonly (readonly [string, string])[] = [
  ['bold 30px', 'Oat Pancakes'],
  ['bold 22px', 'Ingredients'],
  ['18px', '•  ¾ cup oats'],
  ['18px', '•  1/2 cup milk'],
  ['18px', '•  2 eggs'],
  ['bold 22px', 'Method'],
  ['18px', '1. Soak the oats in the milk for ten minutes.'],
  ['18px', '2. Stir in the eggs and fry small pancakes.'],
];

/** Draws a sheet of 640 by 480 pixels with the recipe on it. */
export function drawSheet(context: SKRSContext2D): void {
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = '#1a1a1a';
  LINES.forEach(([font, text], index) => {
    context.font = `${font} DejaVu Serif, serif`;
    context.fillText(text, 40, 60 + 50 * index);
  });
}
