import Button from '@mui/material/Button';
import { useState } from 'react';
import { Header } from '../../../shared/ui/header.tsx';
import { IconAction } from '../../../shared/ui/icon-action.tsx';
import { CameraIcon, ChevronDownIcon, MenuIcon, OptionsIcon, PlusIcon, UploadIcon } from '../../../shared/ui/icons/icons.ts';
import type { AddChoice } from './add-recipe-menu.tsx';
import { MenuRow } from './menu-row.tsx';
import { AddRecipeMenu, OptionsPopover } from './menus.ts';
import type { ViewMode } from './use-view-mode.ts';

export interface LibraryHeaderProps {
  viewMode: ViewMode;
  onViewMode: (mode: ViewMode) => void;
  onAdd: (choice: AddChoice) => void;
  /** The cook reaches for it. */
  onMayAdd: () => void;
}

type MenuName = 'add' | 'options' | 'all';

/** The library's bar: Add Recipe and Options; one menu with all of it on small screens. */
export function LibraryHeader({ viewMode, onViewMode, onAdd, onMayAdd }: LibraryHeaderProps) {
  const [opened, setOpened] = useState<{ menu: MenuName; anchor: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  const menu = (name: MenuName) => ({ open: opened?.menu === name, anchor: opened?.menu === name ? opened.anchor : null, onClose: close });
  const opener = (name: MenuName) => ({ 'aria-expanded': opened?.menu === name, onClick: (event: { currentTarget: HTMLElement }) => setOpened({ menu: name, anchor: event.currentTarget }) });
  const onReach = (reach: () => void) => ({ onPointerEnter: reach, onFocus: reach });
  const add = (choice: AddChoice) => {
    close();
    onAdd(choice);
  };
  const reachAdd = () => {
    AddRecipeMenu.fetch();
    onMayAdd();
  };
  const reachAll = () => {
    OptionsPopover.fetch();
    onMayAdd();
  };
  const display = { viewMode, onViewMode };
  return (
    <>
      <Header
        actions={
          <>
            <Button variant="contained" startIcon={<PlusIcon />} endIcon={<ChevronDownIcon small />} aria-haspopup="menu" {...opener('add')} {...onReach(reachAdd)}>Add Recipe</Button>
            <Button startIcon={<OptionsIcon />} endIcon={<ChevronDownIcon small />} aria-haspopup="dialog" {...opener('options')} {...onReach(OptionsPopover.fetch)}>Options</Button>
          </>
        }
        smallMenu={<IconAction label="Menu" icon={<MenuIcon />} aria-haspopup="dialog" {...opener('all')} {...onReach(reachAll)} />}
      />
      <AddRecipeMenu {...menu('add')} onAdd={add} />
      <OptionsPopover {...menu('options')} {...display} />
      <OptionsPopover {...menu('all')} {...display}>
        <MenuRow onClick={() => add('files')}><UploadIcon />Upload Recipe</MenuRow>
        <MenuRow onClick={() => add('camera')}><CameraIcon />Take Photo</MenuRow>
      </OptionsPopover>
    </>
  );
}
