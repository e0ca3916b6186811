import type { Motif } from '../motif.ts';
import {
  citrusCut,
  dot,
  each,
  leaf,
  oval,
  place,
  shape,
  stroke,
  teardrop,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const fruit = {
  lemon: {
    grounds: ['cobalt', 'milk', 'celadon', 'plaster', 'sage'],
    turn: 1,
    draw: (ground) => [
      leaf(16, -25, 40, 15, -28, pigment.leaf, ground),
      shape(
        'M-46 2 C-40 -1 -37 -6 -33 -13 C-22 -30 12 -34 28 -16 C33 -10 36 -5 43 -3 C47 -1 47 3 43 5 C37 7 34 11 29 17 C14 33 -20 32 -32 15 C-36 9 -40 6 -46 5Z',
        pigment.lemon,
      ),
      each(
        [
          [-20, 2],
          [-12, -8],
          [-10, 8],
          [0, -1],
          [2, 12],
          [10, -9],
          [14, 6],
          [-2, -15],
        ],
        ([x, y]) => oval(x, y, 1.9, 1.2, ground, 30),
      ),
      stroke('M31 -9 C36 -4 36 4 32 9', ground, 2.2),
    ],
    cut: () => [citrusCut(pigment.lemon, '#F7D768', pigment.cream)],
  },
  orange: {
    grounds: ['cobalt', 'milk', 'celadon', 'butter'],
    turn: 1,
    draw: (ground) => [
      dot(0, 4, 38, pigment.orange),
      leaf(2, -32, 34, 13, -18, pigment.bottle, ground),
      dot(0, -30, 3.4, pigment.bottle),
      each(
        [
          [-18, 0],
          [-8, 8],
          [-16, 16],
          [-4, -6],
          [6, 4],
          [2, 18],
          [16, -4],
          [18, 12],
          [10, 26],
          [-6, 28],
        ],
        ([x, y]) => dot(x, y, 1.5, ground),
      ),
    ],
    cut: () => [citrusCut(pigment.orange, '#F2A14E', pigment.cream)],
  },
  pear: {
    grounds: ['cobalt', 'plaster', 'celadon', 'clay'],
    turn: 0.7,
    draw: (ground) => [
      shape(
        'M2 -32 C14 -32 16 -18 20 -6 C24 6 34 12 32 26 C30 42 14 46 0 46 C-14 46 -30 42 -32 26 C-34 12 -22 6 -18 -6 C-14 -18 -10 -32 2 -32Z',
        '#B9C25A',
      ),
      stroke('M2 -32 C2 -40 6 -44 10 -47', pigment.brown, 3.4),
      leaf(4, -36, 26, 9, -6, pigment.bottle, ground),
      each(
        [
          [-14, 24],
          [-4, 32],
          [8, 28],
          [0, 18],
          [14, 20],
          [-8, 12],
          [6, 8],
          [0, -4],
        ],
        ([x, y]) => oval(x, y, 1.6, 1.2, ground),
      ),
    ],
    cut: () => [
      shape(
        'M2 -36 C14 -36 16 -20 20 -8 C24 4 34 10 32 26 C30 42 14 46 0 46 C-14 46 -30 42 -32 26 C-34 10 -22 4 -18 -8 C-14 -20 -10 -36 2 -36Z',
        '#B9C25A',
      ),
      shape(
        'M2 -28 C10 -28 12 -14 15 -4 C19 8 27 14 26 26 C24 37 12 40 0 40 C-12 40 -24 37 -26 26 C-27 14 -17 8 -13 -4 C-10 -14 -8 -28 2 -28Z',
        pigment.cream,
      ),
      oval(-4, 20, 3, 6, pigment.brown, 20),
      oval(5, 20, 3, 6, pigment.brown, -20),
    ],
  },
  apple: {
    grounds: ['milk', 'butter', 'celadon', 'cobalt'],
    turn: 0.6,
    draw: (ground) => [
      shape(
        'M0 -20 C8 -32 40 -32 40 2 C40 28 22 44 8 40 C3 38 -3 38 -8 40 C-22 44 -40 28 -40 2 C-40 -32 -8 -32 0 -20Z',
        pigment.tomato,
      ),
      stroke('M0 -20 C-1 -30 2 -36 6 -41', pigment.brown, 3.6),
      leaf(4, -30, 26, 9, -14, pigment.leaf, ground),
      stroke(
        'M-14 -18 C-30 -8 -30 18 -16 32 M14 -18 C30 -8 30 18 16 32 M0 -12 C-3 4 -3 18 0 32',
        ground,
        2.1,
      ),
    ],
    cut: () => [
      shape(
        'M0 -22 C8 -34 40 -34 40 2 C40 28 22 44 8 40 C3 38 -3 38 -8 40 C-22 44 -40 28 -40 2 C-40 -34 -8 -34 0 -22Z',
        pigment.tomato,
      ),
      shape(
        'M0 -14 C8 -25 33 -26 33 2 C33 24 18 36 6 33 C2 32 -2 32 -6 33 C-18 36 -33 24 -33 2 C-33 -26 -8 -25 0 -14Z',
        pigment.cream,
      ),
      oval(-6, 4, 3.4, 7, pigment.brown, 14),
      oval(6, 4, 3.4, 7, pigment.brown, -14),
    ],
  },
  fig: {
    grounds: ['celadon', 'butter', 'apricot', 'milk'],
    turn: 0.8,
    draw: (ground) => [
      shape(
        'M0 -44 C6 -34 8 -28 16 -18 C32 -2 38 14 28 30 C18 42 -18 42 -28 30 C-38 14 -32 -2 -16 -18 C-8 -28 -6 -34 0 -44Z',
        pigment.fig,
      ),
      stroke('M0 -30 L0 34 M-6 -20 C-18 -2 -22 14 -16 32 M6 -20 C18 -2 22 14 16 32', ground, 1.8),
    ],
    cut: () => [
      shape(
        'M0 -44 C6 -34 8 -28 16 -18 C32 -2 38 14 28 30 C18 42 -18 42 -28 30 C-38 14 -32 -2 -16 -18 C-8 -28 -6 -34 0 -44Z',
        pigment.fig,
      ),
      shape('M0 -30 C6 -20 24 -2 24 16 C23 32 -23 32 -24 16 C-24 -2 -6 -20 0 -30Z', pigment.cream),
      oval(0, 14, 17, 15, pigment.tomato),
      each(
        [
          [-8, 8],
          [0, 4],
          [8, 8],
          [-10, 16],
          [-2, 14],
          [6, 16],
          [-5, 23],
          [4, 23],
          [12, 15],
        ],
        ([x, y]) => dot(x, y, 1.8, pigment.butter),
      ),
    ],
  },
  cherry: {
    grounds: ['milk', 'butter', 'celadon', 'plaster'],
    turn: 0.6,
    draw: (ground) => [
      stroke('M-18 14 C-14 -10 -2 -28 12 -40 M20 18 C22 -4 18 -24 12 -40', pigment.leaf, 3),
      leaf(12, -40, 32, 11, 24, pigment.bottle, ground),
      dot(-20, 22, 19, pigment.tomato),
      dot(22, 26, 18, '#B92F2A'),
      stroke('M-10 16 C-7 22 -9 29 -14 33 M31 20 C34 26 32 33 27 37', ground, 2.2),
    ],
  },
  strawberry: {
    grounds: ['milk', 'butter', 'celadon', 'cobalt'],
    turn: 0.7,
    draw: (ground) => [
      shape(
        'M0 -22 C22 -32 42 -18 36 4 C30 24 12 40 0 46 C-12 40 -30 24 -36 4 C-42 -18 -22 -32 0 -22Z',
        pigment.tomato,
      ),
      each([-70, -35, 0, 35, 70], (a) => leaf(0, -24, 24, 6, a - 90, pigment.leaf)),
      each(
        [
          [-18, -4],
          [0, -4],
          [18, -4],
          [-9, 10],
          [9, 10],
          [0, 24],
          [-22, 9],
          [22, 9],
          [-11, 24],
          [11, 24],
          [0, 36],
        ],
        ([x, y]) => oval(x, y, 1.6, 3.2, ground),
      ),
    ],
  },
  peach: {
    grounds: ['celadon', 'milk', 'cobalt', 'butter'],
    turn: 0.8,
    draw: (ground) => [
      dot(0, 4, 38, pigment.apricot),
      shape('M0 -32 C-22 -18 -24 26 -2 42 C30 40 44 12 34 -12 C28 -28 12 -34 0 -32Z', '#E77E55'),
      leaf(0, -33, 36, 12, -12, pigment.bottle, ground),
      stroke('M0 -30 C-1 -36 -4 -40 -8 -42', pigment.brown, 3.2),
    ],
    cut: () => [
      dot(0, 0, 40, '#E77E55'),
      dot(0, 0, 34, pigment.apricot),
      oval(0, 0, 15, 19, pigment.brown),
      stroke('M-4 -10 C-7 0 -5 8 -1 12 M5 -9 C8 -2 7 6 4 10', pigment.bran, 2),
    ],
  },
  grape: {
    grounds: ['celadon', 'butter', 'milk', 'plaster'],
    turn: 0.4,
    draw: (ground) => [
      stroke('M0 -26 C0 -36 4 -42 10 -46', pigment.brown, 3.4),
      leaf(2, -32, 34, 14, 16, pigment.leaf, ground),
      each(
        [
          [-22, -14],
          [0, -16],
          [22, -12],
          [-12, 2],
          [11, 3],
          [0, 18],
          [-21, 4],
          [-8, 33],
          [20, 18],
        ],
        ([x, y], i) =>
          dot(x, y + 2, 11.4, i % 3 === 1 ? '#8E2A4A' : pigment.fig) +
          stroke(
            `M${x + 6} ${y} C${x + 6} ${y + 4} ${x + 4} ${y + 7} ${x + 1} ${y + 8}`,
            ground,
            1.7,
          ),
      ),
    ],
  },
  avocado: {
    grounds: ['plaster', 'apricot', 'milk', 'rose'],
    turn: 0.9,
    draw: () => [
      place(
        shape(teardrop(44, 32), pigment.bottle) +
          shape(teardrop(37, 25.5), '#C9D48A') +
          dot(0, 14, 14, pigment.brown) +
          stroke('M5 20 C8 17 9 13 8 10', pigment.bran, 2),
        0,
        0,
        1,
        20,
      ),
    ],
  },
} satisfies Record<string, Motif>;
