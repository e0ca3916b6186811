import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { EditIcon, NoteIcon, PrintIcon, ShareIcon } from '../../../shared/ui/icons/icons.ts';
import {
  ArchiveIcon,
  CopyIcon,
  DownloadIcon,
  ExternalIcon,
  FileTextIcon,
  RestoreIcon,
} from '../../../shared/ui/icons/menu-icons.ts';
import { printPage } from '../print/print-page.ts';
import { webAddress, type ShownRecipe } from '../shown-recipe.ts';
import { useRecipeActions } from './use-recipe-actions.ts';

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

/** What can be done with the recipe, and where it comes from. */
export function ActionsList({ open, anchor, onClose, recipe, onEdit, onShare }: ActionsListProps) {
  const { archive, restore, duplicate, keepAsTemplate, exportAs } = useRecipeActions(recipe);
  const page = webAddress(recipe.originalUrl);
  const [original] = recipe.originalFiles;
  const closing = (act: () => unknown) => () => {
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
      {entry('print', <PrintIcon />, 'Print', closing(printPage))}
      {original && link('file', <FileTextIcon />, 'View Original File', original.url)}
      {page && link('page', <ExternalIcon />, 'Original URL', page)}
      {recipe.own && [
        <Divider key="own" />,
        entry('duplicate', <CopyIcon />, 'Duplicate', closing(duplicate)),
        entry('template', <NoteIcon />, 'Keep as Template', closing(keepAsTemplate)),
        entry(
          'jsonld',
          <DownloadIcon />,
          'Export as JSON-LD',
          closing(() => exportAs('jsonld')),
        ),
        entry(
          'zip',
          <DownloadIcon />,
          'Export as Zip',
          closing(() => exportAs('zip')),
        ),
        <Divider key="life" />,
        recipe.state === 'archived'
          ? entry('restore', <RestoreIcon />, 'Restore', closing(restore))
          : entry('archive', <ArchiveIcon />, 'Archive', closing(archive)),
      ]}
    </Menu>
  );
}
