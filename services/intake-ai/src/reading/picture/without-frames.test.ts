import { expect, test } from '@jest/globals';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing, inkOf } from './test-kit/grey-drawing.ts';
import { withoutFrames } from './without-frames.ts';

const drawn = (...draw: ((context: SKRSContext2D) => void)[]): GreyPicture =>
  greyDrawing(900, 200, (context) => {
    context.fillStyle = context.strokeStyle = '#333';
    context.lineWidth = 3;
    for (const each of draw) each(context);
  });

const frame =
  (x: number, y: number, width: number, height: number, radius: number) =>
  (context: SKRSContext2D) => {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.stroke();
  };
const words =
  (text: string, x: number, font = '30px DejaVu Sans, sans-serif') =>
  (context: SKRSContext2D) => {
    context.font = font;
    context.fillText(text, x, 110);
  };

const leaning = (draw: (context: SKRSContext2D) => void) => (context: SKRSContext2D) => {
  context.save();
  context.translate(220, 98);
  context.rotate(-0.008);
  context.translate(-220, -98);
  draw(context);
  context.restore();
};

const inked = (picture: GreyPicture): number => inkOf(picture, 225);

test.each([
  ['a pill', frame(40, 66, 260, 64, 32), words('2 Portionen', 80)],
  ['a button', frame(40, 66, 260, 64, 8), words('Speichern', 80)],
  ['a narrow pill', frame(40, 70, 96, 56, 28), words('easy', 58, '26px DejaVu Sans, sans-serif')],
  ['a ring with a minus', frame(40, 66, 64, 64, 32), words('−', 58)],
  ['a ring with a short minus', frame(40, 66, 64, 64, 32), words('-', 66, 'bold 30px DejaVu Sans')],
  ['a leaning pill', leaning(frame(40, 66, 360, 64, 32)), words('25 Min. gesamt', 80)],
  ['a ring with a plus', frame(40, 66, 64, 64, 32), words('+', 59)],
])('%s around words is taken out, and the words stay', (_, around, within) => {
  expect(inked(withoutFrames(drawn(around, within)).picture)).toBe(inked(drawn(within)));
});

test.each([
  ['a box to tick', frame(40, 80, 40, 40, 6), words('200 g Mehl', 110)],
  ['a ticked box', frame(40, 80, 40, 40, 6), words('✓', 46, '22px DejaVu Sans, sans-serif')],
  ['a ring with a number', frame(40, 66, 64, 64, 32), words('2', 62)],
  ['a bar with nothing in it', frame(40, 66, 260, 64, 32), words('Kochen', 400)],
])('%s stays', (_, around, within) => {
  const whole = inked(drawn(around, within));
  expect(inked(withoutFrames(drawn(around, within)).picture)).toBe(whole);
});

test.each([24, 60, 110])('letters of %d pixels stay', (size) => {
  const text = words('DOO @ © Ø 0 QUARK', 10, `bold ${size}px DejaVu Sans Mono, monospace`);
  const whole = inked(drawn(text));
  expect(inked(withoutFrames(drawn(text)).picture)).toBe(whole);
});

test('where a number stands between a ring with a minus and one with a plus is told', () => {
  const row = [
    frame(40, 66, 64, 64, 32),
    words('−', 58),
    words('4', 150),
    frame(210, 66, 64, 64, 32),
    words('+', 229),
  ];
  const [stepper, ...more] = withoutFrames(drawn(...row)).steppers;
  expect(more).toEqual([]);
  expect(Math.abs(stepper!.x0 - 39)).toBeLessThan(3);
  expect(Math.abs(stepper!.x1 - 275)).toBeLessThan(3);
});
