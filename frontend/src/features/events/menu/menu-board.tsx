import { DndContext, DragOverlay } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { DragIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownEvent } from '../event/use-event.ts';
import { profiles } from '../profiles.data.tsx';
import { courseTypes } from './courses.data.ts';
import { DishCard } from './dish-card.tsx';
import type { MenuDish } from './menu-dish.ts';
import { dishesOf } from './menu-order.ts';
import { MenuSection } from './menu-section.tsx';
import type { AskedMove } from './move-menu.tsx';
import { atPointer } from './place-at-pointer.ts';
import { useDishDrag } from './use-dish-drag.ts';
import { useIngredientReader } from './use-ingredient-reader.ts';
import { useMenuChecks } from './use-menu-checks.ts';
import { useMoveDish } from './use-move-dish.ts';

const MoveMenu = lazyWhenOpen(async () => (await import('./move-menu.tsx')).MoveMenu);

interface MenuBoardProps {
  event: ShownEvent;
  unread: boolean;
  onRemove: (entry: MenuDish) => void;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '40px 48px',
  alignItems: 'start',
  paddingBottom: 64,
  [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Hint = styled('p')({ marginBottom: 16, ...typeStyle('meta'), color: colour.ink2 });
const Dragged = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'max-content',
  maxWidth: 280,
  padding: '10px 16px 10px 10px',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `0 0 0 2px ${colour.cobalt}`,
  cursor: 'grabbing',
  ...typeStyle('card'),
});

/** What dnd-kit would say of a drag by itself; how it ends is told by the menu. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The courses side by side, between which dishes are moved: dragged by hand, or by the menu of their handle. */
export function MenuBoard({ event, unread, onRemove }: MenuBoardProps) {
  const menu = event.recipes;
  const checks = useMenuChecks(event, useIngredientReader(event.id));
  const isUnchecked =
    event.dietaryProfile !== 'omnivore' &&
    menu.some(({ id, recipe }) => recipe !== null && !checks.has(id));
  const { moveTo, said } = useMoveDish(event);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  useWhenIdle(MoveMenu.fetch);
  const { dragged, aim, handlers } = useDishDrag(menu, moveTo);
  return (
    <DndContext collisionDetection={atPointer} accessibility={silent} {...handlers}>
      <p role="status" style={visuallyHidden}>
        {said}
      </p>
      {isUnchecked && (
        <Hint role="status">
          Not yet checked for what {profiles[event.dietaryProfile].label.toLowerCase()} guests eat.
        </Hint>
      )}
      <Columns>
        {courseTypes.map((course) => (
          <MenuSection
            key={course}
            course={course}
            entries={dishesOf(menu, course)}
            dropBefore={aim?.courseType === course ? aim.before : null}
          >
            {(entry) => (
              <DishCard
                eventId={event.id}
                entry={entry}
                guestCount={event.guestCount}
                check={checks.get(entry.id) ?? null}
                unread={unread}
                onRemove={onRemove}
                onMove={setAsked}
              />
            )}
          </MenuSection>
        ))}
      </Columns>
      <MoveMenu
        open={asked !== null}
        asked={asked}
        menu={menu}
        onClose={() => setAsked(null)}
        onMove={(dish, to) => void moveTo(dish, to)}
      />
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Dragged>
            <DragIcon />
            {dragged.title}
          </Dragged>
        )}
      </DragOverlay>
    </DndContext>
  );
}
