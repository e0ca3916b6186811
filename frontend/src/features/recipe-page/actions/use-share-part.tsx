import { useState, type ReactNode } from 'react';
import type { LazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import type { ShownRecipe } from '../shown-recipe.ts';

/** The dialog in which a link to a recipe is made. */
export type SharePart = LazyWhenOpen<{ onClose: () => void; recipeId: string; title: string }>;

/** What buttons need to open it. */
export interface Sharing {
  open: () => void;
  /** It is soon asked for. */
  fetch: () => void;
}

/** The dialog of a recipe, and how it is opened. */
export function useSharePart(
  Share: SharePart,
  recipe: ShownRecipe | null,
): Sharing & { dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    fetch: Share.fetch,
    dialog: recipe && (
      <Share open={open} onClose={() => setOpen(false)} recipeId={recipe.id} title={recipe.title} />
    ),
  };
}
