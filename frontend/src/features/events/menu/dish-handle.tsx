import { useDraggable } from '@dnd-kit/core';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { DragIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { MenuDish } from './menu-dish.ts';
import type { AskedMove } from './move-menu.tsx';

interface DishHandleProps {
  entry: MenuDish;
  title: string;
  /** Pressed instead of dragged. */
  onMove: (asked: AskedMove) => void;
}

/** What a dish is dragged by; pressed, it shows where the dish can go to. */
export function DishHandle({ entry, title, onMove }: DishHandleProps) {
  const { setNodeRef, listeners } = useDraggable({ id: entry.id });
  return (
    <IconAction
      label={`Move ${title}`}
      icon={<DragIcon />}
      ref={setNodeRef}
      data-dish={entry.id}
      aria-haspopup="menu"
      sx={{ cursor: 'grab', touchAction: 'none', '& svg': { strokeWidth: 2.6 } }}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      onClick={({ currentTarget }) => onMove({ dish: entry, anchor: currentTarget })}
    />
  );
}
