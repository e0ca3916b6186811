import type { CardRecipe } from './recipe-card.tsx';

/** The score that a badge shows; undefined while it is worked out. */
export const knownScore = ({
  sustainabilityScore,
  analysisState,
}: Pick<CardRecipe, 'sustainabilityScore' | 'analysisState'>): number | null | undefined =>
  analysisState === 'pending' ? undefined : sustainabilityScore;
