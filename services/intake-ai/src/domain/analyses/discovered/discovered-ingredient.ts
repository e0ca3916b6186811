import type { IngredientFigures } from './ingredient-figures.ts';

/** What was found out of a name that no table knows, for the whole installation. */
export interface DiscoveredIngredient {
  id: number;
  /** As `correctionKey` writes it. */
  name: string;
  /** False where nobody knows a food of that name. */
  isFood: boolean;
  figures: IngredientFigures;
  /** The food of the lexicon that it is, by an administrator; then its figures count and those above do not. */
  foodId: string | null;
  /** What the figures rest on, as the model says. */
  sources: readonly string[];
  confidence: 'low' | 'medium';
  discoveredBy: 'ai';
  discoveredAt: Date;
  verified: boolean;
  verifiedAt: Date | null;
  /** The administrator. */
  verifiedBy: string | null;
}

/** What an administrator decides of one. */
export type Verdict = Pick<DiscoveredIngredient, 'isFood' | 'figures' | 'foodId'>;
