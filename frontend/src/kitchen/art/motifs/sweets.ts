import type { Motif } from '../motif.ts';
import {
  around,
  dot,
  each,
  leaf,
  oval,
  place,
  polar,
  shape,
  stroke,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const sweets = {
  almond: {
    grounds: ['celadon', 'milk', 'cobalt', 'rose'],
    turn: 1,
    largest: 0.9,
    draw: () => [
      each(
        [
          [-18, -12, -30],
          [20, -8, 36],
          [-2, 25, 84],
        ],
        ([x, y, a]) =>
          place(
            shape(
              'M0 -26 C12 -16 16 2 12 14 C8 24 -8 24 -12 14 C-16 2 -12 -16 0 -26Z',
              pigment.bran,
            ) +
              stroke(
                'M0 -14 L0 16 M-5 -6 C-8 2 -8 8 -6 14 M5 -6 C8 2 8 8 6 14',
                pigment.brown,
                1.8,
              ),
            x,
            y,
            0.98,
            a,
          ),
      ),
    ],
  },
  chocolate: {
    grounds: ['rose', 'butter', 'milk', 'celadon'],
    turn: 0.6,
    draw: () => [
      place(
        each([-1, 0, 1], (i) =>
          each([-1, 0, 1], (j) =>
            i === 1 && j === -1
              ? ''
              : place(
                  shape('M-12.5 -12.5 L12.5 -12.5 L12.5 12.5 L-12.5 12.5Z', pigment.cocoa) +
                    shape('M-8 -8 L8 -8 L8 8 L-8 8Z', pigment.brown),
                  i * 27,
                  j * 27,
                ),
          ),
        ) +
          place(
            shape('M-12.5 -12.5 L12.5 -12.5 L12.5 12.5 L-12.5 12.5Z', pigment.cocoa) +
              shape('M-8 -8 L8 -8 L8 8 L-8 8Z', pigment.brown),
            33,
            -34,
            0.96,
            16,
          ),
        -3,
        3,
        0.96,
        -10,
      ),
    ],
  },
  tart: {
    grounds: ['milk', 'cobalt', 'celadon', 'rose'],
    turn: 1,
    draw: () => [
      around(20, (a) => dot(...polar(a, 39), 7, pigment.bran)),
      dot(0, 0, 39, pigment.bran),
      dot(0, 0, 34, '#A92E3A'),
      `<g stroke="${pigment.bran}" stroke-width="6" stroke-linecap="round">`,
      each([-20, 0, 20], (o) => {
        const h = Math.sqrt(33 * 33 - o * o);
        return `<path d="M${o} ${-h} L${o} ${h} M${-h} ${o} L${h} ${o}"/>`;
      }),
      '</g>',
    ],
  },
  cake: {
    grounds: ['celadon', 'milk', 'cobalt', 'plaster'],
    turn: 0,
    well: 'milk',
    draw: () => [
      shape('M-44 -8 L30 -26 C38 -24 43 -16 44 -8Z', pigment.cream),
      shape('M-44 -8 L44 -8 L44 34 L-44 34Z', pigment.bran),
      shape('M-44 8 L44 8 L44 16 L-44 16Z', '#A92E3A'),
      shape(
        'M-44 -8 L44 -8 L44 0 C38 6 34 -2 28 2 C22 8 18 -2 11 1 C4 6 0 -1 -7 2 C-14 6 -18 -2 -25 1 C-32 6 -38 -2 -44 1Z',
        pigment.cream,
      ),
      dot(20, -30, 8, pigment.tomato),
      stroke('M20 -38 C20 -43 24 -46 28 -47', pigment.leaf, 2.4),
    ],
  },
  coupe: {
    grounds: ['cobalt', 'rose', 'celadon', 'apricot', 'tomato'],
    turn: 0,
    well: 'rose',
    draw: (ground) => [
      dot(-13, -18, 15, pigment.rose),
      dot(13, -18, 15, pigment.cream),
      dot(0, -31, 14, pigment.lemon),
      shape(
        'M-38 -12 L38 -12 C36 12 20 20 5 22 L5 36 C14 37 20 39 22 43 L-22 43 C-20 39 -14 37 -5 36 L-5 22 C-20 20 -36 12 -38 -12Z',
        pigment.milk,
      ),
      stroke('M-33 -5 L33 -5', ground, 2.2),
    ],
  },
  glass: {
    grounds: ['cobalt', 'rose', 'celadon', 'apricot', 'tomato'],
    turn: 0,
    well: 'rose',
    ownDish: true,
    draw: (ground) => [
      stroke('M12 -30 L27 -49', pigment.stone, 4.6),
      shape(
        'M-30 -32 L30 -32 L23 40 C22.6 43.6 20 45 17 45 L-17 45 C-20 45 -22.6 43.6 -23 40Z',
        pigment.milk,
      ),
      shape('M-26.6 -14 C-18 -19 -9 -10 0 -14 C9 -18 18 -10 26.6 -14 L24.9 4 L-24.9 4Z', '#A92E3A'),
      shape(
        'M-24.9 4 L24.9 4 L21.5 38 C21.2 40.4 20 41.4 18 41.4 L-18 41.4 C-20 41.4 -21.2 40.4 -21.5 38Z',
        pigment.cream,
      ),
      shape(
        'M-23.7 16 C-14 11 -8 22 1 17 C9 13 15 20 23.7 16 L22.6 27 C14 31 8 22 0 27 C-8 31 -14 22 -22.6 27Z',
        pigment.bran,
      ),
      dot(-9, -22, 7.4, pigment.tomato),
      dot(4, -23, 7.4, '#B92F2A'),
      leaf(8, -26, 20, 7, -24, pigment.leaf),
      stroke('M-25 -27 L25 -27', ground, 2),
    ],
  },
  flan: {
    grounds: ['cobalt', 'celadon', 'rose', 'milk'],
    turn: 0,
    largest: 0.96,
    well: 'milk',
    ownDish: true,
    draw: (ground) => [
      oval(0, 33, 47, 11, pigment.cream),
      oval(0, 31.6, 41, 7.6, ground),
      oval(0, 31, 36, 6.4, pigment.brown),
      shape('M-24 -22 C-23 -27 23 -27 24 -22 L33 26 C30 33 -30 33 -33 26Z', pigment.lemon),
      shape(
        'M-24 -22 C-23 -28 23 -28 24 -22 L26 -11 C26 -4 20 -4 19 -10 C18 -14 13 -14 12 -9 C11 2 3 2 2 -7 C1 -12 -5 -12 -6 -6 C-7 3 -15 3 -16 -6 C-17 -11 -22 -9 -26 -11Z',
        pigment.brown,
      ),
      oval(0, -22.6, 21, 3.6, pigment.clay),
      stroke('M-22 6 L-25 22 M22 4 L25 20', pigment.butter, 2.6),
    ],
  },
  tira: {
    grounds: ['cobalt', 'celadon', 'rose', 'apricot', 'milk'],
    turn: 0,
    largest: 0.96,
    well: 'celadon',
    draw: (ground) => {
      const bar = (y: number, height: number, fill: string) =>
        `<rect x="-40" y="${y}" width="80" height="${height}" rx="${height > 12 ? 2 : 4}" fill="${fill}"/>`;
      return [
        bar(-22, 60, pigment.cream),
        bar(24, 11, pigment.bran),
        bar(2, 11, pigment.bran),
        stroke('M-34 33 L34 33 M-34 11 L34 11', pigment.brown, 3),
        shape(
          'M-42 -22 C-42 -30 -36 -33 -30 -32 C-26 -38 -16 -38 -12 -33 C-6 -39 6 -39 10 -33 C15 -38 25 -38 29 -32 C36 -33 42 -29 42 -22 C42 -18 -42 -18 -42 -22Z',
          pigment.cream,
        ),
        shape(
          'M-42 -24 C-42 -30 -36 -33 -30 -32 C-26 -38 -16 -38 -12 -33 C-6 -39 6 -39 10 -33 C15 -38 25 -38 29 -32 C36 -33 42 -30 42 -24 C34 -27 28 -22 20 -25 C12 -28 6 -22 -2 -25 C-10 -28 -16 -22 -24 -25 C-30 -27 -36 -23 -42 -24Z',
          pigment.brown,
        ),
        each(
          [
            [-26, -30],
            [-8, -32],
            [10, -30],
            [26, -30],
          ],
          ([x, y]) => dot(x, y, 1.4, pigment.cocoa),
        ),
        stroke('M-40 24 L40 24 M-40 2 L40 2', ground, 1.6),
      ];
    },
  },
  moka: {
    grounds: ['apricot', 'celadon', 'lemon', 'tomato'],
    turn: 0,
    draw: (ground) => [
      shape('M-20 -32 L18 -32 L14 0 L-16 0Z', pigment.stone),
      shape('M-17 4 L15 4 L24 42 L-26 42Z', pigment.stone),
      shape('M-18 0 L16 0 L16 4 L-18 4Z', pigment.ink),
      shape('M-20 -36 L18 -36 L-1 -44Z', pigment.stone),
      dot(-1, -45, 3.4, pigment.ink),
      shape('M-20 -32 L-32 -26 L-18 -20Z', pigment.stone),
      stroke('M18 -26 L34 -26 L30 4', pigment.ink, 5),
      stroke('M-6 12 L-10 36 M6 12 L10 36 M-6 -26 L-5 -6 M6 -26 L5 -6', ground, 1.8),
    ],
  },
} satisfies Record<string, Motif>;
