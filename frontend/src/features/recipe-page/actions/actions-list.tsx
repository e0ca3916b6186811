import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import type { ExportFormat } from '../../../generated/operations.ts';
import { PublishDialog } from '../../../kitchen/visibility/publish-dialog.tsx';
import {
  EditIcon,
  GlobeIcon,
  NoteIcon,
  PrintIcon,
  ShareIcon,
} from '../../../shared/ui/icons/icons.ts';
import {
  ArchiveIcon,
  CopyIcon,
  DownloadIcon,
  ExternalIcon,
  FileTextIcon,
  LockIcon,
  RestoreIcon,
} from '../../../shared/ui/icons/menu-icons.ts';
import { printPage } from '../print/print-page.ts';
import { webAddress, type ShownRecipe } from '../shown-recipe.ts';
import { useInviteEntry } from './use-invite-entry.tsx';
import { useRecipeActions, type RecipeActions } from './use-recipe-actions.ts';

interface ActionsListProps {
  open: boolean;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  onClose: () => void;
  recipe: ShownRecipe;
  /** Null where one may not. */
  onEdit: (() => void) | null;
  /** The same. */
  onShare: (() => void) | null;
}

const entry = (key: string, icon: ReactNode, words: string, onClick: () => void) => (
  <MenuItem key={key} onClick={onClick}>
    <ListItemIcon>{icon}</ListItemIcon>
    {words}
  </MenuItem>
);

/** What is chosen closes the menu, then acts. */
type Closing = (act: () => unknown) => () => void;

/** What whoever works in its collection can do with it; what is its owner's alone is left out for others. */
function editorEntries(
  recipe: ShownRecipe,
  { duplicate, keepAsTemplate, exportAs, setVisibility, archive, restore }: RecipeActions,
  closing: Closing,
  publish: () => void,
): ReactNode[] {
  const exported = (words: string, format: ExportFormat) =>
    entry(
      format,
      <DownloadIcon />,
      words,
      closing(() => exportAs(format)),
    );
  const isOwner = recipe.role === 'owner';
  const hide = closing(() => setVisibility('private'));
  const visibility =
    recipe.visibility === 'public'
      ? entry('private', <LockIcon />, 'Make Private', hide)
      : recipe.editable && entry('public', <GlobeIcon />, 'Make Public', closing(publish));
  return [
    <Divider key="own" />,
    entry('duplicate', <CopyIcon />, 'Duplicate', closing(duplicate)),
    entry('template', <NoteIcon />, 'Keep as Template', closing(keepAsTemplate)),
    ...(isOwner ? [exported('Export as JSON-LD', 'jsonld'), exported('Export as Zip', 'zip')] : []),
    <Divider key="life" />,
    isOwner && visibility,
    recipe.state === 'archived'
      ? entry('restore', <RestoreIcon />, 'Restore', closing(restore))
      : entry('archive', <ArchiveIcon />, 'Archive', closing(archive)),
  ];
}

/** What can be done with the recipe, and where it comes from. */
export function ActionsList({ open, anchor, onClose, recipe, onEdit, onShare }: ActionsListProps) {
  const actions = useRecipeActions(recipe);
  const inviting = useInviteEntry(recipe, onClose);
  const [publishing, setPublishing] = useState(false);
  const page = webAddress(recipe.originalUrl);
  const [original] = recipe.originalFiles;
  const closing: Closing = (act) => () => {
    onClose();
    void act();
  };
  const link = (key: string, icon: ReactNode, words: string, href: string) => (
    <MenuItem
      key={key}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClose}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {words}
    </MenuItem>
  );
  return (
    <>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Actions' } }}
      >
        {onEdit && entry('edit', <EditIcon />, 'Edit', closing(onEdit))}
        {onShare && entry('share', <ShareIcon />, 'Share', closing(onShare))}
        {inviting}
        {entry('print', <PrintIcon />, 'Print', closing(printPage))}
        {original && link('file', <FileTextIcon />, 'View Original File', original.url)}
        {page && link('page', <ExternalIcon />, 'Original URL', page)}
        {recipe.role !== 'other' &&
          editorEntries(recipe, actions, closing, () => setPublishing(true))}
      </Menu>
      <PublishDialog
        open={publishing}
        published={recipe}
        onClose={() => setPublishing(false)}
        onConfirm={() => void actions.setVisibility('public')}
      />
    </>
  );
}
