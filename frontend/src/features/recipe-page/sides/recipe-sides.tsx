import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazyCode } from '../../../shared/lazy/lazy-code.ts';
import { useLazyCode } from '../../../shared/lazy/use-lazy-code.ts';
import { media } from '../../../shared/theme/media.ts';
import { ActionsPanel } from './actions-panel.tsx';
import { NotePanels } from './note-panels.tsx';
import { ScalePanel } from './scale-panel.tsx';
import type { Serving } from './serving.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { useLeftOutPanel } from '../left-out/use-left-out-panel.ts';
import { useOwnHeight } from '../use-own-height.ts';

// The last of the panels; many recipes have none.
const sourceCode = lazyCode(() => import('./source-panel.tsx'));

const Sides = styled('aside')({
  display: 'grid',
  gap: 16,
  // Stays in view like the ingredients.
  '@media (min-width: 1200px)': {
    position: 'sticky',
    top: 'min(var(--header) + 16px, 100vh - var(--own-height, 200vh) - 16px)',
  },
  [media.belowLg]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
  },
  [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 699.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 },
  [media.print]: {
    position: 'static',
    display: 'block',
    gridColumn: '1 / -1',
    columns: 2,
    columnGap: '10mm',
    margin: 0,
    paddingTop: '5mm',
    '&:not(:has(> [data-paper]))': { display: 'none' },
    '& > section': { display: 'none' },
    '& > [data-paper]': {
      display: 'block',
      padding: '0 0 4mm',
      borderRadius: 0,
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});

interface RecipeSidesProps {
  recipe: ShownRecipe;
  serving: Serving;
  /** The button that opens it, for who may have one. */
  shoppingList: ReactNode;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  /** What stands below them. */
  children: ReactNode;
}

/** What can be done with the recipe, what the source says beside ingredients and steps, and where it comes from. */
export function RecipeSides({ recipe, serving, shoppingList, onEdit, children }: RecipeSidesProps) {
  const side = useOwnHeight<HTMLElement>();
  const source = useLazyCode(sourceCode);
  const leftOut = useLeftOutPanel(recipe);
  return (
    <Sides ref={side} aria-label="More about this recipe">
      {serving.set && <ScalePanel serving={serving} onServings={serving.set} />}
      <ActionsPanel shoppingList={shoppingList} onEdit={onEdit} />
      {children}
      <NotePanels recipe={recipe} />
      {leftOut}
      {source && <source.SourcePanel recipe={recipe} />}
    </Sides>
  );
}
