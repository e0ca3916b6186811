import type { ReactNode } from 'react';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

/** What stands beside the words of a recipe that were read uncertainly. */
export interface DoubtNotes {
  /** Above them all: how many there are, and what is about the whole. */
  summary: ReactNode;
  title: ReactNode;
  line: (index: number) => ReactNode;
  step: (index: number) => ReactNode;
}

// Most recipes have no doubts: their page does not fetch it.
const code = lazyCode(async () => (await import('./doubt-notes.tsx')).doubtNotes);

/** Null where there is no doubt, and until the code is there. */
export function useDoubtNotes(recipe: ShownRecipe, onEdit: (() => void) | null): DoubtNotes | null {
  const doubted = recipe.doubts.length > 0;
  const doubtNotes = useLazyCode(code, doubted, doubted);
  return doubted && doubtNotes ? doubtNotes(recipe, onEdit) : null;
}
