import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  [
    'Soffriggi la cipolla tritata nell’olio, poi',
    'butta le patate a cubetti e mescola.',
    'e il pomodoro ci va?',
  ],
  [
    'Pela las patatas y ponlas a cocer con',
    'mucha agua y una pizca de sal.',
    '¿y la cebolla cuándo?',
  ],
])(
  'what the other one says at the right of a chat sets no margin for “%s”',
  (above, below, other) => {
    const rows = ['Zuppa di patate', '500 g patate', '1 cipolla', '1 l brodo', above, below];
    const pieces = rows.map((text, at) => ({ text, x: 60, y: 60 + (at < 5 ? 70 : 66) * at }));
    const last = pieces.at(-2)!.y;
    pieces.at(-1)!.y = last + 48;
    const draft = readText(
      [...pieces, { text: other, x: 760, y: last + 140 }].map((piece) => ({
        ...piece,
        page: 1,
        width: 17 * piece.text.length,
        height: 35,
        confidence: 95,
      })),
    );
    expect(draft.steps.map(({ text }) => text)).toEqual([`${above} ${below}`]);
  },
);
