import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AddEventRecipeDocument } from '../../../generated/documents/add-event-recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { IconAction } from '../../../shared/ui/controls/icon-action.tsx';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import type { ShownEvent } from '../event/event-summary.tsx';
import { courseOf, courses } from '../menu/courses.data.ts';
import { recipeIdOf } from '../menu/dish-facts.ts';
import { RecipePicker, type PickedRecipe } from './recipe-picker.tsx';

type Method = 'existing' | 'upload' | 'magic';

interface AddRecipeDialogProps {
  event: ShownEvent;
  open: boolean;
  onClose: () => void;
  /** Brings a new recipe for this event: by a file or link, or generated. */
  onBring: (method: 'upload' | 'magic') => void;
}

const METHODS = [
  { value: 'existing', label: 'Choose Existing Recipe' },
  { value: 'upload', label: 'Upload New Recipe' },
  { value: 'magic', label: 'Create with Magic Chef' },
] as const;

const Parts = styled('div')({ display: 'grid', gap: 16, minHeight: 320, alignContent: 'start' });
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
  const [method, setMethod] = useState<Method>('existing');
  const [chosen, setChosen] = useState<PickedRecipe | null>(null);
  const [add, { loading }] = useMutation(AddEventRecipeDocument);
  const close = () => {
    setMethod('existing');
    setChosen(null);
    onClose();
  };
  const send = async () => {
    if (!chosen) return;
    try {
      await add({ variables: { eventId: event.id, recipeId: chosen.id } });
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'Failed to add recipe to menu.'),
      });
    }
    close();
    notify.success({ title: 'Recipe added', text: 'Recipe has been added to your menu.' });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Add Recipe to Menu"
      width={680}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {method === 'existing' ? (
            <Button
              variant="contained"
              disabled={!chosen || loading}
              onClick={() => void send()}
            >
              {loading ? 'Adding...' : 'Add Recipe'}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => (close(), onBring(method))}>
              Go on
            </Button>
          )}
        </>
      }
    >
      <Parts>
        <Segments label="How to add it" value={method} options={METHODS} onChange={setMethod} />
        {method === 'existing' &&
          (chosen ? (
            <Chosen>
              <div>
                <b>{chosen.title}</b>
                Will be added to: {courses[courseOf(chosen.category)]}
              </div>
              <IconAction
                label="Clear selection"
                icon={<CloseIcon />}
                onClick={() => setChosen(null)}
              />
            </Chosen>
          ) : (
            <RecipePicker taken={new Set(event.recipes.map(recipeIdOf))} onPick={setChosen} />
          ))}
        {method === 'upload' && (
          <p>Upload a file, take a photo or paste a link; the recipe is added to {event.name}.</p>
        )}
        {method === 'magic' && <p>A chef writes a recipe for {event.name}.</p>}
      </Parts>
    </Dialog>
  );
}
