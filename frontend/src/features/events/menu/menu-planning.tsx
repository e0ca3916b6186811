import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { RemoveEventRecipeDocument } from '../../../generated/documents/remove-event-recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import type { BringMethod } from '../add/bring-text.tsx';
import type { ShownEvent } from '../event/use-event.ts';
import { recipeIdOf } from './dish-facts.ts';
import { MenuBoard } from './menu-board.tsx';
import type { MenuDish } from './menu-dish.ts';
import { RemoveDishDialog } from './remove-dish-dialog.tsx';

const AddRecipeDialog = lazyWhenOpen(
  async () => (await import('../add/add-recipe-dialog.tsx')).AddRecipeDialog,
);

interface MenuPlanningProps {
  event: ShownEvent;
  /** Recipes that are not there could not be read. */
  unread: boolean;
  onBring: (method: BringMethod) => void;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 20,
  '& h2': {
    ...typeStyle('h2'),
    flex: 1,
    [media.belowSm]: { fontSize: '1.5rem', lineHeight: '30px' },
  },
});

/** The menu, course by course. */
export function MenuPlanning({ event, unread, onBring }: MenuPlanningProps) {
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<MenuDish | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useWhenIdle(AddRecipeDialog.fetch);
  const [remove] = useMutation(RemoveEventRecipeDocument);
  const takeOff = async (entry: MenuDish) => {
    setAsked(null);
    try {
      await remove({ variables: { eventId: event.id, recipeId: recipeIdOf(entry) } });
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'The recipe could not be removed from the menu. Try again.'),
      });
    }
    // The button that was pressed is gone with its dish.
    heading.current?.focus();
    notify.success({ title: 'Recipe removed', text: 'Recipe has been removed from your menu.' });
  };
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Menu Planning
        </h2>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Recipe
        </Button>
      </Head>
      {event.recipes.length === 0 && (
        <EmptyState
          picture="plate"
          title="Your menu is empty"
          text="Start building your dinner party menu by adding recipes"
        >
          <Button variant="outlined" onClick={() => setAdding(true)}>
            Add Your First Recipe
          </Button>
        </EmptyState>
      )}
      <MenuBoard event={event} unread={unread} onRemove={setAsked} />
      <AddRecipeDialog
        event={event}
        open={adding}
        onClose={() => setAdding(false)}
        onBring={onBring}
      />
      <RemoveDishDialog
        entry={asked}
        onKeep={() => setAsked(null)}
        onRemove={(entry) => void takeOff(entry)}
      />
    </>
  );
}
