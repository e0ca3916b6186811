import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DismissFormerDishesDocument } from '../../../generated/documents/dismiss-former-dishes.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import type { ShownEvent } from './use-event.ts';

const Place = styled('div')({ marginBottom: 28 });

/** Tells which dishes went from the menu with their recipes, until that was seen. */
export function FormerDishes({ event: { id, formerDishes } }: { event: ShownEvent }) {
  const [mutate, { loading }] = useMutation(DismissFormerDishesDocument);
  if (formerDishes.length === 0) return null;
  const dismiss = () =>
    mutate({ variables: { eventId: id } }).catch((failure: unknown) =>
      notify.error({ title: 'Error', text: sentenceOf(failure, 'Try again in a moment.') }),
    );
  return (
    <Place>
      <TintedPanel
        kind="note"
        title="No longer available"
        actions={
          <Button disabled={loading} onClick={() => void dismiss()}>
            Dismiss
          </Button>
        }
      >
        {formerDishes.map((title) => `“${title}”`).join(', ')}{' '}
        {formerDishes.length === 1 ? 'was' : 'were'} deleted from the library, and so from this
        menu.
      </TintedPanel>
    </Place>
  );
}
