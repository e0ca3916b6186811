import { foldLetters } from '@convivio/culinary/find';
import type { Position, RecipeSort } from './library-query.ts';
import type { Recipe } from '../recipe/recipe.ts';

/** What recipes are sorted by. */
export interface SortKeys {
  /** Milliseconds. */
  createdAt: number;
  titleKey: string;
  cookKey: number;
  scoreKey: number;
}

export interface Order {
  key: keyof SortKeys;
  direction: 1 | -1;
  /** Among equals: 1 the oldest first, -1 the newest first. */
  idDirection: 1 | -1;
}

export const ORDERS: Record<RecipeSort, Order> = {
  newest: { key: 'createdAt', direction: -1, idDirection: -1 },
  oldest: { key: 'createdAt', direction: 1, idDirection: 1 },
  title: { key: 'titleKey', direction: 1, idDirection: 1 },
  cookTime: { key: 'cookKey', direction: 1, idDirection: -1 },
  sustainability: { key: 'scoreKey', direction: -1, idDirection: -1 },
};

/** Later than any cooking time. */
const UNKNOWN_TIME = Number.MAX_SAFE_INTEGER;
/** An unknown score stands in the middle. */
const UNKNOWN_SCORE = 50;
const LONGEST_TITLE_KEY = 200;
const DIGITS = 8;

export function sortKeysOf({
  createdAt,
  title,
  cookTime,
  sustainabilityScore,
}: Pick<Recipe, 'createdAt' | 'title' | 'cookTime' | 'sustainabilityScore'>): SortKeys {
  return {
    createdAt: createdAt.getTime(),
    titleKey: titleKeyOf(title),
    cookKey: cookTime ?? UNKNOWN_TIME,
    scoreKey: sustainabilityScore ?? UNKNOWN_SCORE,
  };
}

/** A title as it is sorted from A to Z: without case, accents and the signs before it; "10" comes after "9". */
export function titleKeyOf(title: string): string {
  const folded = foldLetters(title.normalize('NFKC')).replace(/\s+/g, ' ').trim();
  const words = folded.replace(/^[^\p{L}\p{N}]+/u, '') || folded;
  return words
    .slice(0, LONGEST_TITLE_KEY)
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

export function comparePositions(
  { direction, idDirection }: Order,
  a: Position,
  b: Position,
): number {
  if (a.key !== b.key) return a.key < b.key ? -direction : direction;
  return a.id === b.id ? 0 : a.id < b.id ? -idDirection : idDirection;
}
