import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ExternalIcon, FileTextIcon, PrintIcon } from '../../../shared/ui/icons/icons.ts';
import { webAddress, type ShownRecipe } from './shown-recipe.ts';

export interface ActionsListProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  recipe: ShownRecipe;
}

/** What can be done with the recipe: print it, see where it comes from. */
export function ActionsList({ open, anchor, onClose, recipe }: ActionsListProps) {
  const page = webAddress(recipe.originalUrl);
  const printAfterClosing = () => {
    onClose();
    print();
  };
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }} slotProps={{ list: { 'aria-label': 'Actions' } }}>
      <MenuItem onClick={printAfterClosing}><ListItemIcon><PrintIcon /></ListItemIcon>Print</MenuItem>
      {recipe.originalFileUrl && <MenuItem component="a" href={recipe.originalFileUrl} target="_blank" rel="noopener noreferrer" onClick={onClose}><ListItemIcon><FileTextIcon /></ListItemIcon>View Original File</MenuItem>}
      {page && <MenuItem component="a" href={page} target="_blank" rel="noopener noreferrer" onClick={onClose}><ListItemIcon><ExternalIcon /></ListItemIcon>Original URL</MenuItem>}
    </Menu>
  );
}
