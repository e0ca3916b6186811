import type { CardRecipe } from './recipe-card.tsx';

/** The score that a badge shows; undefined while it is worked out. */
export const knownScore = ({
  sustainabilityScore,
  sustainabilityPending,
}: Pick<CardRecipe, 'sustainabilityScore' | 'sustainabilityPending'>): number | null | undefined =>
  sustainabilityPending ? undefined : sustainabilityScore;
