import { expect, test } from '@jest/globals';
import { withoutBubbleStamps } from './bubble-stamps.ts';
import type { PageLine } from './page-line.ts';

const piece = (x: number, y: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: 15 * text.length,
  height: 30,
  confidence: 90,
});
const textsOf = (pieces: PageLine[]): string[] =>
  withoutBubbleStamps(pieces).map(({ text }) => text);

test('the hours at the ends of the bubbles of a chat are no part of what is said', () => {
  expect(
    textsOf([
      piece(40, 100, '2 Zwiebeln'),
      piece(40, 150, 'Salz und Zitrone'),
      piece(600, 152, '18:26'),
      piece(40, 250, 'Bis 19:00 ziehen lassen, dann servieren 18:28 ✓✓'),
      piece(600, 300, '18:30'),
    ]),
  ).toEqual(['2 Zwiebeln', 'Salz und Zitrone', 'Bis 19:00 ziehen lassen, dann servieren']);
});

test.each([
  [['Back from the oven at 18:30', 'Serve at 19:00']],
  [['Warm it up 19:00', 'Set the table 18:00']],
  [['Bake it 18:30']],
  [['Fold it at about 19:30', 'Let it rest from 20:00 to 21:00']],
  [['Prep time 0:15', 'Cook time: 1:00', 'Gesamtzeit 1:15']],
  [['Flour 1.10', 'Butter 2.20']],
])(
  'hours that are said, that do not count up or of which there is one stay, and so do times and amounts',
  (lines) => {
    expect(textsOf(lines.map((line, at) => piece(40, 100 + 50 * at, line)))).toEqual(lines);
  },
);

test('what takes so long stays beside its name', () => {
  const times = [
    piece(40, 100, 'Prep time'),
    piece(400, 100, '0:15'),
    piece(40, 150, 'Cook time'),
    piece(400, 150, '1:00'),
  ];
  expect(withoutBubbleStamps(times)).toEqual(times);
});

test('hours in front of what is done are a plan', () => {
  const plan = [
    piece(40, 100, '18:00'),
    piece(200, 100, 'Oven on'),
    piece(40, 150, '18:30'),
    piece(200, 150, 'Bake'),
  ];
  expect(withoutBubbleStamps(plan)).toEqual(plan);
});
