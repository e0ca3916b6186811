import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { MoreIcon } from '../../../shared/ui/icons/icons.ts';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

const ActionsList = lazyWhenOpen(async () => (await import('./actions-list.tsx')).ActionsList);

interface ActionsMenuProps {
  recipe: ShownRecipe;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  /** The same. */
  onShare: (() => void) | null;
  /** The three dots of small screens. */
  compact?: boolean;
}

/** The button to what can be done with the recipe. */
export function ActionsMenu({ recipe, onEdit, onShare, compact = false }: ActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  useWhenIdle(ActionsList.fetch);
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    onPointerEnter: ActionsList.fetch,
    onFocus: ActionsList.fetch,
  } as const;
  return (
    <>
      {compact ? (
        <IconAction label="Actions" icon={<MoreIcon />} {...opener} />
      ) : (
        <Button variant="outlined" startIcon={<MoreIcon />} {...opener}>
          Actions
        </Button>
      )}
      <ActionsList
        open={open}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        recipe={recipe}
        onEdit={onEdit}
        onShare={onShare}
      />
    </>
  );
}
