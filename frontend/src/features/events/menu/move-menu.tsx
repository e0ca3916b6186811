import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { courses, courseTypes } from './courses.data.ts';
import type { MenuDish } from './menu-dish.ts';
import { dishesOf, type Place } from './menu-order.ts';

/** The dish whose places are shown, and the button that asked for them. */
export interface AskedMove {
  dish: MenuDish;
  anchor: HTMLElement;
}

interface MoveMenuProps {
  open: boolean;
  /** Null while nothing is asked. */
  asked: AskedMove | null;
  menu: readonly MenuDish[];
  onClose: () => void;
  onMove: (dish: MenuDish, place: Place) => void;
}

/** Where a dish can go to, for keyboards, and for whoever does not drag. */
export function MoveMenu({ open, asked, menu, onClose, onMove }: MoveMenuProps) {
  // What was asked last stays in view while the menu fades.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const choices = shown ? choicesOf(shown.dish, menu) : [];
  const focusDish = () =>
    document.querySelector<HTMLElement>(`[data-dish="${shown?.dish.id}"]`)?.focus();
  return (
    <Menu
      open={open}
      anchorEl={shown?.anchor ?? null}
      onClose={onClose}
      // A dish that goes to another course takes its button along.
      disableRestoreFocus
      slotProps={{
        list: { 'aria-label': `Move ${shown?.dish.title ?? ''}` },
        transition: { onExited: focusDish },
      }}
    >
      {choices.map(({ words, place }) => (
        <MenuItem
          key={words}
          disabled={place === null}
          onClick={() => {
            if (!asked || !place) return;
            onClose();
            onMove(asked.dish, place);
          }}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Places by their words; null where the dish cannot go there. */
function choicesOf(
  { id, courseType, orderIndex }: MenuDish,
  menu: readonly MenuDish[],
): { words: string; place: Place | null }[] {
  const last = dishesOf(menu, courseType).length - 1;
  return [
    { words: 'Move up', place: orderIndex > 0 ? { courseType, orderIndex: orderIndex - 1 } : null },
    {
      words: 'Move down',
      place: orderIndex < last ? { courseType, orderIndex: orderIndex + 1 } : null,
    },
    ...courseTypes
      .filter((course) => course !== courseType)
      .map((course) => ({
        words: `Move to ${courses[course]}`,
        place: { courseType: course, orderIndex: dishesOf(menu, course, id).length },
      })),
  ];
}
