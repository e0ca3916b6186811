import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { MoreIcon } from '../../../shared/ui/icons/icons.ts';
import { TrashIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ListedUser, UserActs } from './use-user-acts.ts';

const InRow = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
  '& .MuiIconButton-root': { color: colour.tomato },
  [media.belowMd]: { display: 'none' },
});
const InMenu = styled('span')({ display: 'none', [media.belowMd]: { display: 'inline-flex' } });

interface UserActionsProps {
  user: ListedUser;
  acts: UserActs;
  onDelete: (user: ListedUser) => void;
}

/** What can be done to a user: beside the row, or in one menu on small screens. */
export function UserActions({ user, acts, onDelete }: UserActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const disabled = acts.busy === user.id;
  const [word, change] = user.isActive
    ? (['Suspend', acts.suspend] as const)
    : (['Reactivate', acts.reactivate] as const);
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <InRow>
        <Button
          aria-label={`${word} ${user.name}`}
          // One that is disabled would lose the focus of the keyboard.
          aria-disabled={disabled}
          onClick={() => void (!disabled && change(user))}
        >
          {word}
        </Button>
        <IconAction
          label={`Delete ${user.name}`}
          icon={<TrashIcon />}
          disabled={disabled}
          onClick={() => onDelete(user)}
        />
      </InRow>
      <InMenu>
        <IconAction
          label={`Actions for ${user.name}`}
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={disabled}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </InMenu>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Actions for ${user.name}` } }}
      >
        <MenuItem onClick={choose(() => void change(user))}>{word}</MenuItem>
        <MenuItem onClick={choose(() => onDelete(user))} sx={{ color: colour.tomato }}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
