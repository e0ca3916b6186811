import type { CollisionDetection, DroppableContainer, UniqueIdentifier } from '@dnd-kit/core';
import { courseTypes } from './courses.data.ts';
import type { MenuDish } from './menu-dish.ts';
import { dishesOf, type Place } from './menu-order.ts';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const away = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
const isCourse = ({ id }: DroppableContainer) =>
  (courseTypes as readonly UniqueIdentifier[]).includes(id);

/** What a dish that is dragged would come before: the first of the nearest course whose middle is below the pointer; else that course. */
export const atPointer: CollisionDetection = ({
  active,
  pointerCoordinates: pointer,
  droppableContainers,
  droppableRects,
}) => {
  if (!pointer) return [];
  const boxed = droppableContainers.flatMap((container) => {
    const box = droppableRects.get(container.id);
    return box ? [{ container, box }] : [];
  });
  const distance = ({ left, right, top, bottom }: Box) =>
    Math.hypot(away(pointer.x, left, right), away(pointer.y, top, bottom));
  const [course] = boxed
    .filter(({ container }) => isCourse(container))
    .sort((a, b) => distance(a.box) - distance(b.box));
  if (!course) return [];
  const [next] = boxed
    .filter(
      ({ container: { id, data }, box }) =>
        id !== active.id &&
        data.current?.['course'] === course.container.id &&
        box.top + box.height / 2 > pointer.y,
    )
    .sort((a, b) => a.box.top - b.box.top);
  return [{ id: (next ?? course).container.id }];
};

/** The place that is meant by a dish, before which one comes, or by a course, at whose end. Null for what is neither. */
export function placeBefore(
  menu: readonly MenuDish[],
  draggedId: string,
  over: UniqueIdentifier | null,
): Place | null {
  const course = courseTypes.find((one) => one === over);
  if (course) return { courseType: course, orderIndex: dishesOf(menu, course, draggedId).length };
  const next = menu.find(({ id }) => id === over);
  if (!next) return null;
  const { courseType } = next;
  return {
    courseType,
    orderIndex: dishesOf(menu, courseType, draggedId).findIndex(({ id }) => id === over),
  };
}
