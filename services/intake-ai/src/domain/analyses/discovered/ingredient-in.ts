import type { ClaimedIngredient } from '../../provider/claimed-ingredient.ts';
import type { DiscoveredIngredient } from './discovered-ingredient.ts';
import { SOURCES } from './discovery-limits.data.ts';
import {
  figureNames,
  noFigures,
  wrongFigures,
  type IngredientFigures,
} from './ingredient-figures.ts';

/** The ingredient that a provider describes, not verified; null where its figures cannot be, or it says none of a food. */
export function ingredientIn(
  { isFood, sources, ...claimed }: ClaimedIngredient,
  name: string,
  now: Date,
): Omit<DiscoveredIngredient, 'id'> | null {
  const figures = isFood ? claimed : noFigures;
  if (isFood && !areUsable(figures)) return null;
  return {
    name,
    isFood,
    figures,
    foodId: null,
    sources: isFood ? tidySources(sources) : [],
    confidence: 'low',
    discoveredBy: 'ai',
    discoveredAt: now,
    verified: false,
    verifiedAt: null,
    verifiedBy: null,
  };
}

const areUsable = (figures: IngredientFigures): boolean =>
  figureNames.some((name) => figures[name] !== null) && wrongFigures(figures).length === 0;

const tidySources = (sources: readonly string[]): string[] =>
  sources
    .map((source) =>
      source
        .toWellFormed()
        .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim(),
    )
    .filter((source) => source !== '')
    .slice(0, SOURCES.most)
    .map((source) => source.slice(0, SOURCES.characters).toWellFormed());
