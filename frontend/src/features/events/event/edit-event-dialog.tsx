import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { UpdateEventDocument } from '../../../generated/documents/update-event.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { draftOf, inputOf, mostGuests } from '../form/event-draft.ts';
import { EventForm } from '../form/event-form.tsx';
import type { ShownEvent } from './event-summary.tsx';

interface EditEventDialogProps {
  event: ShownEvent;
  open: boolean;
  onClose: () => void;
}

/** Changes an event, from what it is when the dialog opens. */
export function EditEventDialog({ event, open, onClose }: EditEventDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(event));
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(draftOf(event));
  }
  const [update, { loading }] = useMutation(UpdateEventDocument);
  const canSave = draft.name.trim() !== '' && draft.guests >= 1 && !loading;
  const save = async () => {
    if (!canSave) return;
    try {
      await update({
        variables: { id: event.id, input: inputOf(draft), version: event.version },
      });
    } catch (failure) {
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
      <EventForm
        id={form}
        draft={draft}
        mostGuests={mostGuests.edit}
        onChange={setDraft}
        onSubmit={() => void save()}
      />
    </Dialog>
  );
}
