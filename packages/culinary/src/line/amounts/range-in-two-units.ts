import type { Amount } from '../../recipe/recipe.ts';
import { unitById } from '../units/units.ts';

/** The ends of a range are farther apart than two readings of one amount that were rounded: "450 g – 1 lb". */
const leastRange = 1.1;

/**
 * The upper end of a range that states its unit twice, in the unit of the lower one: "1 cup to 2
 * cups", "500 g – 1 kg". Null where the second amount is another reading of the first.
 */
export function upperEnd(low: Amount, high: Amount, joint: string): number | null {
  if (low.quantity === null || high.quantity === null) return null;
  if (low.unit === high.unit) return high.quantity > low.quantity ? high.quantity : null;
  const [from, to] = [low.unit, high.unit].map((unit) => (unit === null ? null : unitById(unit)));
  if (from?.metric == null || to?.metric == null || from.kind !== to.kind) return null;
  // A dash between two systems is the same amount twice: "1 pint - 600 ml"
  if ((from.isMetric === true) !== (to.isMetric === true) && !/\p{L}/u.test(joint)) return null;
  const most = Math.round((high.quantity * to.metric * 1e4) / from.metric) / 1e4;
  return most > low.quantity * leastRange ? most : null;
}
