import { createElement, type ReactNode } from 'react';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

// Of most recipes nothing was left out: their page does not fetch it.
const code = lazyCode(() => import('./left-out-panel.tsx'));

/** In pixels: the panel while it is closed. */
const HEIGHT = 56;

/** What the import left out; null where that is nothing. Until the code is there its room is kept, so that what stands below does not move. */
export function useLeftOutPanel(recipe: ShownRecipe): ReactNode {
  const wanted = recipe.leftOut.length > 0;
  const panel = useLazyCode(code, wanted, wanted);
  if (!wanted) return null;
  return panel
    ? createElement(panel.LeftOutPanel, { recipe })
    : createElement('div', { style: { minHeight: HEIGHT }, 'aria-hidden': true });
}
