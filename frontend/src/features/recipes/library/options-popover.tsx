import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { CardsIcon, ListIcon, SignOutIcon } from '../../../shared/ui/icons/icons.ts';
import { Segments } from '../../../shared/ui/segments.tsx';
import { MenuRow } from './menu-row.tsx';
import type { ViewMode } from './use-view-mode.ts';

export interface OptionsPopoverProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  viewMode: ViewMode;
  onViewMode: (mode: ViewMode) => void;
  /** Further entries on top, for the one menu of small screens. */
  children?: ReactNode;
}

const displays = [
  { value: 'card', label: 'Cards', icon: <CardsIcon /> },
  { value: 'list', label: 'List', icon: <ListIcon /> },
] as const;

/** How the library is shown, and the way out. */
export function OptionsPopover({ open, anchor, onClose, viewMode, onViewMode, children }: OptionsPopoverProps) {
  const { signOut } = useSession();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Options', sx: { width: 292, padding: '8px', marginTop: '8px' } } }}
    >
      {children}
      {children && <Divider sx={{ margin: '8px 4px' }} />}
      <div style={{ padding: '0 4px' }}><Segments<ViewMode> label="Display" value={viewMode} options={displays} onChange={onViewMode} full /></div>
      <Divider sx={{ margin: '8px 4px' }} />
      <MenuRow onClick={() => void signOut()}><SignOutIcon />Sign Out</MenuRow>
    </Popover>
  );
}
