import { around, dot, hoop, leaf, polar, shape, stroke, xy } from './pen.ts';
import { pigment, type Pigment } from './pigments.data.ts';

const rims = [
  () => hoop(28.6, pigment.cobalt, 0.8),
  () =>
    around(24, (angle) => dot(...polar(angle, 33.6), 1.15, pigment.cobalt)) +
    hoop(29, pigment.cobalt, 0.8),
  () =>
    around(16, (angle) => leaf(...polar(angle, 31), 5.4, 1.7, angle + 24, pigment.cobalt)) +
    hoop(28, pigment.cobalt, 0.8),
  () =>
    around(32, (angle) =>
      stroke(`M${xy(angle, 31.4)} L${xy(angle + 3, 35.6)}`, pigment.cobalt, 1),
    ) + hoop(29, pigment.cobalt, 0.8),
];

/** A painted plate with `food` on it. `rim` is 0 to 3: plain, dots, leaves, strokes. */
export const plate = (food: string, rim: number, well?: Pigment) =>
  dot(0, 0, 41, pigment.cream) +
  (well ? dot(0, 0, 28.6, pigment[well]) : '') +
  hoop(38.4, pigment.cobalt, 1.5) +
  rims[rim % rims.length]!() +
  food;

export const fork =
  stroke('M0 -8 L0 34', pigment.cobalt, 3.4) +
  shape(
    'M-5.4 -36 L-5.4 -18 C-5.4 -8 5.4 -8 5.4 -18 L5.4 -36 L3.2 -36 L3.2 -20 L1.2 -20 L1.2 -36 L-1.2 -36 L-1.2 -20 L-3.2 -20 L-3.2 -36Z',
    pigment.cobalt,
  );

export const knife =
  stroke('M-1 2 L-1 34', pigment.cobalt, 3.4) +
  shape('M-3 4 L-3 -36 C4 -32 5 -16 3.4 4Z', pigment.cobalt);
