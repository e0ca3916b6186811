import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AddChoice } from './add-choice.ts';
import { useWaysToAdd } from './ways-to-add.tsx';

interface AddRecipeMenuProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onAdd: (choice: AddChoice) => void;
  /** Opens upwards, for the floating button. */
  up?: boolean;
}

/** The ways to bring in a recipe. */
export function AddRecipeMenu({ open, anchor, onClose, onAdd, up = false }: AddRecipeMenuProps) {
  const ways = useWaysToAdd(open);
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: up ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: up ? 'bottom' : 'top', horizontal: 'right' }}
      slotProps={{
        paper: { sx: { marginTop: up ? '-12px' : '8px' } },
        list: { 'aria-label': 'Add Recipe' },
      }}
    >
      {ways.map(({ choice, word, icon }) => (
        <MenuItem
          key={choice}
          onClick={() => {
            onClose();
            onAdd(choice);
          }}
        >
          <ListItemIcon>{icon}</ListItemIcon>
          {word}
        </MenuItem>
      ))}
    </Menu>
  );
}
