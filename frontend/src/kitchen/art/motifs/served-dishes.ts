import type { Motif } from '../motif.ts';
import {
  around,
  dot,
  each,
  hoop,
  leaf,
  oval,
  place,
  polar,
  shape,
  stroke,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

const soups = [pigment.orange, pigment.tomato, '#8DB667', pigment.clay];

export const servedDishes = {
  bowl: {
    grounds: ['cobalt', 'celadon', 'apricot', 'milk', 'clay'],
    turn: 1,
    draw: (ground, variant) => [
      dot(0, 0, 46, pigment.cream),
      hoop(42.6, pigment.cobalt, 1.8),
      dot(0, 0, 37, soups[variant % soups.length]!),
      stroke(
        'M-20 4 C-20 -16 8 -24 19 -8 C27 6 10 20 -2 14 C-10 10 -8 -2 2 -2',
        pigment.butter,
        3.6,
      ),
      leaf(8, 16, 16, 5, -20, pigment.bottle),
      leaf(6, 18, 14, 5, 50, pigment.leaf),
    ],
  },
  pot: {
    grounds: ['milk', 'butter', 'celadon', 'plaster'],
    turn: 0,
    draw: (ground) => [
      stroke('M-10 -34 C-15 -38 -6 -42 -10 -48 M8 -34 C3 -38 12 -42 8 -48', pigment.stone, 2.6),
      shape(
        'M-42 -2 L42 -2 L38 30 C37 38 32 40 26 40 L-26 40 C-32 40 -37 38 -38 30Z',
        pigment.tomato,
      ),
      stroke('M-42 8 C-50 8 -50 18 -41 18 M42 8 C50 8 50 18 41 18', pigment.tomato, 4.4),
      shape('M-45 -6 C-40 -22 -20 -26 0 -26 C20 -26 40 -22 45 -6Z', pigment.tomato),
      stroke('M-45 -4 L45 -4', ground, 2.6),
      dot(0, -28, 5, pigment.tomato),
      stroke('M-34 10 L34 10 M-28 -12 C-20 -18 -10 -20 0 -20 C10 -20 20 -18 28 -12', ground, 2.2),
    ],
  },
  plate: {
    grounds: ['celadon', 'milk', 'apricot', 'rose'],
    turn: 0,
    draw: () => [
      dot(0, 0, 44, pigment.cream),
      `<circle r="40" fill="none" stroke="${pigment.cobalt}" stroke-width="2"/><circle r="27" fill="none" stroke="${pigment.cobalt}" stroke-width="1"/>`,
      around(12, (a) => leaf(...polar(a, 29.5), 9, 3, a, pigment.cobalt)),
    ],
  },
  lasagne: {
    grounds: ['cobalt', 'celadon', 'milk', 'bottle'],
    turn: 0,
    largest: 0.94,
    well: 'celadon',
    draw: (ground) => {
      const wave = (y: number, fill: string) =>
        shape(
          `M-42 ${y} C-33 ${y - 5} -26 ${y + 5} -16 ${y} C-7 ${y - 5} 0 ${y + 5} 10 ${y} C19 ${y - 5} 26 ${y + 5} 33 ${y} L42 ${y} L42 ${y + 9} L33 ${y + 9} C26 ${y + 14} 19 ${y + 4} 10 ${y + 9} C0 ${y + 14} -7 ${y + 4} -16 ${y + 9} C-26 ${y + 14} -33 ${y + 4} -42 ${y + 9}Z`,
          fill,
        );
      return [
        shape(
          'M-42 -8 L42 -8 L42 38 C42 41 40 42 38 42 L-38 42 C-40 42 -42 41 -42 38Z',
          pigment.tomato,
        ),
        wave(-6, pigment.butter),
        wave(12, pigment.butter),
        wave(30, pigment.butter),
        stroke(
          'M-34 9 L-24 9 M-6 10 L6 10 M22 9 L32 9 M-26 27 L-14 27 M12 28 L24 27',
          pigment.cream,
          3.4,
        ),
        shape(
          'M-42 -6 C-40 -22 -32 -29 -20 -30 L24 -30 C35 -28 41 -20 42 -6 C36 2 30 -4 24 -3 C17 -2 16 9 9 9 C2 9 3 -3 -5 -3 C-12 -3 -12 4 -19 4 C-26 4 -25 -4 -31 -4 C-36 -4 -38 -1 -42 -6Z',
          pigment.cream,
        ),
        each(
          [
            [-22, -18, 6],
            [6, -22, 5],
            [24, -14, 5.6],
            [-4, -11, 4],
          ],
          ([x, y, r]) => oval(x, y, r, r * 0.62, pigment.bran),
        ),
        leaf(0, -26, 24, 9, -52, pigment.leaf, ground),
        leaf(0, -26, 20, 8, -128, pigment.bottle, ground),
      ];
    },
  },
  curry: {
    grounds: ['cobalt', 'celadon', 'plaster', 'bottle', 'milk'],
    turn: 0.6,
    largest: 0.92,
    ownDish: true,
    draw: () => [
      dot(0, 0, 47, pigment.cream),
      hoop(43.4, pigment.cobalt, 1.8),
      shape(
        'M-6 -37.6 A38 38 0 0 0 -6 37.6 C-14 24 6 14 0 0 C-6 -14 -14 -24 -6 -37.6Z',
        pigment.orange,
      ),
      each(
        [
          [-24, -13, 8, 20],
          [-16, 10, 8.6, -30],
          [-26, 9, 0, 0],
          [-12, -25, 6, 10],
        ],
        ([x, y, r, a]) =>
          r
            ? place(
                shape(
                  `M${-r} ${-r * 0.5} C${-r} ${-r} ${r * 0.6} ${-r} ${r} ${-r * 0.3} C${r} ${r} ${-r * 0.6} ${r} ${-r} ${-r * 0.5}Z`,
                  pigment.brown,
                ),
                x,
                y,
                1,
                a,
              )
            : dot(x, y + 10, 4.6, pigment.tomato),
      ),
      each(
        [
          [14, -27, 20],
          [24, -18, -30],
          [12, -14, 70],
          [31, -6, 30],
          [20, -4, -12],
          [10, 1, 40],
          [30, 8, -50],
          [18, 11, 20],
          [7, 15, -40],
          [26, 20, 10],
          [13, 25, 60],
          [3, 30, -10],
          [21, -33, -20],
          [34, -16, 80],
        ],
        ([x, y, a]) => oval(x, y, 5.4, 2.3, pigment.bran, a),
      ),
      leaf(-3, -8, 17, 6, -150, pigment.bottle),
      leaf(-3, -8, 15, 6, -86, pigment.leaf),
      leaf(-3, -8, 13, 5, 152, pigment.leaf),
    ],
  },
  burger: {
    grounds: ['cobalt', 'celadon', 'milk', 'lemon'],
    turn: 0,
    well: 'milk',
    draw: () => [
      shape(
        'M-42 -10 C-42 -32 -24 -41 0 -41 C24 -41 42 -32 42 -10 C42 -8 41 -7 39 -7 L-39 -7 C-41 -7 -42 -8 -42 -10Z',
        pigment.bran,
      ),
      each(
        [
          [-20, -24, -24],
          [-6, -31, 10],
          [9, -25, -14],
          [22, -22, 30],
          [-30, -16, 14],
          [0, -17, 20],
          [30, -14, -10],
          [-14, -14, -30],
        ],
        ([x, y, a]) => oval(x, y, 3, 1.7, pigment.cream, a),
      ),
      shape(
        'M-45 -3 C-38 -9 -32 1 -25 -3 C-18 -8 -13 2 -6 -3 C0 -8 6 2 13 -3 C20 -8 25 1 32 -3 C38 -8 42 -6 46 -2 L42 7 L-42 7Z',
        '#8DB667',
      ),
      shape('M-41 4 L41 4 L41 11 L-41 11Z', pigment.tomato),
      shape(
        'M-43 11 L43 11 L43 24 C43 26 41 27 39 27 L-39 27 C-41 27 -43 26 -43 24Z',
        pigment.cocoa,
      ),
      shape('M-43 10 L43 10 L30 14 L20 23 L8 14 L-43 13Z', pigment.lemon),
      shape('M-42 29 L42 29 C43 39 36 44 28 44 L-28 44 C-36 44 -43 39 -42 29Z', pigment.bran),
    ],
  },
  sandwich: {
    grounds: ['cobalt', 'celadon', 'rose', 'milk'],
    turn: 0.4,
    largest: 0.94,
    well: 'celadon',
    draw: () => {
      const slice = (crumb: string, crust: string) =>
        shape(
          'M-26 -14 C-36 -16 -38 -34 -22 -38 C-12 -40 12 -40 22 -38 C38 -34 36 -16 26 -14 L26 30 C26 34 24 36 20 36 L-20 36 C-24 36 -26 34 -26 30Z',
          crust,
        ) +
        shape(
          'M-21 -18 C-31 -20 -31 -31 -20 -33 C-11 -35 11 -35 20 -33 C31 -31 31 -20 21 -18 L21 28 C21 30 20 31 18 31 L-18 31 C-20 31 -21 30 -21 28Z',
          crumb,
        );
      return [
        place(slice(pigment.cream, pigment.bran), 17, -5, 0.98),
        shape(
          'M14 -32 C22 -36 28 -27 26 -21 C35 -20 37 -10 30 -6 C38 -1 37 9 30 12 C37 18 33 28 26 28 C27 36 18 42 10 38 L-14 38 L-14 -32Z',
          pigment.leaf,
        ),
        shape('M-20 -28 L14 -28 L21 4 L14 36 L-20 36Z', pigment.lemon),
        place(dot(0, 0, 15, pigment.tomato) + dot(0, 0, 11, '#F0A08C'), 9, 22),
        place(slice(pigment.cream, pigment.bran), -14, 5, 0.98),
        each(
          [
            [-24, -8],
            [-8, -18],
            [-14, 6],
            [-2, 18],
            [-22, 22],
            [-6, -2],
          ],
          ([x, y]) => oval(x, y, 2.1, 1.4, pigment.bran, 20),
        ),
      ];
    },
  },
  pancake: {
    grounds: ['cobalt', 'celadon', 'milk', 'plaster'],
    turn: 0,
    well: 'milk',
    ownDish: true,
    draw: (ground) => [
      oval(0, 36, 46, 9, pigment.cream),
      oval(0, 34.4, 40, 6.2, ground),
      each(
        [26, 13, 0, -13],
        (y, i) =>
          `<rect x="${-36 + (i % 2) * 2}" y="${y - 7}" width="${72 - (i % 2) * 3}" height="13.4" rx="6.7" fill="${pigment.bran}"/>` +
          stroke(
            `M${-31 + (i % 2) * 2} ${y - 4.6} L${31 - (i % 2) * 2} ${y - 4.6}`,
            pigment.clay,
            3.6,
          ),
      ),
      shape(
        'M-33 -21 C-30 -29 30 -29 33 -21 C35 -13 27 -13 26 -6 C25 2 17 2 17 -5 C17 -11 12 -13 8 -12 C3 -11 5 14 -2 14 C-9 14 -6 -10 -12 -12 C-18 -14 -18 -4 -24 -4 C-30 -4 -27 -13 -33 -21Z',
        pigment.brown,
      ),
      place(
        shape('M-11 -4 L3 -9 L12 -4 L12 3 L-2 8 L-11 3Z', pigment.butter) +
          shape('M-11 -4 L3 -9 L12 -4 L-2 1Z', pigment.lemon),
        0,
        -30,
      ),
    ],
  },
  board: {
    grounds: ['cobalt', 'celadon', 'plaster', 'milk'],
    turn: 0,
    largest: 0.98,
    ownDish: true,
    draw: (ground) => [
      shape('M-7 -50 L7 -50 L8 -34 L-8 -34Z', pigment.brown),
      dot(0, 5, 42, pigment.brown),
      dot(0, 5, 38, pigment.bran),
      dot(0, -43, 2.6, ground),
      place(
        dot(0, 0, 17, pigment.cream) +
          shape('M0 0 L17 -6 A18 18 0 0 1 15 9Z', pigment.bran) +
          hoop(13.6, pigment.butter, 1.6) +
          shape('M0 0 L18.4 -6.4 A19 19 0 0 1 16 9.4Z', pigment.bran),
        -14,
        -8,
      ),
      place(
        shape('M-18 8 L16 -8 C19 -4 20 2 20 8Z', pigment.butter) +
          shape('M-18 8 L20 8 L20 17 L-18 17Z', pigment.lemon) +
          dot(-4, 12.6, 2, pigment.bran) +
          dot(9, 12, 2.4, pigment.bran),
        -7,
        22,
        1,
        -6,
      ),
      each(
        [
          [20, -14],
          [27, -8],
          [18, -6],
          [26, 1],
          [19, 3],
          [25, -18],
        ],
        ([x, y], i) => dot(x, y, 5.2, i % 2 ? '#8E2A4A' : pigment.fig),
      ),
      leaf(22, -18, 16, 6, -70, pigment.bottle),
      each(
        [
          [20, 22, 20],
          [25, 15, -20],
        ],
        ([x, y, a]) => oval(x, y, 5.4, 4, pigment.olive, a),
      ),
    ],
  },
} satisfies Record<string, Motif>;
