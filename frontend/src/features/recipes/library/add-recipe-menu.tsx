import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CameraIcon, UploadIcon } from '../../../shared/ui/icons/icons.ts';

/** The ways to bring in a recipe. */
export type AddChoice = 'files' | 'camera' | 'link';

export interface AddRecipeMenuProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onAdd: (choice: AddChoice) => void;
  /** Opens upwards, for the floating button. */
  up?: boolean;
}

/** Upload Recipe and Take Photo. */
export function AddRecipeMenu({ open, anchor, onClose, onAdd, up = false }: AddRecipeMenuProps) {
  const choose = (choice: AddChoice) => {
    onClose();
    onAdd(choice);
  };
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: up ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: up ? 'bottom' : 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { marginTop: up ? '-12px' : '8px' } }, list: { 'aria-label': 'Add Recipe' } }}
    >
      <MenuItem onClick={() => choose('files')}><ListItemIcon><UploadIcon /></ListItemIcon>Upload Recipe</MenuItem>
      <MenuItem onClick={() => choose('camera')}><ListItemIcon><CameraIcon /></ListItemIcon>Take Photo</MenuItem>
    </Menu>
  );
}
