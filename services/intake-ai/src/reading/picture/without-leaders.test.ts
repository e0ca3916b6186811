import { expect, test } from '@jest/globals';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing, inkOf } from './test-kit/grey-drawing.ts';
import { withoutLeaders } from './without-leaders.ts';

function drawn(
  text: string,
  size: number,
  framed = false,
  font = `${size}px DejaVu Sans, sans-serif`,
  tone = '#111',
): GreyPicture {
  const [width, height] = [900, 60];
  return greyDrawing(width, height, (context) => {
    context.fillStyle = tone;
    context.font = font;
    context.fillText(text, 10, 40);
    context.lineWidth = 2;
    if (framed) context.strokeRect(3, 3, width - 6, height - 6);
  });
}

const inked = (picture: GreyPicture): number => inkOf(picture, 128);

test('rows of dots are taken out', () => {
  expect(inked(withoutLeaders(drawn('. '.repeat(40), 26)))).toBe(0);
});

test.each(['#999', '#b5b5b5', '#c8c8c8'])('rows of pale dots, %s, are taken out', (tone) => {
  const leaders = drawn(' .'.repeat(40), 26, false, '26px DejaVu Sans, sans-serif', tone);
  expect(inkOf(withoutLeaders(leaders), 225)).toBe(0);
});

test.each([8, 10, 13, 16, 22, 26])(
  'letters of %d pixels stay, and what ends a sentence',
  (size) => {
    const text = 'Recibe cada lunes nuestras recetas... o once cosas a secas, eco eco';
    const whole = inked(drawn(text, size));
    expect(inked(withoutLeaders(drawn(text, size)))).toBe(whole);
  },
);

test('rows of dots are taken out of a frame', () => {
  const frame = inked(drawn('', 26, true));
  expect(inked(withoutLeaders(drawn('. '.repeat(40), 26, true)))).toBe(frame);
});

test('dots at the end of a row that stand nearer than the others are taken out with it', () => {
  expect(inked(withoutLeaders(drawn(`..${' .'.repeat(30)}.`, 22)))).toBe(0);
});

test.each([26, 30, 34])('rows of the dots of a typewriter of %d pixels are taken out', (size) => {
  const picture = drawn(`${'.'.repeat(7)}`, size, false, `bold ${2 * size}px DejaVu Sans Mono`);
  expect(inked(withoutLeaders(picture))).toBe(0);
});

test('round letters as large as such dots stay', () => {
  const text = 'o o o o o o o o o o';
  const font = '22px DejaVu Sans Mono';
  expect(inked(withoutLeaders(drawn(text, 22, false, font)))).toBe(
    inked(drawn(text, 22, false, font)),
  );
});
