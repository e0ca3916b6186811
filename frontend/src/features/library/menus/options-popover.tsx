import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeState } from '../../../generated/operations.ts';
import { paths } from '../../../shared/api/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { BasketIcon, GlobeIcon } from '../../../shared/ui/icons/icons.ts';
import {
  ArchiveIcon,
  CalendarIcon,
  CardsIcon,
  ChartIcon,
  DownloadIcon,
  FileTextIcon,
  GuestsIcon,
  InviteIcon,
  LinkIcon,
  ListIcon,
  SignOutIcon,
  UserIcon,
} from '../../../shared/ui/icons/menu-icons.ts';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import type { AddChoice } from './add-choice.ts';
import type { LibraryMode } from '../library-mode.ts';
import { MenuRow } from './menu-row.tsx';
import type { ViewMode } from '../../../kitchen/recipe-list/use-view-mode.ts';
import { useWaysToAdd } from './ways-to-add.tsx';

export interface LibraryOptions {
  state: RecipeState;
  onState: (state: RecipeState) => void;
  viewMode: ViewMode;
  onViewMode: (mode: ViewMode) => void;
  onInvite: () => void;
  /** Invites somebody to work in the collection. */
  onCollaborate: () => void;
  onCollaborators: () => void;
  onShareLinks: () => void;
  /** Null, as the next, while another's collection is shown: both are of one's own. */
  onImport: () => void;
  onExport: (() => void) | null;
  mode: LibraryMode | null;
  /** Null where there is no recipe to do it to. */
  onMode: ((mode: LibraryMode) => void) | null;
  /** Whether who is here says who may see these recipes: their owner does. */
  mayPublish: boolean;
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
export function OptionsPopover({ open, anchor, onClose, onAdd, ...options }: OptionsPopoverProps) {
  const ways = useWaysToAdd(open && onAdd !== undefined);
  const closing: Closing = (act) => () => {
    onClose();
    act();
  };
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
            <Row key={choice} icon={icon} word={word} onClick={closing(() => onAdd(choice))} />
          ))}
          <Line />
        </>
      )}
      <ViewSwitches {...options} onState={(state) => closing(() => options.onState(state))()} />
      <Line />
      <Places
        onInvite={closing(options.onInvite)}
        onCollaborate={closing(options.onCollaborate)}
        onCollaborators={closing(options.onCollaborators)}
        onShareLinks={closing(options.onShareLinks)}
      />
      <Line />
      <LibraryRows options={options} closing={closing} />
    </Popover>
  );
}

/** What is chosen closes the popover, then acts. */
type Closing = (act: () => void) => () => void;

function Row({ icon, word, onClick }: { icon: ReactNode; word: string; onClick: () => void }) {
  return (
    <MenuRow onClick={onClick}>
      {icon}
      {word}
    </MenuRow>
  );
}

type ViewSwitchesProps = Pick<LibraryOptions, 'state' | 'onState' | 'viewMode' | 'onViewMode'>;

/** Recipes or archive, as cards or as a list. */
function ViewSwitches({ state, onState, viewMode, onViewMode }: ViewSwitchesProps) {
  return (
    <Switches>
      <Segments<RecipeState> label="View" value={state} options={states} onChange={onState} full />
      <Segments<ViewMode>
        label="Display"
        value={viewMode}
        options={displays}
        onChange={onViewMode}
        full
      />
    </Switches>
  );
}

/** What there is beside the library. */
function Places({
  onInvite,
  onCollaborate,
  onCollaborators,
  onShareLinks,
}: Pick<LibraryOptions, 'onInvite' | 'onCollaborate' | 'onCollaborators' | 'onShareLinks'>) {
  const { user } = useSession();
  return (
    <>
      <Row icon={<InviteIcon />} word="Invite Users" onClick={onInvite} />
      <Row icon={<InviteIcon />} word="Invite Collaborators" onClick={onCollaborate} />
      <Row icon={<GuestsIcon />} word="Collaborators" onClick={onCollaborators} />
      <Row icon={<LinkIcon />} word="Shared Links" onClick={onShareLinks} />
      <MenuRow component={Link} to={paths.events.getHref()}>
        <CalendarIcon />
        Event Planner
      </MenuRow>
      <MenuRow component={Link} to={paths.shoppingLists.getHref()}>
        <BasketIcon />
        Shopping Lists
      </MenuRow>
      <MenuRow component={Link} to={paths.account.getHref()}>
        <UserIcon />
        Your Account
      </MenuRow>
      {user?.isAdmin && (
        <MenuRow component={Link} to={paths.admin.getHref()}>
          <ChartIcon />
          Admin Dashboard
        </MenuRow>
      )}
    </>
  );
}

interface LibraryRowsProps {
  options: Pick<LibraryOptions, 'onImport' | 'onExport' | 'mode' | 'onMode' | 'mayPublish'>;
  closing: Closing;
}

/** What is done with the library as a whole, and the way out. */
function LibraryRows({ options, closing }: LibraryRowsProps) {
  const { onImport, onExport, mode, onMode, mayPublish } = options;
  const { signOut } = useSession();
  return (
    <>
      <Row icon={<FileTextIcon />} word="Import Recipes" onClick={closing(onImport)} />
      {onExport && (
        <Row icon={<DownloadIcon />} word="Export Library" onClick={closing(onExport)} />
      )}
      {onMode && mayPublish && mode !== 'visibility' && (
        <Row icon={<GlobeIcon />} word="Visibility" onClick={closing(() => onMode('visibility'))} />
      )}
      <Row icon={<SignOutIcon />} word="Sign Out" onClick={closing(() => void signOut())} />
      {onMode && mode !== 'delete' && (
        <>
          <Line />
          <Row
            icon={<ArchiveIcon />}
            word="Delete Mode"
            onClick={closing(() => onMode('delete'))}
          />
        </>
      )}
    </>
  );
}
