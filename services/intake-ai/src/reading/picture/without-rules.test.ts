import { expect, test } from '@jest/globals';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GreyPicture } from './grey-picture.ts';
import { greyDrawing, inkOf } from './test-kit/grey-drawing.ts';
import { withoutRules } from './without-rules.ts';

const [WIDTH, HEIGHT] = [1600, 900];

const drawn = (draw: (context: SKRSContext2D) => void): GreyPicture =>
  greyDrawing(WIDTH, HEIGHT, (context) => {
    context.fillStyle = context.strokeStyle = '#222';
    draw(context);
  });

const inked = (picture: GreyPicture): number => inkOf(picture, 200);

const table = (context: SKRSContext2D) => {
  context.lineWidth = 3;
  for (let row = 0; row < 6; row++) {
    context.strokeRect(100, 100 + 60 * row, 300, 60);
    context.strokeRect(400, 100 + 60 * row, 800, 60);
  }
};
const words = (context: SKRSContext2D) => {
  context.font = '30px DejaVu Sans, sans-serif';
  for (let row = 0; row < 6; row++) {
    context.fillText('una grattata', 120, 140 + 60 * row);
    context.fillText('pecorino romano grattugiato minimum', 430, 140 + 60 * row);
  }
};

test('the rules of a table are taken out, also where they cross', () => {
  expect(inked(withoutRules(drawn(table)))).toBe(0);
});

test('the words in the cells of a table stay as they are', () => {
  const whole = inked(drawn(words));
  const found = inked(
    withoutRules(
      drawn((context) => {
        table(context);
        words(context);
      }),
    ),
  );
  expect(found).toBe(whole);
});

test('a rule that leans a little is taken out', () => {
  const leaning = drawn((context) => {
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(80, 300);
    context.lineTo(1400, 318);
    context.stroke();
  });
  expect(inked(withoutRules(leaning))).toBe(0);
});

test('a line right under a title stays: letters reach below it', () => {
  const title = drawn((context) => {
    context.font = 'bold 40px DejaVu Sans Mono, monospace';
    context.fillText('BLANQUETTE DE VEAU A L’ANCIENNE', 100, 300);
    context.fillRect(100, 306, 744, 4);
  });
  const whole = inked(title);
  expect(inked(withoutRules(title))).toBe(whole);
});

test('letters that the edge of a shadow runs through stay', () => {
  const letters = (context: SKRSContext2D) => {
    context.font = '40px DejaVu Sans, sans-serif';
    context.fillText('small pancakes', 100, 300);
    context.fillRect(500, 260, 4, 40);
  };
  const whole = inkOf(drawn(letters), 100);
  const shaded = drawn((context) => {
    context.fillStyle = '#cccccc';
    context.fillRect(500, 40, 4, 800);
    context.fillStyle = '#222';
    letters(context);
  });
  expect(inkOf(withoutRules(shaded), 100)).toBe(whole);
});

test.each([14, 24, 60, 110])('letters of %d pixels stay', (size) => {
  const text = drawn((context) => {
    context.font = `bold ${size}px DejaVu Serif, serif`;
    context.fillText('Illimitati – minimum HTL EEE', 20, 300);
  });
  const whole = inked(text);
  expect(inked(withoutRules(text))).toBe(whole);
});
