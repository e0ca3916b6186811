import { expect, test } from '@jest/globals';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { darkOnButtons } from './dark-on-buttons.ts';
import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';

const [WIDTH, HEIGHT] = [900, 600];

/** A screen with a line of text and below it what is drawn. */
function screen(draw: (context: SKRSContext2D) => void): GreyPicture {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.font = '30px DejaVu Sans, sans-serif';
  context.fillStyle = '#111';
  context.fillText('100 ml double cream', 40, 80);
  draw(context);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return {
    data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => data[4 * at]!),
    width: WIDTH,
    height: HEIGHT,
  };
}

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
  const before = Uint8Array.from(picture.data);
  expect(darkOnButtons(picture).data).toEqual(before);
});

test('the bar of an app, from edge to edge, stays', () => {
  const picture = screen(button('#888', '#fff', [0, WIDTH]));
  const before = Uint8Array.from(picture.data);
  expect(darkOnButtons(picture).data).toEqual(before);
});
