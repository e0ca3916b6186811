/** How fast the bar may climb, in points a millisecond: to 60 in about three seconds from 20, to 90 in about two. */
const paces = [
  { upTo: 20, pace: 20 / 400 },
  { upTo: 60, pace: 40 / 3000 },
  { upTo: 90, pace: 30 / 2000 },
];

/**
 * The percentage to show after `milliseconds`, when `shown` was shown and the server told `told`.
 * The bar follows what the server told at the pace of the stages and never runs ahead of it; the
 * end, up or down, shows at once.
 */
export function smoothProgress(shown: number, told: number, milliseconds: number): number {
  if (told >= 100 || told <= shown) return told;
  let value = shown;
  let left = milliseconds;
  for (const { upTo, pace } of paces) {
    if (left <= 0 || value >= told) break;
    const goal = Math.min(upTo, told);
    if (value >= goal) continue;
    const needed = (goal - value) / pace;
    value = needed <= left ? goal : value + left * pace;
    left -= needed;
  }
  return Math.min(value, told);
}
