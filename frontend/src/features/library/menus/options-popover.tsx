import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeState } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import {
  ArchiveIcon,
  CalendarIcon,
  CardsIcon,
  ChartIcon,
  DownloadIcon,
  FileTextIcon,
  InviteIcon,
  ListIcon,
  SignOutIcon,
} from '../../../shared/ui/icons/menu-icons.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import type { AddChoice } from './add-choice.ts';
import { MenuRow } from './menu-row.tsx';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import { useWaysToAdd } from './ways-to-add.tsx';

export interface LibraryOptions {
  state: RecipeState;
  onState: (state: RecipeState) => void;
  viewMode: ViewMode;
  onViewMode: (mode: ViewMode) => void;
  onInvite: () => void;
  onImport: () => void;
  onExport: () => void;
  /** Null where there is nothing to take out. */
  onDeleteMode: (() => void) | null;
}

interface OptionsPopoverProps extends LibraryOptions {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Puts the ways to add a recipe on top: the one menu of small screens. */
  onAdd?: (choice: AddChoice) => void;
}

const states = [
  { value: 'active', label: 'Recipes' },
  { value: 'archived', label: 'Archive' },
] as const;
const displays = [
  { value: 'card', label: 'Cards', icon: <CardsIcon /> },
  { value: 'list', label: 'List', icon: <ListIcon /> },
] as const;

const Switches = styled('div')({ display: 'grid', gap: 8, padding: '0 4px' });
const Line = () => <Divider sx={{ margin: '8px 4px' }} />;

/** How the library is shown, what else there is, and the way out. */
export function OptionsPopover({
  open,
  anchor,
  onClose,
  onAdd,
  state,
  onState,
  viewMode,
  onViewMode,
  onInvite,
  onImport,
  onExport,
  onDeleteMode,
}: OptionsPopoverProps) {
  const { user, signOut } = useSession();
  const ways = useWaysToAdd(open && onAdd !== undefined);
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const row = (icon: ReactNode, word: string, act: () => void) => (
    <MenuRow onClick={closing(act)}>
      {icon}
      {word}
    </MenuRow>
  );
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': 'Options',
          sx: { width: 292, padding: '8px', marginTop: '8px' },
        },
      }}
    >
      {onAdd && (
        <>
          {ways.map(({ choice, word, icon }) => (
            <div key={choice}>{row(icon, word, () => onAdd(choice))}</div>
          ))}
          <Line />
        </>
      )}
      <Switches>
        <Segments<RecipeState>
          label="View"
          value={state}
          options={states}
          onChange={(next) => closing(() => onState(next))()}
          full
        />
        <Segments<ViewMode>
          label="Display"
          value={viewMode}
          options={displays}
          onChange={onViewMode}
          full
        />
      </Switches>
      <Line />
      {row(<InviteIcon />, 'Invite Users', onInvite)}
      <MenuRow component={Link} to={paths.events.getHref()}>
        <CalendarIcon />
        Event Planner
      </MenuRow>
      {user?.isAdmin && (
        <MenuRow component={Link} to={paths.admin.getHref()}>
          <ChartIcon />
          Admin Dashboard
        </MenuRow>
      )}
      <Line />
      {row(<FileTextIcon />, 'Import Recipes', onImport)}
      {row(<DownloadIcon />, 'Export Library', onExport)}
      {row(<SignOutIcon />, 'Sign Out', () => void signOut())}
      {onDeleteMode && (
        <>
          <Line />
          {row(<ArchiveIcon />, 'Delete Mode', onDeleteMode)}
        </>
      )}
    </Popover>
  );
}
