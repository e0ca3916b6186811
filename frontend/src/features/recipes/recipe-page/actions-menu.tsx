import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { IconAction } from '../../../shared/ui/icon-action.tsx';
import { ExternalIcon, FileTextIcon, MoreIcon, PrintIcon } from '../../../shared/ui/icons/icons.ts';
import { webAddress, type ShownRecipe } from './shown-recipe.ts';

/** What can be done with the recipe: print it, see where it comes from. `compact` is the three dots of small screens. */
export function ActionsMenu({ recipe, compact = false }: { recipe: ShownRecipe; compact?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const page = webAddress(recipe.originalUrl);
  const opener = { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null, onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget) } as const;
  return (
    <>
      {compact ? <IconAction label="Actions" icon={<MoreIcon />} {...opener} /> : <Button variant="outlined" startIcon={<MoreIcon />} {...opener}>Actions</Button>}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ list: { 'aria-label': 'Actions' } }}>
        <MenuItem onClick={() => { close(); print(); }}><ListItemIcon><PrintIcon /></ListItemIcon>Print</MenuItem>
        {recipe.originalFileUrl && <MenuItem component="a" href={recipe.originalFileUrl} target="_blank" rel="noopener noreferrer" onClick={close}><ListItemIcon><FileTextIcon /></ListItemIcon>View Original File</MenuItem>}
        {page && <MenuItem component="a" href={page} target="_blank" rel="noopener noreferrer" onClick={close}><ListItemIcon><ExternalIcon /></ListItemIcon>Original URL</MenuItem>}
      </Menu>
    </>
  );
}
