import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { EditIcon } from '../../../shared/ui/icons/icons.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import { PanelHeading } from './panel-heading.tsx';

const Calls = styled('div')({
  display: 'grid',
  gap: 8,
  [media.belowMd]: { '& .MuiButton-root': { height: 52 } },
});

interface ActionsPanelProps {
  /** The button that opens it, for who may have one. */
  shoppingList: ReactNode;
  /** Null where one may not. */
  onEdit: (() => void) | null;
}

/** What can be done with the recipe. */
export function ActionsPanel({ shoppingList, onEdit }: ActionsPanelProps) {
  if (!shoppingList && !onEdit) return null;
  return (
    <Panel aria-labelledby="recipe-actions">
      <PanelHeading id="recipe-actions">Recipe Actions</PanelHeading>
      <Calls>
        {shoppingList}
        {onEdit && (
          <Button variant="outlined" fullWidth startIcon={<EditIcon />} onClick={onEdit}>
            Edit Recipe
          </Button>
        )}
      </Calls>
    </Panel>
  );
}
