import { impactAxes, type ImpactAxis } from '../../figures/figures.ts';
import { capitalised, listed } from '../dish/listed.ts';
import type { ScoredFood } from './recommend-swaps.ts';
import type { Impacts } from './score.ts';

const wordsOf: Readonly<Record<ImpactAxis, string>> = {
  climate: 'climate impact',
  water: 'water use',
  biodiversity: 'loss of species',
  land: 'land use',
};

/** An axis below this score is a concern. */
const CONCERN_BELOW = 60;
/** And an ingredient that has this share of it is what causes it. */
const LEAST_SHARE = 0.25;
const MOST_CONCERNS = 3;

/** The ingredients that weigh most on axes that score low, each with what it weighs on, in sentences. */
export function topConcerns(
  foods: readonly ScoredFood[],
  sum: Impacts,
  axes: Readonly<Record<ImpactAxis, number>>,
): string[] {
  const concerns = new Map<string, { axis: ImpactAxis; share: number }[]>();
  for (const axis of impactAxes) {
    const all = sum[axis];
    if (all === null || all <= 0 || axes[axis] >= CONCERN_BELOW) continue;
    for (const [name, impact] of byName(foods, axis)) {
      const share = impact / all;
      if (share < LEAST_SHARE) continue;
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
      return `${capitalised(name)}: ${listed(parts)}.`;
    });
}

function byName(foods: readonly ScoredFood[], axis: ImpactAxis): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { food, grams, figures } of foods) {
    const value = figures.perKg[axis]?.value ?? 0;
    sums.set(food.name, (sums.get(food.name) ?? 0) + (value * grams) / 1000);
  }
  return sums;
}
