import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { recipes as recipesText } from '../../../kitchen/labels/counts.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { BasketIcon } from '../../../shared/ui/icons/icons.ts';
import { Panel } from '../../../shared/ui/surfaces/panel.tsx';
import type { EventParts } from '../event/event-parts.ts';
import type { ShownEvent } from '../event/use-event.ts';

interface ShoppingCardProps extends Pick<EventParts, 'ShoppingList'> {
  event: ShownEvent;
}

const Text = styled('p')({ margin: '8px 0 16px', ...typeStyle('body2'), color: colour.ink2 });

/** The way to what has to be bought for the menu. */
export function ShoppingCard({ event, ShoppingList }: ShoppingCardProps) {
  const { id, name, recipes, guestCount } = event;
  const heading = useId();
  const [open, setOpen] = useState(false);
  // The last list is there without a network; what shows it should be too.
  useWhenIdle(() => void ShoppingList.fetch());
  const isEmpty = recipes.length === 0;
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>Shopping List</h3>
      <Text>
        {isEmpty
          ? 'Once there are recipes on the menu, one list has all they need.'
          : `One list for ${recipesText(recipes.length)}, scaled to ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'} and grouped by aisle.`}
      </Text>
      <Button
        variant="contained"
        fullWidth
        disabled={isEmpty}
        startIcon={<BasketIcon />}
        onPointerEnter={ShoppingList.fetch}
        onFocus={ShoppingList.fetch}
        onClick={() => setOpen(true)}
      >
        Generate Shopping List
      </Button>
      <ShoppingList
        open={open}
        eventId={id}
        eventName={name}
        ownerId={event.userId}
        onClose={() => setOpen(false)}
      />
    </Panel>
  );
}
