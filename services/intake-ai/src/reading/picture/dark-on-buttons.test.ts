import { expect, test } from '@jest/globals';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { darkOnButtons } from './dark-on-buttons.ts';
import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

const [WIDTH, HEIGHT] = [900, 600];

/** A screen with a line of text and below it what is drawn. */
const screen = (draw: (context: SKRSContext2D) => void): GreyPicture =>
  greyDrawing(WIDTH, HEIGHT, (context) => {
    context.font = '30px DejaVu Sans, sans-serif';
    context.fillStyle = '#111';
    context.fillText('100 ml double cream', 40, 80);
    draw(context);
  });

const button =
  (ground: string, words: string, [left, width] = [40, 820]) =>
  (context: SKRSContext2D): void => {
    context.fillStyle = ground;
    context.fillRect(left!, 300, width!, 90);
    context.fillStyle = words;
    context.fillText('Add all to basket', 300, 355);
  };

/** How many pixels of the place of the words are ink. */
const inked = ({ data }: GreyPicture): number => {
  let count = 0;
  for (let y = 310; y < 380; y++)
    for (let x = 290; x < 620; x++) if (data[y * WIDTH + x]! < 128) count++;
  return count;
};

test('light words on a button are dark on light ground, to their last letter', () => {
  const dark = inked(screen(button('#fff', '#111')));
  const turned = inked(evenLight(darkOnButtons(screen(button('#888', '#fff')))));
  expect(turned).toBeGreaterThan(0.8 * dark);
  expect(turned).toBeLessThan(1.5 * dark);
});

test.each([
  ['dark words on a band', '#999', '#111'],
  ['a band without words', '#888', '#888'],
])('%s stay', (_, ground, words) => {
  const picture = screen(button(ground, words));
  const before = Buffer.from(picture.data);
  expect(before.equals(darkOnButtons(picture).data)).toBe(true);
});

test('light words on a bar from edge to edge are dark too', () => {
  const dark = inked(screen(button('#fff', '#111')));
  const turned = inked(evenLight(darkOnButtons(screen(button('#888', '#fff', [0, WIDTH])))));
  expect(turned).toBeGreaterThan(0.8 * dark);
  expect(turned).toBeLessThan(1.5 * dark);
});

test('light amounts on a column that is higher than wide are dark too', () => {
  const column = (ground: string, words: string) =>
    screen((context) => {
      context.fillStyle = ground;
      context.fillRect(280, 150, 200, 330);
      context.fillStyle = words;
      for (const y of [200, 340, 450]) context.fillText('250 g', 300, y);
    });
  const dark = inked(column('#fff', '#111'));
  const turned = inked(evenLight(darkOnButtons(column('#777', '#fff'))));
  expect(turned).toBeGreaterThan(0.8 * dark);
  expect(turned).toBeLessThan(1.5 * dark);
});
