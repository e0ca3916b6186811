import { createElement, type ReactNode } from 'react';
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

/** In pixels, about: its head, its count of lines, and of what is about the whole a sentence, its words and answers. */
function summaryHeight(doubts: ShownRecipe['doubts']): number {
  const whole = doubts.filter(({ part, index }) => part !== 'title' && index === null);
  const ofLines = whole.length < doubts.length ? 36 : 0;
  const each = whole.map(({ sourceWords }) => (sourceWords === null ? 92 : 140));
  return 82 + ofLines + each.reduce((sum, height) => sum + height, 0);
}

// Most recipes have no doubts: their page does not fetch it.
const code = lazyCode(async () => (await import('./doubt-notes.tsx')).doubtNotes);

const waiting: DoubtNotes = { summary: null, title: null, line: () => null, step: () => null };

/** Null where there is no doubt. Until the code is there the room of the summary is kept, so that what stands below does not move. */
export function useDoubtNotes(recipe: ShownRecipe, onEdit: (() => void) | null): DoubtNotes | null {
  const doubted = recipe.doubts.length > 0;
  const doubtNotes = useLazyCode(code, doubted, doubted);
  if (!doubted) return null;
  if (doubtNotes) return doubtNotes(recipe, onEdit);
  const style = { minHeight: summaryHeight(recipe.doubts) };
  return { ...waiting, summary: createElement('div', { style, 'aria-hidden': true }) };
}
