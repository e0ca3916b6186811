import { useApolloClient, useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { EventDocument } from '../../../generated/documents/event.ts';
import { UpdateEventDocument } from '../../../generated/documents/update-event.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { editOf, guestsOf, mostGuests } from '../form/event-draft.ts';
import { EventForm } from '../form/event-form.tsx';
import { zoneOf } from '../zones.ts';
import type { ShownEvent } from './use-event.ts';
import { useEventEdit } from './use-event-edit.ts';

interface EditEventDialogProps {
  event: ShownEvent;
  open: boolean;
  onClose: () => void;
}

/** Changes an event, from what it is when the dialog opens. Only what was touched is sent. */
export function EditEventDialog({ event, open, onClose }: EditEventDialogProps) {
  const form = useId();
  const client = useApolloClient();
  const { draft, changes, change, clash } = useEventEdit(event, open);
  const [update, { loading }] = useMutation(UpdateEventDocument);
  const guests = guestsOf(draft.guests) ?? 1;
  const canSave = draft.name.trim() !== '' && guests >= 1 && guests <= mostGuests.edit && !loading;
  const save = async () => {
    if (!canSave) return;
    try {
      await update({
        variables: { id: event.id, input: editOf(changes, zoneOf(event)), version: event.version },
      });
    } catch (failure) {
      // Where somebody else was faster, their change shows in the dialog, and the next try goes through.
      void client.refetchQueries({ include: [EventDocument] }).catch(() => {});
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'Failed to update event.'),
      });
    }
    onClose();
    notify.success({
      title: 'Event updated',
      text: 'Event details have been updated successfully.',
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Event"
      width={860}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" type="submit" form={form} disabled={!canSave}>
            {loading ? 'Updating...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {clash.length > 0 && (
        <TintedPanel kind="warning" title="Changed meanwhile">
          Somebody else changed the {clash.join(' and the ')}. Saving puts what you wrote in its
          place.
        </TintedPanel>
      )}
      <EventForm
        id={form}
        draft={draft}
        mostGuests={mostGuests.edit}
        zone={zoneOf(event)}
        lenient
        onChange={change}
        onSubmit={() => void save()}
      />
    </Dialog>
  );
}
