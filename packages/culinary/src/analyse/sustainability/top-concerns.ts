import { impactAxes, type ImpactAxis } from '../../figures/figures.ts';
import type { DishFood } from './recommend-swaps.ts';
import type { Impacts } from './score.ts';

const wordsOf: Readonly<Record<ImpactAxis, string>> = {
  climate: 'climate impact',
  water: 'water use',
  biodiversity: 'loss of species',
  land: 'land use',
};

/** An axis below this score is a concern. */
const concernBelow = 60;
/** And an ingredient that has this share of it is what causes it. */
const leastShare = 0.25;
const MOST_CONCERNS = 3;

/** The ingredients that weigh most on axes that score low, each with what it weighs on, in sentences. */
export function topConcerns(
  foods: readonly DishFood[],
  sum: Impacts,
  axes: Readonly<Record<ImpactAxis, number>>,
): string[] {
  const concerns = new Map<string, { axis: ImpactAxis; share: number }[]>();
  for (const axis of impactAxes) {
    const all = sum[axis];
    if (all === null || all <= 0 || axes[axis] >= concernBelow) continue;
    for (const [name, impact] of byName(foods, axis)) {
      const share = impact / all;
      if (share < leastShare) continue;
      concerns.set(name, [...(concerns.get(name) ?? []), { axis, share }]);
    }
  }
  return [...concerns]
    .sort(([, a], [, b]) => b.length - a.length || b[0]!.share - a[0]!.share)
    .slice(0, MOST_CONCERNS)
    .map(([name, on]) => {
      const parts = on.map(
        ({ axis, share }) => `${Math.round(share * 100)}% of the ${wordsOf[axis]}`,
      );
      return `${name[0]!.toUpperCase()}${name.slice(1)}: ${listed(parts)}.`;
    });
}

function byName(foods: readonly DishFood[], axis: ImpactAxis): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { food, grams, figures } of foods) {
    const value = figures.perKg[axis]?.value ?? 0;
    sums.set(food.name, (sums.get(food.name) ?? 0) + (value * grams) / 1000);
  }
  return sums;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
