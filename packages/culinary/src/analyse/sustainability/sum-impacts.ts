import { impactAxes, type ImpactFigures } from '../../figures/figures.ts';
import type { Impacts } from './score.ts';

/** A food that counts. */
export interface CountedFood {
  grams: number;
  figures: ImpactFigures;
}

/** What foods ask of the earth together, axis by axis: those of which an axis is known. */
export function sumImpacts(foods: readonly CountedFood[]): Impacts {
  const sum = noImpacts();
  for (const { grams, figures } of foods)
    for (const axis of impactAxes) {
      const known = figures.perKg[axis];
      if (known !== null) sum[axis] = (sum[axis] ?? 0) + (grams / 1000) * known.value;
    }
  return sum;
}

/** What a kilogram of one asks. */
export const perKgOf = ({ perKg }: ImpactFigures): Impacts => ({
  climate: perKg.climate?.value ?? null,
  water: perKg.water?.value ?? null,
  biodiversity: perKg.biodiversity?.value ?? null,
  land: perKg.land?.value ?? null,
});

const noImpacts = (): Impacts => ({ climate: null, water: null, biodiversity: null, land: null });
