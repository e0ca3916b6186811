import type { Motif } from '../motif.ts';
import {
  dot,
  each,
  leaf,
  oval,
  place,
  shape,
  strand,
  stroke,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const grainAndPasta = {
  loaf: {
    grounds: ['milk', 'celadon', 'rose', 'cobalt'],
    turn: 0.6,
    draw: () => [
      place(
        shape(
          'M-46 8 C-48 -14 -26 -26 0 -26 C26 -26 48 -14 46 8 C45 22 30 26 0 26 C-30 26 -45 22 -46 8Z',
          pigment.bran,
        ) +
          each([-24, -4, 16], (x) =>
            shape(
              `M${x - 5} 10 C${x - 6} -2 ${x} -14 ${x + 9} -18 C${x + 12} -8 ${x + 6} 4 ${x - 5} 10Z`,
              pigment.cream,
            ),
          ) +
          stroke('M-38 12 C-34 17 -28 19 -20 20', pigment.brown, 2.4),
        0,
        0,
        1,
        -14,
      ),
    ],
  },
  wheat: {
    grounds: ['cobalt', 'celadon', 'bottle', 'milk'],
    turn: 0.6,
    draw: () => [
      place(
        stroke('M0 48 L0 -24', pigment.bran, 2.6) +
          each(
            [-18, -4, 10, 24],
            (y) =>
              leaf(0, y + 4, 24, 7, -58, pigment.lemon) +
              leaf(0, y + 4, 24, 7, -122, pigment.lemon),
          ) +
          leaf(0, -18, 28, 7, -90, pigment.lemon),
        0,
        0,
        1,
        16,
      ),
    ],
  },
  rice: {
    grounds: ['celadon', 'tomato', 'milk', 'apricot'],
    turn: 0,
    well: 'celadon',
    draw: () => [
      each(
        [
          [-26, -6, 20],
          [-15, -12, -30],
          [-3, -16, 10],
          [10, -14, 40],
          [22, -9, -20],
          [-20, -18, 50],
          [-8, -24, -16],
          [5, -24, 30],
          [16, -20, -40],
          [-1, -32, 8],
          [29, -3, 10],
        ],
        ([x, y, a]) => oval(x, y, 8, 3.6, pigment.cream, a),
      ),
      shape(
        'M-44 0 L44 0 C44 24 26 38 14 40 L14 44 L-14 44 L-14 40 C-26 38 -44 24 -44 0Z',
        pigment.cobalt,
      ),
      stroke('M-36 10 C-20 15 20 15 36 10', pigment.cream, 2.2),
    ],
  },
  farfalle: {
    grounds: ['tomato', 'cobalt', 'celadon', 'clay', 'milk'],
    turn: 1,
    largest: 0.9,
    well: 'clay',
    draw: () => [
      each(
        [
          [-17, -19, -22],
          [17, 19, 30],
        ],
        ([x, y, a]) =>
          place(
            shape(
              'M-25 -15 L-21 -18 L-17 -15 L-13 -17 C-8 -10 -4 -6 0 -5 C4 -6 8 -10 13 -17 L17 -15 L21 -18 L25 -15 L25 15 L21 18 L17 15 L13 17 C8 10 4 6 0 5 C-4 6 -8 10 -13 17 L-17 15 L-21 18 L-25 15Z',
              pigment.butter,
            ) +
              stroke('M-5 -3 C-2 -1 2 -1 5 -3 M-5 3 C-2 1 2 1 5 3', pigment.bran, 2) +
              stroke('M-19 -8 L-19 8 M19 -8 L19 8', pigment.bran, 1.8),
            x,
            y,
            1.12,
            a,
          ),
      ),
    ],
  },
  penne: {
    grounds: ['tomato', 'cobalt', 'clay', 'bottle'],
    turn: 0.5,
    largest: 0.98,
    well: 'clay',
    draw: (ground) => [
      each(
        [
          [-5, -28, -24],
          [7, 2, -16],
          [-7, 31, -27],
        ],
        ([x, y, a]) =>
          place(
            shape(
              'M-30 -12 L37 -12 L24 12 L-43 12Z',
              pigment.butter,
              `stroke="${pigment.butter}" stroke-width="2" stroke-linejoin="round"`,
            ) +
              stroke('M-29 -6 L22 -6 M-32 0 L19 0 M-35 6 L16 6', pigment.bran, 2) +
              oval(30.5, 0, 6, 13.6, pigment.bran, 28) +
              oval(30.5, 0, 3, 9.4, ground, 28),
            x,
            y,
            0.82,
            a,
          ),
      ),
    ],
  },
  spaghetti: {
    grounds: ['tomato', 'cobalt', 'clay', 'bottle'],
    turn: 0.5,
    well: 'clay',
    draw: (ground) => [
      stroke(
        'M30 22 C44 26 46 38 36 43 M-34 16 C-46 22 -46 36 -36 42 M-24 -30 C-36 -36 -44 -30 -45 -22',
        pigment.butter,
        5,
      ),
      dot(0, 0, 38, pigment.butter),
      stroke(
        each(
          [
            [32.5, -150, 20],
            [32.5, 45, 190],
            [26, -60, 130],
            [26, 160, 280],
            [19.5, -170, 40],
            [19.5, 70, 165],
            [13, -40, 150],
            [13, 185, 300],
          ],
          ([r, a, b]) => strand(r, a, b),
        ),
        ground,
        2.2,
      ),
      dot(-1, -3, 9, pigment.tomato),
      leaf(2, -4, 22, 8, -38, pigment.bottle, ground),
      leaf(0, -2, 18, 7, -110, pigment.leaf, ground),
    ],
  },
  orecchiette: {
    grounds: ['cobalt', 'tomato', 'bottle', 'clay'],
    turn: 1,
    largest: 0.92,
    well: 'bottle',
    draw: () => [
      each(
        [
          [-21, -22, 0, 1],
          [19, -26, 40, 0],
          [-28, 17, -20, 0],
          [4, 6, 70, 1],
          [31, 17, -30, 1],
          [6, 36, 14, 0],
        ],
        ([x, y, a, up]) =>
          place(
            up
              ? shape(
                  'M-19 0 C-20 -14 -8 -20 2 -19 C14 -18 21 -8 19 2 C17 15 6 20 -4 18 C-14 17 -19 10 -19 0Z',
                  pigment.butter,
                ) +
                  shape(
                    'M-12 1 C-12 -8 -3 -12 4 -11 C11 -9 13 -2 11 4 C8 11 -2 13 -7 10 C-10 8 -12 5 -12 1Z',
                    pigment.bran,
                  ) +
                  stroke('M-5 -3 C-1 -6 4 -5 6 -2 M-5 4 C-2 7 3 7 6 4', pigment.butter, 2)
              : shape(
                  'M-20 7 C-21 -9 -9 -17 1 -17 C13 -17 21 -8 20 7 C13 14 -13 14 -20 7Z',
                  pigment.butter,
                ) + stroke('M-14 6 C-5 10 6 10 14 6 M-9 -4 C-7 -9 -2 -11 3 -11', pigment.bran, 2.2),
            x,
            y,
            0.78,
            a,
          ),
      ),
    ],
  },
} satisfies Record<string, Motif>;
