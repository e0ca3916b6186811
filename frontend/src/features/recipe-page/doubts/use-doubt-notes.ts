import { createElement, type ReactNode } from 'react';
import type { EditPlace } from '../../../kitchen/recipe/edit-place.ts';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

/** Opens edit mode where something is to be corrected; null at its head. */
export type Correct = (place: EditPlace | null) => void;

/** What stands beside the words of a recipe that were read uncertainly. */
export interface DoubtNotes {
  /** Above them all: how many there are, and what is about the whole. */
  summary: ReactNode;
  title: ReactNode;
  line: (index: number) => ReactNode;
  step: (index: number) => ReactNode;
}

/** In pixels, about: its head, its count of lines, and of what is about the whole a sentence, its words and answers. */
function summaryHeight(doubts: ShownRecipe['doubts']): number {
  const whole = doubts.filter(({ part, index }) => part !== 'title' && index === null);
  const each = whole.map(({ sourceWords }) => (sourceWords === null ? 92 : 140));
  return 118 + each.reduce((sum, height) => sum + height, 0);
}

// Most recipes have no doubts: their page does not fetch it.
const code = lazyCode(async () => (await import('./doubt-notes.tsx')).doubtNotes);

const waiting: DoubtNotes = { summary: null, title: null, line: () => null, step: () => null };

/** Null where there is no doubt. Until the code is there the room of the summary is kept, so that what stands below does not move. */
export function useDoubtNotes(recipe: ShownRecipe, onCorrect: Correct | null): DoubtNotes | null {
  const doubted = recipe.doubts.length > 0;
  const doubtNotes = useLazyCode(code, doubted, doubted);
  if (!doubted) return null;
  if (doubtNotes) return doubtNotes(recipe, onCorrect);
  const style = { minHeight: summaryHeight(recipe.doubts) };
  return { ...waiting, summary: createElement('div', { style, 'aria-hidden': true }) };
}
