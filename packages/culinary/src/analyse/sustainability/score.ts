import { impactAnchors, impactAxes, type ImpactAxis } from '../../figures/figures.ts';

/** Of each axis what a recipe asks of the earth, in the units of the figures; null where nothing is known. */
export type Impacts = Record<ImpactAxis, number | null>;

/** Kilograms of one meal, so that its score is measured against a meal of each food. */
const MEAL = 0.4;
/** Where nothing is known. */
const DEFAULT_AXIS = 50;

export interface Scores {
  overall: number;
  axes: Record<ImpactAxis, number>;
  unknown: ImpactAxis[];
}

/**
 * A meal's score, 0 to 100: of each axis how far its impact is from that of the heaviest twentieth of foods, on a scale of logarithms, and the mean of the
 * four. Sums are scored, never scores averaged, so that more of anything raises no score.
 */
export function scoresOf(recipe: Impacts, servings: number): Scores {
  const exact = impactAxes.map((axis) => {
    const sum = recipe[axis];
    return sum === null ? null : axisScore(axis, sum / servings);
  });
  const known = exact.map((score) => score ?? DEFAULT_AXIS);
  return {
    overall: Math.round(known.reduce((sum, score) => sum + score, 0) / known.length),
    axes: Object.fromEntries(
      impactAxes.map((axis, at) => [axis, Math.round(known[at]!)]),
    ) as Scores['axes'],
    unknown: impactAxes.filter((_, at) => exact[at] === null),
  };
}

function axisScore(axis: ImpactAxis, impact: number): number {
  const low = impactAnchors[axis].low * MEAL;
  const high = impactAnchors[axis].high * MEAL;
  if (impact <= low) return 100;
  return Math.max(0, 100 * (1 - Math.log(impact / low) / Math.log(high / low)));
}

/** The score of a meal that is this food alone. */
export const scoreOfFood = (perKg: Impacts): number =>
  scoresOf(
    Object.fromEntries(
      impactAxes.map((axis) => [axis, perKg[axis] === null ? null : perKg[axis] * MEAL]),
    ) as Impacts,
    1,
  ).overall;
