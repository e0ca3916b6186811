import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Header } from '../../../shared/ui/page/header.tsx';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import {
  ChevronDownIcon,
  MenuIcon,
  OptionsIcon,
  PlusIcon,
} from '../../../shared/ui/icons/icons.ts';
import type { AddChoice } from '../menus/add-choice.ts';
import { HeaderSearch, type LibrarySearchProps } from './library-search.tsx';
import { AddRecipeMenu, OptionsPopover } from '../menus/lazy-menus.ts';
import { fetchLazyParts } from '../lazy-parts.ts';
import type { LibraryOptions } from '../menus/options-popover.tsx';

interface LibraryHeaderProps extends LibrarySearchProps {
  options: LibraryOptions;
  onAdd: (choice: AddChoice) => void;
  /** The cook reaches for it. */
  onMayAdd: () => void;
}

type MenuName = 'add' | 'options' | 'all';

/** Room for the search between the brand and the buttons. */
const WithSearch = styled('div')({
  display: 'contents',
  '& nav[aria-label=Actions]': { flex: 1, minWidth: 0 },
});

/** The library's bar: search, Add Recipe and Options; one menu with all of it on small screens. */
export function LibraryHeader({ search, onSearch, options, onAdd, onMayAdd }: LibraryHeaderProps) {
  const { menu, opener } = useOpenedMenu();
  const onReach = (reach: () => void) => ({ onPointerEnter: reach, onFocus: reach });
  const reachAdd = () => {
    AddRecipeMenu.fetch();
    onMayAdd();
  };
  const reachOptions = () => {
    OptionsPopover.fetch();
    fetchLazyParts();
  };
  const reachAll = () => {
    reachOptions();
    onMayAdd();
  };
  return (
    <WithSearch>
      <Header
        actions={
          <>
            <HeaderSearch search={search} onSearch={onSearch} />
            <Button
              variant="contained"
              startIcon={<PlusIcon />}
              endIcon={<ChevronDownIcon small />}
              aria-haspopup="menu"
              {...opener('add')}
              {...onReach(reachAdd)}
            >
              Add Recipe
            </Button>
            <Button
              startIcon={<OptionsIcon />}
              endIcon={<ChevronDownIcon small />}
              aria-haspopup="dialog"
              {...opener('options')}
              {...onReach(reachOptions)}
            >
              Options
            </Button>
          </>
        }
        smallMenu={
          <IconAction
            label="Menu"
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            {...opener('all')}
            {...onReach(reachAll)}
          />
        }
      />
      <AddRecipeMenu {...menu('add')} onAdd={onAdd} />
      <OptionsPopover {...menu('options')} {...options} />
      <OptionsPopover {...menu('all')} {...options} onAdd={onAdd} />
    </WithSearch>
  );
}

/** Which menu is open, and by which button. */
function useOpenedMenu() {
  const [opened, setOpened] = useState<{ menu: MenuName; anchor: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  const menu = (name: MenuName) => ({
    open: opened?.menu === name,
    anchor: opened?.menu === name ? opened.anchor : null,
    onClose: close,
  });
  const opener = (name: MenuName) => ({
    'aria-expanded': opened?.menu === name,
    onClick: (event: { currentTarget: HTMLElement }) =>
      setOpened({ menu: name, anchor: event.currentTarget }),
  });
  return { menu, opener };
}
