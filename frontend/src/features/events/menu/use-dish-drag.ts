import { PointerSensor, useSensor, useSensors, type UniqueIdentifier } from '@dnd-kit/core';
import { useState } from 'react';
import { courseTypes } from './courses.data.ts';
import type { MenuDish } from './menu-dish.ts';
import { isAt, type Place } from './menu-order.ts';
import { placeBefore } from './place-at-pointer.ts';

/** Where a dish that is dragged would come, and before which dish that is. */
interface Aim extends Place {
  before: string | 'end';
}

/** A dish on its way by hand, and the place where it would come; null where that is its own. */
export function useDishDrag(
  menu: readonly MenuDish[],
  moveTo: (dish: MenuDish, place: Place) => Promise<void>,
) {
  const [dragged, setDragged] = useState<MenuDish | null>(null);
  const [over, setOver] = useState<UniqueIdentifier | null>(null);
  // A press that hardly moves asks for the menu.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const place = dragged && placeBefore(menu, dragged.id, over);
  const isCourse = courseTypes.some((course) => course === over);
  const aim: Aim | null =
    place && !isAt(dragged, place) ? { ...place, before: isCourse ? 'end' : String(over) } : null;
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const handlers = {
    sensors,
    onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
      setDragged(menu.find(({ id }) => id === active.id) ?? null),
    onDragOver: (event: { over: { id: UniqueIdentifier } | null }) =>
      setOver(event.over?.id ?? null),
    onDragEnd() {
      if (dragged && place) void moveTo(dragged, place);
      end();
    },
    onDragCancel: end,
  };
  return { dragged, aim, handlers };
}
