import { type ByParts, inOneGo } from '../../words/by-parts.ts';
import type { AnalysedRecipe } from '../dish/analysed-recipe.ts';
import type { KnownNames } from '../weigh/weighed.ts';
import { dishFoods, type DishFood } from '../dish/dish-foods.ts';
import { type DishTaste, tastesOf } from './dish-tastes.ts';
import { harmonyOf } from './harmony.ts';
import { principalTastes } from './principal-tastes.ts';
import { type Affinity, pairingOf } from './read-pairings.ts';
import { type Suggestion, suggestFoods } from './suggest-foods.ts';
import { isCarrier, tasteOf } from './taste.ts';
import { capitalised, listed } from '../dish/listed.ts';

/** How a food of the dish goes with what the dish is about. */
export interface KeyPairing {
  principalIngredient: string;
  supportingElement: string;
  affinity: Affinity;
  /** 0 to 100. */
  confidence: number;
  insight: string;
  science: string | null;
}

export interface FlavourAnalysis {
  principalIngredients: string[];
  /** The family of tastes of the dish; null where none stands out. */
  family: string | null;
  /** 0 to 100; null where too little is known. */
  overallHarmony: number | null;
  keyPairings: KeyPairing[];
  /** Foods that would go with it and are not in it. */
  suggestions: Suggestion[];
  /** What is not known, a sentence each. */
  remarks: string[];
}

const MOST_PAIRINGS = 6;
/** Where a family has less of what gives the dish its taste, none stands out. */
const FAMILY_SHARE = 0.3;

/**
 * What a dish is about and how its foods go together, by our own table of pairings. Foods that no table knows are named among the
 * remarks, and nothing is said of them; what only carries the others (oil, flour, water) is no part of any pairing. The figures say how
 * sure we are that cooks like a pairing: that a pair is rare lowers none.
 */
export const analyseFlavour = (recipe: AnalysedRecipe, known: KnownNames = {}): FlavourAnalysis =>
  inOneGo(analyseFlavourByParts(recipe, known));

/** The same a line at a time. */
export function* analyseFlavourByParts(
  recipe: AnalysedRecipe,
  known: KnownNames = {},
): ByParts<FlavourAnalysis> {
  const { foods, unknown } = yield* dishFoods(recipe, known);
  const tastes = tastesOf(foods);
  const principals = principalTastes(tastes);
  const found = keyPairings(principals, tastes);
  return {
    principalIngredients: principals.map(({ name }) => capitalised(name)),
    family: familyOf(tastes),
    overallHarmony: harmonyOf(principals, tastes),
    keyPairings: found.slice(0, MOST_PAIRINGS),
    suggestions: suggestFoods(principals, tastes, foods, recipe.course),
    remarks: remarksOn(tastes, foods, unknown, found),
  };
}

/** Each pair once, the surest first; pairings of single foods before those of families. */
function keyPairings(principals: readonly DishTaste[], all: readonly DishTaste[]): KeyPairing[] {
  const told = new Set<string>();
  return principals
    .flatMap(({ taste, name }) =>
      all.flatMap(({ taste: other, name: otherName }) => {
        const pair = [taste.id, other.id].sort().join(' ');
        const pairing = pairingOf(taste, other);
        if (pairing === null || told.has(pair)) return [];
        told.add(pair);
        return {
          principalIngredient: capitalised(name),
          supportingElement: otherName,
          ...pairing,
        };
      }),
    )
    .sort((a, b) => b.confidence - a.confidence);
}

function familyOf(tastes: readonly DishTaste[]): string | null {
  const weights = new Map<string, number>();
  let sum = 0;
  for (const { taste, grams, titled } of tastes) {
    const weight = taste.character * Math.sqrt(grams) * (titled ? 2 : 1);
    weights.set(taste.family, (weights.get(taste.family) ?? 0) + weight);
    sum += weight;
  }
  const [first] = [...weights].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] / sum >= FAMILY_SHARE ? first[0] : null;
}

function remarksOn(
  tastes: readonly DishTaste[],
  foods: readonly DishFood[],
  unknown: readonly string[],
  found: readonly KeyPairing[],
): string[] {
  const untold = foods
    .filter(({ food }) => tasteOf(food.id) === undefined && !isCarrier(food.id))
    .map(({ food }) => food.name);
  const names = [...unknown, ...untold];
  const remarks: string[] = [];
  if (tastes.length === 0)
    remarks.push('None of the ingredients is in our table of pairings, so nothing can be said.');
  else if (found.length === 0)
    remarks.push(
      'Our table knows no pairing of these ingredients: that says nothing against them.',
    );
  if (tastes.length > 0 && names.length > 0)
    remarks.push(`Our table of pairings does not know ${listed(names)}.`);
  return remarks;
}
