import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { Header } from '../../../shared/ui/header.tsx';
import { IconAction } from '../../../shared/ui/icon-action.tsx';
import { CameraIcon, ChevronDownIcon, MenuIcon, OptionsIcon, PlusIcon, UploadIcon } from '../../../shared/ui/icons/icons.ts';
import { AddRecipeMenu, type AddChoice } from './add-recipe-menu.tsx';
import { MenuRow } from './menu-row.tsx';
import { OptionsPopover } from './options-popover.tsx';
import type { ViewMode } from './use-view-mode.ts';

export interface LibraryHeaderProps {
  viewMode: ViewMode;
  onViewMode: (mode: ViewMode) => void;
  onAdd: (choice: AddChoice) => void;
}

type Open = { menu: 'add' | 'options' | 'all'; anchor: HTMLElement } | null;

/** The library's bar: Add Recipe and Options; one menu with all of it on small screens. */
export function LibraryHeader({ viewMode, onViewMode, onAdd }: LibraryHeaderProps) {
  const [open, setOpen] = useState<Open>(null);
  const anchorOf = (menu: NonNullable<Open>['menu']) => (open?.menu === menu ? open.anchor : null);
  const close = () => setOpen(null);
  const add = (choice: AddChoice) => {
    close();
    onAdd(choice);
  };
  const display = { viewMode, onViewMode, onClose: close };
  return (
    <>
      <Header
        actions={
          <>
            <Button variant="contained" startIcon={<PlusIcon />} endIcon={<ChevronDownIcon small />} aria-haspopup="menu" aria-expanded={open?.menu === 'add'} onClick={(event) => setOpen({ menu: 'add', anchor: event.currentTarget })}>Add Recipe</Button>
            <Button startIcon={<OptionsIcon />} endIcon={<ChevronDownIcon small />} aria-haspopup="dialog" aria-expanded={open?.menu === 'options'} onClick={(event) => setOpen({ menu: 'options', anchor: event.currentTarget })}>Options</Button>
          </>
        }
        smallMenu={<IconAction label="Menu" icon={<MenuIcon />} aria-haspopup="dialog" aria-expanded={open?.menu === 'all'} onClick={(event) => setOpen({ menu: 'all', anchor: event.currentTarget })} />}
      />
      <AddRecipeMenu anchor={anchorOf('add')} onClose={close} onAdd={add} />
      <OptionsPopover anchor={anchorOf('options')} {...display} />
      <OptionsPopover anchor={anchorOf('all')} {...display}>
        <MenuRow onClick={() => add('files')}><UploadIcon />Upload Recipe</MenuRow>
        <MenuRow onClick={() => add('camera')}><CameraIcon />Take Photo</MenuRow>
        <Divider sx={{ margin: '8px 4px' }} />
      </OptionsPopover>
    </>
  );
}
