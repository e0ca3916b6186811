import type { DishTaste } from './dish-tastes.ts';
import { pairingOf } from './read-pairings.ts';

/** What nobody has told of is neither good nor bad. */
const NEUTRAL = 60;
/** Where less of the dish's taste is told of, no figure is given. */
const LEAST_KNOWN = 0.25;

/**
 * How well the tastes of a dish hold together, 0 to 100: of each the surest of its pairings with what the dish is about, weighed by
 * how much of the dish's taste it is. Null where the table knows too few of them.
 */
export function harmonyOf(
  principals: readonly DishTaste[],
  tastes: readonly DishTaste[],
): number | null {
  let [sum, weights, known] = [0, 0, 0];
  for (const one of tastes) {
    const weight = one.taste.character * Math.sqrt(one.grams + 1);
    const others = principals.includes(one) ? tastes : principals;
    const best = Math.max(
      0,
      ...others.map(({ taste }) => pairingOf(one.taste, taste)?.confidence ?? 0),
    );
    sum += weight * Math.max(NEUTRAL, best);
    weights += weight;
    if (best > 0) known += weight;
  }
  return weights === 0 || known / weights < LEAST_KNOWN ? null : Math.round(sum / weights);
}
