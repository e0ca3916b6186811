import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RemoveEventRecipeDocument } from '../../../generated/documents/remove-event-recipe.ts';
import type { Dish_EntryFragment } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { AddRecipeDialog } from '../add/add-recipe-dialog.tsx';
import type { ShownEvent } from '../event/event-summary.tsx';
import { courseTypes } from './courses.data.ts';
import { recipeIdOf } from './dish-facts.ts';
import { MenuSection } from './menu-section.tsx';
import { RemoveDishDialog } from './remove-dish-dialog.tsx';
import { useMenuChecks } from './use-menu-checks.ts';

interface MenuPlanningProps {
  event: ShownEvent;
  onBring: (method: 'upload' | 'magic') => void;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 20,
  '& h2': { ...typeStyle('h2'), flex: 1 },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 64,
  [media.belowLg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The menu, course by course. */
export function MenuPlanning({ event, onBring }: MenuPlanningProps) {
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Dish_EntryFragment | null>(null);
  const checks = useMenuChecks(event.recipes, event.dietaryProfile);
  const [remove] = useMutation(RemoveEventRecipeDocument);
  const takeOff = async (entry: Dish_EntryFragment) => {
    setAsked(null);
    try {
      await remove({ variables: { eventId: event.id, recipeId: recipeIdOf(entry) } });
    } catch (failure) {
      return void notify.error({ title: 'Error', text: sentenceOf(failure, 'Try again in a moment.') });
    }
    notify.success({ title: 'Recipe removed', text: 'Recipe has been removed from your menu.' });
  };
  return (
    <>
      <Head>
        <h2>Menu Planning</h2>
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
      <Columns>
        {courseTypes.map((course) => (
          <MenuSection
            key={course}
            course={course}
            eventId={event.id}
            entries={event.recipes.filter(({ courseType }) => courseType === course)}
            guestCount={event.guestCount}
            checks={checks}
            onRemove={setAsked}
          />
        ))}
      </Columns>
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
