import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { use, type ReactNode } from 'react';
import { InviteFromRecipe } from '../../../kitchen/recipe/invite-from-recipe.ts';
import { InviteIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

/** The entry of a menu that invites somebody from one's own recipe; nothing on others'. */
export function useInviteEntry(recipe: ShownRecipe, onClose: () => void): ReactNode {
  const invite = use(InviteFromRecipe);
  if (recipe.role !== 'owner' || !invite) return null;
  const open = () => {
    onClose();
    invite(recipe.title);
  };
  return (
    <MenuItem key="invite" onClick={open}>
      <ListItemIcon>
        <InviteIcon />
      </ListItemIcon>
      Invite Collaborators
    </MenuItem>
  );
}
