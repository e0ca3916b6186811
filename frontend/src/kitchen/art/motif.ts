import type { Pigment } from '../../shared/drawing/pigments.data.ts';

/** A food in cut paper, drawn in a box of -50 to 50. */
export interface Motif {
  /** The grounds on which it reads. */
  grounds: readonly Pigment[];
  /** How freely it may turn: 0 always upright, 1 any way up. */
  turn: number;
  /** The largest scale at which it still fits its tile. */
  largest?: number;
  /** The paint inside the plate, when cream would swallow it. */
  well?: Pigment;
  /** Comes on its own dish, so it is never put on a plate. */
  ownDish?: boolean;
  /** `ground` is the paint behind it, for what is cut out; `variant` is 0 to 3. */
  draw: (ground: string, variant: number) => string[];
  /** The same food cut open. */
  cut?: (ground: string, variant: number) => string[];
}
