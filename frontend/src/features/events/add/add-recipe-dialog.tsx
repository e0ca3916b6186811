import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { AddEventRecipeDocument } from '../../../generated/documents/add-event-recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import type { ShownEvent } from '../event/use-event.ts';
import { courseOf } from '../menu/course-of.ts';
import { courses } from '../menu/courses.data.ts';
import { recipeIdOf } from '../menu/dish-facts.ts';
import { BRING, BringText, type BringMethod } from './bring-text.tsx';
import { MethodPicks, type AddMethod } from './method-picks.tsx';
import { RecipePicker } from './recipe-picker.tsx';
import { useRecipeTitles, type PickedRecipe } from './use-recipe-titles.ts';

interface AddRecipeDialogProps {
  event: ShownEvent;
  open: boolean;
  onClose: () => void;
  onBring: (method: BringMethod) => void;
}

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
  // Room for what drops down from the search.
  minHeight: 430,
  [media.belowSm]: { minHeight: 520 },
  paddingTop: 2,
});
const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 16px',
  borderRadius: 12,
  backgroundColor: colour.cobaltTint,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
});

/** Adds a recipe to the menu: a saved one, or one that is brought in or generated for it. */
export function AddRecipeDialog({ event, open, onClose, onBring }: AddRecipeDialogProps) {
  const [method, setMethod] = useState<AddMethod>('existing');
  const [chosen, setChosen] = useState<PickedRecipe | null>(null);
  // What was begun stays in view while the dialog fades, and is gone when it opens again.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) {
      setMethod('existing');
      setChosen(null);
    }
  }
  const read = useRecipeTitles(event.userId, open);
  const { add, adding } = useAddRecipe(event.id, chosen, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Recipe to Menu"
      width={760}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {method === 'existing' ? (
            <Button variant="contained" disabled={!chosen || adding} onClick={() => void add()}>
              {adding ? 'Adding...' : 'Add Recipe'}
            </Button>
          ) : (
            <Button
              variant="contained"
              onClick={() => {
                onClose();
                onBring(method);
              }}
            >
              {BRING[method].go}
            </Button>
          )}
        </>
      }
    >
      <Parts>
        <MethodPicks value={method} onChange={setMethod} />
        {method !== 'existing' ? (
          <BringText method={method} event={event} />
        ) : chosen ? (
          <ChosenRecipe recipe={chosen} onClear={() => setChosen(null)} />
        ) : (
          <RecipePicker
            read={read}
            taken={new Set(event.recipes.map(recipeIdOf))}
            onPick={setChosen}
          />
        )}
      </Parts>
    </Dialog>
  );
}

/** Which recipe it will be, and where on the menu. */
function ChosenRecipe({ recipe, onClear }: { recipe: PickedRecipe; onClear: () => void }) {
  return (
    <Chosen>
      <div>
        <b>{recipe.title}</b>
        Will be added to: {courses[courseOf(recipe.category)]}
      </div>
      <IconAction label="Clear selection" icon={<CloseIcon />} onClick={onClear} />
    </Chosen>
  );
}

/** Puts the chosen recipe on the menu, and says how that went. */
function useAddRecipe(eventId: string, chosen: PickedRecipe | null, onAdded: () => void) {
  const [mutate, { loading }] = useMutation(AddEventRecipeDocument);
  // One key for all tries with what was chosen: an answer that got lost is no failure.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [chosen]);
  const add = async () => {
    if (!chosen || loading) return;
    try {
      await mutate({
        variables: {
          eventId,
          recipeId: chosen.id,
          courseType: courseOf(chosen.category),
          idempotencyKey,
        },
      });
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'Failed to add recipe to menu.'),
      });
    }
    onAdded();
    notify.success({ title: 'Recipe added', text: 'Recipe has been added to your menu.' });
  };
  return { add, adding: loading };
}
