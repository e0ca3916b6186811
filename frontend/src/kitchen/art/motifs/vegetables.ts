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
  wedge,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const vegetables = {
  tomato: {
    grounds: ['milk', 'butter', 'celadon', 'sand', 'cobalt'],
    turn: 1,
    draw: (ground) => [
      shape(
        'M0 -24 C14 -36 44 -28 43 4 C42 30 22 40 0 40 C-22 40 -42 30 -43 4 C-44 -28 -14 -36 0 -24Z',
        pigment.tomato,
      ),
      around(5, (a) => leaf(0, -25, 22, 5.5, a + 18, pigment.bottle)),
      stroke('M0 -25 L3 -39', pigment.bottle, 4),
      stroke(
        'M-18 -14 C-32 0 -30 22 -16 33 M18 -14 C32 0 30 22 16 33 M-5 -8 C-8 6 -6 22 -3 32',
        ground,
        2.2,
      ),
    ],
    cut: () => [
      dot(0, 0, 41, pigment.tomato),
      around(
        5,
        (a) =>
          shape(
            wedge(a - 90, 56, 11, 31),
            '#F0A08C',
            `stroke="#F0A08C" stroke-width="5" stroke-linejoin="round"`,
          ) +
          each([-13, 0, 13], (q, i) =>
            oval(...polar(a - 90 + q, i === 1 ? 19 : 26), 3.4, 2, pigment.butter, a - 90),
          ),
      ),
    ],
  },
  mushroom: {
    grounds: ['celadon', 'milk', 'bottle', 'apricot'],
    turn: 0.5,
    well: 'celadon',
    draw: (ground) => [
      shape('M-12 4 C-12 16 -18 30 -16 38 C-12 44 12 44 16 38 C18 30 12 16 12 4Z', pigment.cream),
      shape(
        'M-44 4 C-44 -26 -22 -40 0 -40 C22 -40 44 -26 44 4 C44 10 38 11 32 10 C16 7 -16 7 -32 10 C-38 11 -44 10 -44 4Z',
        pigment.brown,
      ),
      dot(-16, -20, 4.4, pigment.bran),
      dot(8, -26, 5.4, pigment.bran),
      dot(24, -10, 3.6, pigment.bran),
      dot(-28, -4, 3, pigment.bran),
      stroke('M-9 12 L-10 26 M0 12 L0 22 M9 12 L10 26', ground, 1.8),
    ],
  },
  aubergine: {
    grounds: ['butter', 'celadon', 'apricot', 'milk'],
    turn: 0.8,
    draw: (ground) => [
      place(
        shape(
          'M-2 -30 C12 -30 18 -18 20 -4 C24 10 30 20 26 32 C20 48 -16 48 -24 32 C-30 18 -18 8 -16 -6 C-14 -20 -12 -30 -2 -30Z',
          pigment.fig,
        ) +
          shape(
            'M-16 -16 C-18 -30 -8 -36 0 -36 C10 -36 18 -28 16 -14 C12 -20 8 -18 5 -12 C2 -18 -4 -20 -6 -12 C-9 -18 -13 -20 -16 -16Z',
            pigment.leaf,
          ) +
          stroke('M1 -34 C1 -40 5 -44 10 -46', pigment.leaf, 5) +
          stroke(
            'M-12 34 C-18 22 -10 12 -7 0 M2 38 C-2 24 2 12 2 -2 M16 34 C20 22 12 12 10 0',
            ground,
            2,
          ),
        0,
        0,
        1,
        24,
      ),
    ],
  },
  pea: {
    grounds: ['butter', 'plaster', 'milk', 'apricot'],
    turn: 0.8,
    largest: 0.94,
    draw: () => [
      shape(
        'M-46 -14 C-38 18 -14 32 12 28 C30 25 42 10 46 -8 C34 2 20 6 4 6 C-18 6 -34 -2 -46 -14Z',
        pigment.bottle,
      ),
      each(
        [
          [-26, 4, 7],
          [-11, 11, 8.4],
          [6, 12.5, 8.4],
          [22, 8, 7],
        ],
        ([x, y, r]) => dot(x, y, r, '#8DB667'),
      ),
      stroke('M44 -8 C46 -18 40 -26 32 -30 M40 -18 C46 -20 48 -26 46 -32', pigment.leaf, 2.4),
    ],
  },
  bean: {
    grounds: ['milk', 'celadon', 'butter', 'clay'],
    turn: 1,
    largest: 0.9,
    well: 'celadon',
    draw: (ground) => [
      each(
        [
          [-18, -16, 24, pigment.clay],
          [20, -6, 100, pigment.cream],
          [-6, 24, -14, pigment.fig],
        ],
        ([x, y, a, f]) =>
          place(
            shape(
              'M-22 2 C-24 -12 -10 -18 0 -17 C12 -18 25 -12 24 2 C23 13 11 13 6 8 C2 4 -2 4 -6 8 C-12 13 -21 13 -22 2Z',
              f,
            ) + dot(0, 3, 1.8, ground),
            x,
            y,
            0.95,
            a,
          ),
      ),
    ],
  },
  artichoke: {
    grounds: ['plaster', 'butter', 'milk', 'apricot'],
    turn: 0.5,
    draw: (ground) => [
      stroke('M0 30 L0 47', pigment.leaf, 9),
      each(
        [
          [0, -16, 0.92, 0],
          [-16, -10, 0.95, -14],
          [16, -10, 0.95, 14],
          [-27, 4, 0.92, -28],
          [27, 4, 0.92, 28],
          [0, 2, 1, 0],
          [-15, 10, 0.95, -16],
          [15, 10, 0.95, 16],
          [0, 20, 0.86, 0],
        ],
        ([x, y, k, a], i) =>
          place(
            shape(
              'M0 -26 C10 -18 16 -6 14 6 C12 14 6 18 0 18 C-6 18 -12 14 -14 6 C-16 -6 -10 -18 0 -26Z',
              i > 4 ? pigment.leaf : pigment.bottle,
              `stroke="${ground}" stroke-width="2"`,
            ) + stroke('M0 -16 L0 -8', pigment.rose, 2),
            x,
            y,
            k,
            a,
          ),
      ),
    ],
  },
  pumpkin: {
    grounds: ['celadon', 'milk', 'cobalt', 'butter'],
    turn: 0.3,
    draw: (ground) => [
      shape('M-3 -24 C-5 -34 0 -40 10 -43 L15 -37 C8 -34 6 -30 6 -24Z', pigment.bottle),
      each(
        [
          [-27, 16],
          [27, 16],
          [-15, 17],
          [15, 17],
          [0, 16],
        ],
        ([x, w], i) =>
          oval(x, 8, w, 31 + (i > 1 ? 1 : -3), pigment.orange) +
          `<ellipse cx="${x}" cy="8" rx="${w}" ry="${31 + (i > 1 ? 1 : -3)}" fill="none" stroke="${ground}" stroke-width="2"/>`,
      ),
    ],
  },
  chilli: {
    grounds: ['milk', 'butter', 'celadon', 'cobalt'],
    turn: 0.8,
    draw: (ground) => [
      shape(
        'M-26 -24 C-14 -34 4 -28 8 -10 C12 8 24 24 46 30 C28 42 0 38 -14 18 C-24 4 -32 -12 -26 -24Z',
        pigment.tomato,
      ),
      shape('M-30 -20 C-28 -34 -12 -38 -2 -30 C-8 -26 -18 -26 -22 -16Z', pigment.bottle),
      stroke('M-20 -32 C-24 -38 -30 -42 -38 -42', pigment.bottle, 5),
      stroke('M-16 -12 C-12 6 0 20 22 28 M-4 -16 C0 0 10 14 26 24', ground, 2.1),
    ],
  },
  pepper: {
    grounds: ['milk', 'butter', 'celadon', 'cobalt'],
    turn: 0.5,
    draw: (ground) => [
      shape(
        'M0 -22 C10 -32 36 -30 38 -8 C40 12 30 26 24 36 C18 44 8 42 0 36 C-8 42 -18 44 -24 36 C-30 26 -40 12 -38 -8 C-36 -30 -10 -32 0 -22Z',
        pigment.lemon,
      ),
      stroke('M-1 -20 C-12 -6 -12 18 -4 33 M1 -20 C12 -6 12 18 4 33', ground, 2.2),
      shape('M-12 -22 C-6 -30 6 -30 12 -22 C6 -17 -6 -17 -12 -22Z', pigment.leaf),
      stroke('M0 -24 C-1 -32 3 -38 9 -42', pigment.leaf, 5.4),
    ],
  },
  leaf: {
    grounds: ['butter', 'plaster', 'milk', 'apricot', 'lemon'],
    turn: 1,
    draw: (ground) => [
      place(
        shape(
          'M0 -48 C26 -34 36 -6 26 18 C20 32 8 38 0 40 C-8 38 -20 32 -26 18 C-36 -6 -26 -34 0 -48Z',
          pigment.bottle,
        ) +
          stroke('M0 -36 L0 48', ground, 2.6) +
          each(
            [
              [-20, 13],
              [-6, 19],
              [8, 20],
              [21, 15],
            ],
            ([y, reach]) =>
              stroke(
                `M0 ${y + 8} C6 ${y + 2} 12 ${y - 2} ${reach} ${y - 7} M0 ${y + 8} C-6 ${y + 2} -12 ${y - 2} ${-reach} ${y - 7}`,
                ground,
                2.2,
              ),
          ),
        0,
        0,
        1,
        20,
      ),
    ],
  },
  asparagus: {
    grounds: ['plaster', 'butter', 'milk', 'cobalt'],
    turn: 0.7,
    largest: 0.94,
    draw: (ground) => [
      place(
        each(
          [
            [-18, 4],
            [0, -4],
            [18, 6],
          ],
          ([x, y], i) =>
            place(
              stroke('M0 46 L0 -18', i === 1 ? pigment.leaf : '#8DB667', 11) +
                shape('M-7 -14 C-9 -26 -4 -36 0 -42 C4 -36 9 -26 7 -14Z', pigment.bottle) +
                stroke('M-3 -2 L0 -7 L3 -2 M-3 14 L0 9 L3 14 M-3 30 L0 25 L3 30', ground, 1.8),
              x,
              y,
            ),
        ),
        0,
        0,
        0.98,
        18,
      ),
    ],
  },
  courgette: {
    grounds: ['butter', 'plaster', 'milk', 'apricot'],
    turn: 0.8,
    draw: () => [
      place(
        shape(
          'M-13 -28 C-8 -34 8 -34 13 -28 C17 -8 20 14 17 34 C15 45 -15 45 -17 34 C-20 14 -17 -8 -13 -28Z',
          pigment.leaf,
        ) +
          stroke('M-6 -20 C-8 0 -9 18 -8 34 M6 -20 C8 0 9 18 8 34', '#8DB667', 2.6) +
          stroke('M0 -32 L0 -40', pigment.bottle, 8) +
          each([-40, 0, 40], (a) => leaf(0, -38, 16, 6, a - 90, pigment.lemon)),
        0,
        2,
        1,
        30,
      ),
    ],
  },
  corn: {
    grounds: ['cobalt', 'celadon', 'plaster', 'milk'],
    turn: 0.7,
    draw: (ground) => [
      place(
        shape('M0 -46 C18 -36 20 0 14 26 L-14 26 C-20 0 -18 -36 0 -46Z', pigment.lemon) +
          each([-30, -18, -6, 6, 18], (y) =>
            stroke(`M-14 ${y + 2} C-6 ${y + 6} 6 ${y + 6} 14 ${y + 2}`, ground, 1.8),
          ) +
          stroke('M-5 -38 L-5 26 M5 -38 L5 26', ground, 1.8) +
          shape('M0 48 C-26 44 -34 10 -22 -14 C-16 8 -8 26 0 48Z', pigment.leaf) +
          shape('M0 48 C26 44 34 10 22 -14 C16 8 8 26 0 48Z', pigment.bottle),
        0,
        0,
        0.98,
        16,
      ),
    ],
  },
  olive: {
    grounds: ['butter', 'milk', 'plaster', 'apricot'],
    turn: 0.9,
    largest: 0.94,
    draw: (ground) => [
      stroke('M-44 26 C-20 20 16 0 44 -34', pigment.brown, 2.8),
      each(
        [
          [-30, 21, -80],
          [-18, 15, 60],
          [-2, 5, -84],
          [10, -3, 64],
          [24, -14, -70],
          [32, -22, 40],
          [42, -34, -40],
        ],
        ([x, y, a]) => leaf(x, y, 27, 6.4, a, pigment.bottle, ground),
      ),
      oval(-30, 36, 9, 11, pigment.olive, 20),
      oval(18, 18, 9, 11, pigment.olive, 20),
      oval(-4, -22, 8, 10, pigment.fig, 30),
    ],
  },
} satisfies Record<string, Motif>;
