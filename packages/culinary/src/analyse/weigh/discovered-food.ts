import {
  figuresOf,
  nutrientIds,
  type FoodFigures,
  type MacronutrientId,
  type NutrientId,
  type Provenance,
} from '../../figures/figures.ts';
import type { Food } from '../../foods/food.ts';
import type { WeighedFood } from './weighed.ts';

/** What a model says of a food that no table knows, or an administrator in its place. Null where neither says anything. */
export interface DiscoveredFigures {
  /** Kilocalories and grams in 100 g; of vitamins and minerals nothing is known. */
  per100g: Readonly<Record<MacronutrientId, number | null>>;
  /** Kilograms of CO2 equivalents of a kilogram; of water, land and biodiversity nothing is known. */
  climate: number | null;
  pieceGrams: number | null;
  /** Grams of a millilitre. */
  density: number | null;
  /** An administrator has looked at them. */
  verified: boolean;
}

/** What was found out of a name: figures, or by an administrator which food of the lexicon it is. */
export type Discovery = DiscoveredFigures | { foodId: string };

/** Discoveries by name, as `correctionKey` writes it. */
export type DiscoveredFoods = ReadonlyMap<string, Discovery>;

/** A name as the food that its figures make of it. */
export const discoveredFood = (name: string, { pieceGrams, density }: DiscoveredFigures): Food => ({
  // Blanks and colons are in no id of the lexicon.
  id: `discovered: ${name}`,
  name,
  plural: name,
  aisle: 'Other',
  origins: nothingKnown,
  allergens: nothingKnown,
  keys: { usda: null, agribalyse: null },
  density,
  pieceGrams,
  pieceUnit: null,
  estimated: true,
  liquid: false,
  drunk: false,
  basic: false,
  staple: false,
  generic: false,
  water: false,
  varying: false,
  shaped: false,
});

const nothingKnown = { has: [], may: [], unknown: true };

/** The figures of a food that counts: those of the tables, or those that were discovered. */
export function figuresOfWeighed({ food, discovered }: WeighedFood): FoodFigures {
  if (discovered === null) return figuresOf(food.id);
  const { per100g, climate } = discovered;
  const figures: Partial<Record<NutrientId, number | null>> = per100g;
  const hasNutrients = Object.values(per100g).some((figure) => figure !== null);
  return {
    refuse: 0,
    nutrients: hasNutrients
      ? {
          ...provenanceOf(discovered),
          per100g: Object.fromEntries(nutrientIds.map((id) => [id, figures[id] ?? null])) as Record<
            NutrientId,
            number | null
          >,
        }
      : null,
    impacts:
      climate === null
        ? null
        : {
            ...provenanceOf(discovered),
            perKg: {
              climate: { value: climate, basis: 'estimate' },
              water: null,
              biodiversity: null,
              land: null,
            },
            squareMetres: null,
            litres: null,
          },
  };
}

/** A person has looked at verified figures; nobody has measured them. */
const provenanceOf = ({ verified }: DiscoveredFigures): Provenance => ({
  source: verified ? 'Verified by an administrator' : 'A model’s answer, not verified',
  confidence: verified ? 'medium' : 'low',
  inheritedFrom: null,
  madeOf: null,
});
