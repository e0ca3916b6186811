import type { Motif } from '../motif.ts';
import { dot, each, leaf, oval, place, shape, stroke, xy } from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const seaAndFarm = {
  fish: {
    grounds: ['butter', 'plaster', 'milk', 'lemon', 'celadon'],
    turn: 0.5,
    draw: (ground) => [
      shape(
        'M-48 4 C-30 -26 10 -25 29 -3 C36 -8 42 -14 48 -21 C43 -6 43 10 48 24 C42 17 36 11 29 8 C10 29 -30 28 -48 4Z',
        pigment.cobalt,
      ),
      shape('M-12 -19 C-4 -32 10 -31 18 -26 C12 -22 10 -18 8 -15Z', pigment.cobalt),
      dot(-34, -1, 3.2, ground),
      stroke('M-24 -15 C-17 -5 -17 12 -24 22', ground, 2.6),
      each(
        [
          [-8, -8],
          [-8, 3],
          [-8, 14],
          [2, -8],
          [2, 3],
          [2, 14],
          [12, -3],
          [12, 8],
        ],
        ([x, y]) =>
          stroke(`M${x} ${y - 5} C${x + 5} ${y - 3} ${x + 5} ${y + 3} ${x} ${y + 5}`, ground, 2),
      ),
    ],
  },
  shell: {
    grounds: ['cobalt', 'celadon', 'rose', 'apricot'],
    turn: 0.6,
    well: 'cobalt',
    draw: (ground) => [
      shape(
        'M-9 38 C-12 30 -14 26 -20 22 C-34 14 -46 -2 -42 -14 C-40 -20 -34 -22 -30 -21 C-28 -31 -18 -34 -13 -31 C-9 -39 9 -39 13 -31 C18 -34 28 -31 30 -21 C34 -22 40 -20 42 -14 C46 -2 34 14 20 22 C14 26 12 30 9 38Z',
        pigment.cream,
      ),
      each([-62, -41, -20, 0, 20, 41, 62], (a) =>
        stroke(
          `M${xy(a - 90, 10, 0, 30)} L${xy(a - 90, 50 - Math.abs(a) * 0.06, 0, 28)}`,
          ground,
          2.4,
        ),
      ),
      shape('M-17 38 C-8 33 8 33 17 38 C10 43 -10 43 -17 38Z', pigment.clay),
    ],
  },
  prawn: {
    grounds: ['milk', 'celadon', 'butter', 'cobalt'],
    turn: 0.8,
    largest: 0.94,
    draw: (ground) => [
      stroke(
        'M20 -26 C-18 -34 -36 -8 -25 14 C-18 28 0 32 15 26',
        pigment.rose,
        21,
        'stroke-linecap="butt"',
      ),
      shape('M18 -37 C30 -38 43 -30 46 -18 C36 -14 24 -14 17 -16Z', pigment.tomato),
      each(
        [
          [-2, -31, 80],
          [-19, -20, 40],
          [-27, -3, 8],
          [-22, 13, -30],
          [-8, 24, -64],
        ],
        ([x, y, a]) => stroke(`M${xy(a, 12, x, y)} L${xy(a + 180, 12, x, y)}`, ground, 2.2),
      ),
      leaf(13, 25, 30, 8, -18, pigment.tomato),
      leaf(13, 25, 30, 8, 26, pigment.tomato),
      stroke('M44 -22 C50 -34 34 -46 12 -45', pigment.tomato, 1.8),
      stroke('M45 -20 C54 -8 48 2 38 6', pigment.tomato, 1.8),
      dot(33, -27, 2.2, pigment.ink),
    ],
  },
  mussel: {
    grounds: ['butter', 'celadon', 'apricot', 'milk', 'lemon'],
    turn: 0.5,
    largest: 0.98,
    well: 'milk',
    draw: (ground) => {
      const half = 'M0 42 C-25 32 -35 -4 -19 -30 C-11 -43 9 -43 17 -28 C26 -4 18 28 0 42Z';
      return [
        place(
          shape(half, pigment.night) +
            stroke(
              'M-4 28 C-16 14 -19 -4 -12 -20 M1 30 C-8 12 -9 -6 -4 -24 M5 28 C1 10 1 -8 4 -24',
              ground,
              2.2,
            ),
          -14,
          0,
          0.92,
          -9,
        ),
        place(
          shape(half, pigment.night) +
            shape(
              'M0 34 C-19 25 -27 -3 -15 -25 C-8 -35 7 -35 13 -24 C20 -4 14 23 0 34Z',
              ground === pigment.milk ? pigment.cream : pigment.milk,
            ) +
            shape(
              'M1 25 C-12 17 -17 0 -9 -15 C-4 -23 7 -21 9 -11 C12 2 10 17 1 25Z',
              pigment.orange,
            ) +
            stroke('M1 18 C-5 10 -7 0 -4 -8', pigment.butter, 2.4),
          10,
          3,
          0.98,
          33,
        ),
      ];
    },
  },
  egg: {
    grounds: ['cobalt', 'apricot', 'tomato', 'celadon', 'lemon'],
    turn: 1,
    well: 'cobalt',
    draw: () => [
      shape(
        'M-6 -42 C14 -46 20 -32 32 -24 C48 -14 44 8 34 16 C26 22 26 38 8 42 C-10 46 -18 32 -30 26 C-46 18 -46 -4 -38 -14 C-30 -24 -26 -38 -6 -42Z',
        pigment.cream,
      ),
      dot(-2, 0, 17, pigment.lemon),
      stroke('M4 10 C9 8 11 4 11 -1', pigment.cream, 2.4),
    ],
    cut: () => [
      shape(
        'M0 -43 C18 -43 34 -14 34 8 C34 30 18 43 0 43 C-18 43 -34 30 -34 8 C-34 -14 -18 -43 0 -43Z',
        pigment.cream,
      ),
      dot(0, 10, 18, pigment.orange),
    ],
  },
  hen: {
    grounds: ['butter', 'milk', 'plaster', 'celadon', 'cobalt'],
    turn: 0,
    draw: (ground) => [
      each([14, 21, 28], (x, i) => dot(x, -40 + (i === 1 ? -3 : 0), 5, pigment.tomato)),
      shape('M32 -32 L44 -27 L32 -22Z', pigment.orange),
      oval(31, -16, 4, 6, pigment.tomato),
      stroke(
        'M-6 26 L-6 42 M-13 44 L-6 40 L1 44 M10 26 L10 42 M3 44 L10 40 L17 44',
        pigment.orange,
        3,
      ),
      shape(
        'M-46 -30 C-40 -26 -34 -6 -22 -4 C-8 -2 4 -12 8 -26 C10 -35 16 -40 23 -39 C31 -38 35 -31 34 -24 C37 -2 30 30 0 31 C-30 32 -50 6 -46 -30Z',
        ground === pigment.cobalt ? pigment.cream : pigment.clay,
      ),
      dot(24, -29, 2.6, ground),
      stroke('M-22 8 C-16 20 4 22 14 6 M-14 8 C-10 14 2 15 7 6', ground, 2.4),
      stroke('M-38 -10 C-36 2 -30 10 -24 14', ground, 2.4),
    ],
  },
  chop: {
    grounds: ['butter', 'celadon', 'milk', 'sand', 'cobalt'],
    turn: 0.8,
    well: 'milk',
    draw: () => [
      stroke('M14 12 C26 24 32 32 37 42', pigment.cream, 10),
      dot(33, 44, 6, pigment.cream),
      dot(41, 39, 6, pigment.cream),
      shape(
        'M-40 -6 C-42 -32 -14 -44 8 -38 C34 -31 38 -4 24 12 C14 23 0 18 -10 22 C-26 28 -39 14 -40 -6Z',
        pigment.cream,
      ),
      shape(
        'M-33 -6 C-34 -26 -12 -37 6 -31 C26 -26 30 -5 18 6 C9 15 -2 11 -12 15 C-24 19 -32 8 -33 -6Z',
        pigment.tomato,
      ),
      stroke('M-24 -4 C-20 -18 -8 -24 4 -22 M-18 6 C-14 -8 -4 -14 12 -12', pigment.cream, 2.2),
    ],
  },
  cheese: {
    grounds: ['cobalt', 'celadon', 'plaster', 'tomato'],
    turn: 0.3,
    well: 'milk',
    draw: (ground) => [
      shape('M-44 4 L28 -30 C36 -26 42 -14 44 4Z', pigment.butter),
      shape('M-44 4 L44 4 L44 32 L-44 32Z', pigment.lemon),
      stroke('M-44 4 L44 4', ground, 2.2),
      dot(-20, 18, 6, ground),
      dot(8, 23, 4.6, ground),
      dot(28, 15, 5.4, ground),
      oval(14, -8, 7, 4, ground, -14),
    ],
  },
} satisfies Record<string, Motif>;
