import { expect, test } from '@jest/globals';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { darkOnBands } from './dark-on-bands.ts';
import { evenLight } from './even-light.ts';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

const [WIDTH, HEIGHT] = [1200, 800];

/** A sheet with a title on a band and a line below, on a table if it has a tone, all of it in light that fades and with the grain of a photo. */
function photo(
  { band, words, table }: { band: string; words: string; table?: string },
  more: (context: SKRSContext2D) => void = () => undefined,
): GreyPicture {
  const picture = greyDrawing(WIDTH, HEIGHT, (context) => {
    context.fillStyle = table ?? '#fff';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = '#fff';
    context.fillRect(100, 60, 1000, 700);
    context.fillStyle = band;
    context.fillRect(100, 60, 1000, 180);
    context.fillStyle = words;
    context.font = 'bold 60px DejaVu Sans, sans-serif';
    context.fillText('Plum Dumplings', 160, 150);
    context.font = '26px DejaVu Sans, sans-serif';
    context.fillText('for 4 people, 50 minutes', 160, 205);
    context.fillStyle = '#111';
    context.fillText('100 g plums', 160, 320);
    more(context);
  });
  const data = picture.data.map((value, at) => {
    const light = 0.95 - (0.25 * (at % WIDTH)) / WIDTH;
    return Math.max(0, Math.min(255, value * light + ((at * 7919) % 13) - 6));
  });
  return { ...picture, data };
}

/** How many pixels of the place of the words are ink. */
const inked = ({ data }: GreyPicture): number => {
  let count = 0;
  for (let y = 80; y < 220; y++)
    for (let x = 140; x < 760; x++) if (data[y * WIDTH + x]! < 140) count++;
  return count;
};
const DARK = inked(evenLight(photo({ band: '#fff', words: '#111' })));

test.each([
  ['on paper', { band: '#456', words: '#fff' }],
  ['that runs into a dark table', { band: '#5a5a5a', words: '#fff', table: '#444' }],
  ['of a lighter tone with letters that are not white', { band: '#777', words: '#eee' }],
])('light words on a photographed band %s are dark on light ground', (_, scene) => {
  const turned = inked(evenLight(darkOnBands(photo(scene))));
  expect(turned).toBeGreaterThan(0.7 * DARK);
  expect(turned).toBeLessThan(1.5 * DARK);
});

test.each([
  ['dark words on a band', { band: '#777', words: '#000' }, undefined],
  ['a dark band without words', { band: '#456', words: '#456' }, undefined],
  ['bold dark words', { band: '#fff', words: '#111' }, undefined],
  ['a sheet on a dark table', { band: '#fff', words: '#111', table: '#444' }, undefined],
  [
    'a photo of many tones',
    { band: '#fff', words: '#111' },
    (context: SKRSContext2D) => {
      for (let at = 0; at < 300; at++) {
        const tone = (at * 37) % 200;
        context.fillStyle = `rgb(${tone},${tone},${tone})`;
        context.fillRect(600 + 20 * (at % 20), 400 + 20 * Math.floor(at / 20), 20, 20);
      }
    },
  ],
])('%s stay as they are', (_, scene, more) => {
  const picture = photo(scene, more);
  const before = Buffer.from(picture.data);
  expect(before.equals(darkOnBands(picture).data)).toBe(true);
});
