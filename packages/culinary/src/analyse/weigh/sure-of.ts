import type { Confidence } from '../../figures/figures.ts';
import type { WeighedFood } from './weighed.ts';

/** How sure figures of a food are of a line: where something had to be assumed never wholly. */
export const sureOf = ({ assumed }: WeighedFood, figures: Confidence): Confidence =>
  assumed !== null && figures === 'high' ? 'medium' : figures;
