import type { Motif } from '../motif.ts';
import {
  around,
  dot,
  each,
  hoop,
  leaf,
  place,
  shape,
  stroke,
  xy,
} from '../../../shared/drawing/pen.ts';
import { pigment } from '../../../shared/drawing/pigments.data.ts';

export const roots = {
  carrot: {
    grounds: ['milk', 'celadon', 'butter', 'cobalt'],
    turn: 0.9,
    draw: (ground) => [
      place(
        each([-30, -12, 8, 26], (a, i) =>
          leaf(0, -20, 28, 6, a - 90, i % 2 ? pigment.leaf : pigment.bottle),
        ) +
          shape(
            'M-15 -18 C-10 -26 10 -26 15 -18 C16 -4 8 26 1 46 C0 49 -2 49 -3 46 C-10 26 -18 -2 -15 -18Z',
            pigment.orange,
          ) +
          stroke('M-13 -8 L-4 -8 M12 0 L4 0 M-9 10 L-2 10 M7 18 L2 18', ground, 2.4),
        0,
        4,
        1,
        22,
      ),
    ],
  },
  beet: {
    grounds: ['celadon', 'butter', 'milk', 'sand'],
    turn: 0.6,
    draw: (ground) => [
      each([-24, 0, 24], (a, i) =>
        leaf(0, -14, 34, 9, a - 90, i === 1 ? pigment.leaf : pigment.bottle, pigment.rose),
      ),
      shape(
        'M0 -16 C24 -18 34 0 28 16 C22 30 8 32 3 46 C2 49 -2 49 -3 46 C-8 32 -22 30 -28 16 C-34 0 -24 -18 0 -16Z',
        '#8E2A4A',
      ),
      stroke('M-13 -8 C-22 4 -18 20 -8 30 M13 -8 C22 4 18 20 8 30 M0 -10 L0 36', ground, 2),
    ],
    cut: () => [dot(0, 0, 39, '#8E2A4A'), each([30, 21, 12], (r) => hoop(r, pigment.rose, 3))],
  },
  onion: {
    grounds: ['milk', 'butter', 'celadon', 'cobalt'],
    turn: 0.6,
    draw: (ground) => [
      shape(
        'M0 -44 C2 -30 8 -24 20 -18 C38 -8 42 12 30 26 C20 37 -20 37 -30 26 C-42 12 -38 -8 -20 -18 C-8 -24 -2 -30 0 -44Z',
        pigment.clay,
      ),
      stroke('M0 -26 L0 34 M-6 -22 C-22 -8 -24 16 -14 33 M6 -22 C22 -8 24 16 14 33', ground, 2.2),
      stroke('M-6 36 L-10 44 M0 37 L0 46 M6 36 L10 44', pigment.brown, 2),
    ],
    cut: () => [
      dot(0, 0, 39, pigment.clay),
      each([33, 25, 17, 9], (r, i) => dot(0, 0, r, i % 2 ? pigment.plaster : pigment.cream)),
    ],
  },
  garlic: {
    grounds: ['cobalt', 'celadon', 'rose', 'bottle'],
    turn: 0.5,
    well: 'cobalt',
    draw: (ground) => [
      shape(
        'M-4 -44 C-3 -30 -6 -24 -18 -18 C-38 -8 -42 14 -30 28 C-22 36 22 36 30 28 C42 14 38 -8 18 -18 C6 -24 5 -30 6 -46Z',
        pigment.cream,
      ),
      stroke(
        'M0 -22 C-4 -4 -4 16 0 33 M-8 -18 C-22 -6 -24 16 -16 32 M8 -18 C22 -6 24 16 16 32',
        ground,
        2.2,
      ),
    ],
  },
  leek: {
    grounds: ['plaster', 'cobalt', 'butter', 'milk'],
    turn: 0.7,
    well: 'cobalt',
    draw: (ground) => [
      place(
        shape(
          'M-9 0 C-12 -18 -26 -30 -24 -46 C-12 -44 -6 -34 -3 -22 C-2 -34 2 -44 12 -49 C18 -38 12 -18 9 0Z',
          pigment.bottle,
        ) +
          shape('M-9 -2 L9 -2 L9 34 C9 40 -9 40 -9 34Z', pigment.cream) +
          shape('M-9 -6 L9 -6 L9 10 L4 4 L0 12 L-4 3 L-9 9Z', '#8DB667') +
          stroke('M-4 40 L-6 48 M0 40 L0 50 M4 40 L6 48', pigment.cream, 2) +
          stroke('M0 14 L0 34', ground, 1.8),
        0,
        0,
        1,
        26,
      ),
    ],
  },
  fennel: {
    grounds: ['plaster', 'cobalt', 'milk', 'apricot'],
    turn: 0.4,
    largest: 0.82,
    well: 'cobalt',
    draw: (ground) => [
      each(
        [
          [-8, -10, -24],
          [0, -12, 2],
          [8, -10, 28],
        ],
        ([x, y, a], i) =>
          place(
            stroke('M0 4 L0 -18', '#8DB667', 8.4, 'stroke-linecap="butt"') +
              around(1, () =>
                each([-64, -42, -21, 0, 21, 42, 64], (q) =>
                  stroke(
                    `M0 -16 L${xy(q - 90, 21 - Math.abs(q) * 0.07, 0, -16)}`,
                    i === 1 ? pigment.leaf : '#8DB667',
                    2.2,
                  ),
                ),
              ),
            x,
            y,
            1,
            a,
          ),
      ),
      shape(
        'M-13 -12 C-15 2 -38 4 -35 24 C-31 43 31 43 35 24 C38 4 15 2 13 -12 C8 -8 5 -14 0 -10 C-5 -14 -8 -8 -13 -12Z',
        pigment.cream,
      ),
      stroke(
        'M-5 -6 C-8 12 -21 14 -18 31 M5 -6 C8 12 21 14 18 31 M0 -4 L0 35',
        ground === pigment.cream ? '#8DB667' : ground,
        2.2,
      ),
    ],
  },
  potato: {
    grounds: ['celadon', 'milk', 'cobalt', 'rose'],
    turn: 1,
    largest: 0.9,
    draw: (ground) => [
      shape(
        'M-44 -10 C-40 -34 -10 -42 8 -32 C22 -24 24 -6 14 6 C2 20 -22 24 -34 14 C-42 8 -46 0 -44 -10Z',
        pigment.bran,
      ),
      shape(
        'M-6 26 C-4 10 14 0 30 6 C46 12 48 32 36 42 C24 50 2 46 -4 36 C-6 32 -6 30 -6 26Z',
        pigment.clay,
      ),
      each(
        [
          [-28, -10],
          [-8, -18],
          [-2, 0],
          [-20, 4],
          [6, -14],
        ],
        ([x, y]) => stroke(`M${x - 3} ${y} L${x + 3} ${y + 1}`, ground, 2.4),
      ),
      each(
        [
          [10, 22],
          [26, 18],
          [22, 34],
        ],
        ([x, y]) => stroke(`M${x - 2.6} ${y} L${x + 2.6} ${y + 1}`, ground, 2.4),
      ),
    ],
  },
} satisfies Record<string, Motif>;
