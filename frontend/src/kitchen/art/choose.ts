import { hash } from '../../shared/text/hash.ts';
import type { Motif } from './motif.ts';
import type { MotifName } from './motifs/motif-names.data.ts';
import type { Pigment } from '../../shared/drawing/pigments.data.ts';
import { motifInTitle } from './read-title.ts';

/** Pictures for titles that name no food. */
const withoutFood: Record<string, readonly MotifName[]> = {
  starter: ['leaf', 'olive', 'plate', 'onion'],
  main: ['plate', 'pot', 'garlic', 'grape', 'bowl'],
  dessert: ['coupe', 'tart', 'cherry', 'peach'],
};

export type Composition = 'whole' | 'onPlate' | 'wholeAndCut' | 'fourTiles';

/** Three eighths whole, two on a plate, two whole and cut, one in four tiles. */
const compositions: readonly Composition[] = [
  'whole',
  'whole',
  'whole',
  'onPlate',
  'onPlate',
  'wholeAndCut',
  'wholeAndCut',
  'fourTiles',
];

const crops = [0.86, 0.98, 1.12];

/** Everything that chance decides about a picture; the same title and category always give the same. */
export interface Choice {
  motif: MotifName;
  composition: Composition;
  ground: Pigment;
  /** The other ground of four tiles. */
  secondGround: Pigment;
  /** 0 to 3. */
  variant: number;
  /** Which of the four painted rims a plate has. */
  rim: number;
  /** Degrees. */
  tilt: number;
  crop: number;
  leansRight: boolean;
}

/** What a recipe's picture shows. */
export function motifOf(title: string, category: string): MotifName {
  const fallback = withoutFood[category] ?? withoutFood.main!;
  return motifInTitle(title) ?? fallback[hash(title) % fallback.length]!;
}

/** How it shows it. `motif` is the drawing of `motifOf` the same title and category. */
export function choose(title: string, category: string, motif: Motif): Choice {
  const seed = hash(`${title}|${category}#rp8`);
  const grounds = motif.grounds;
  const composition = compositions[(seed >>> 5) % 8]!;
  return {
    motif: motifOf(title, category),
    composition: composition === 'onPlate' && motif.ownDish ? 'whole' : composition,
    ground: grounds[seed % grounds.length]!,
    secondGround: grounds[(seed + 1 + ((seed >>> 9) % (grounds.length - 1))) % grounds.length]!,
    variant: (seed >>> 21) % 4,
    rim: (seed >>> 17) % 4,
    tilt: (((seed >>> 11) % 37) - 18) * motif.turn,
    crop: crops[(seed >>> 14) % 3]!,
    leansRight: (seed & 64) !== 0,
  };
}
