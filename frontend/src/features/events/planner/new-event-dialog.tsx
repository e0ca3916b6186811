import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useId, useMemo, useState } from 'react';
import { CreateEventDocument } from '../../../generated/documents/create-event.ts';
import {
  CollectionTarget,
  useCollectionTarget,
} from '../../../kitchen/collection/collection-target.tsx';
import { notify } from '../../../shared/toasts/notify.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { inputOf, mostGuests, newDraft, type EventDraft } from '../form/event-draft.ts';
import { EventForm } from '../form/event-form.tsx';
import { deviceZone } from '../zones.ts';

interface NewEventDialogProps {
  open: boolean;
  onClose: () => void;
  /** Told once the event is there. */
  onCreated: () => void;
}

/**
 * Plans an event. Closes once it is there, and on Cancel; what was written stays while it could not be kept, and when the dialog was
 * left otherwise.
 */
export function NewEventDialog({ open, onClose, onCreated }: NewEventDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(newDraft);
  const [isWritten, setWritten] = useState(false);
  const target = useCollectionTarget();
  // One key for all tries of the same event: an answer that got lost makes no second one.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [draft, target.ownerId]);
  const [create, { loading }] = useMutation(CreateEventDocument);
  const write = (written: EventDraft) => {
    setDraft(written);
    setWritten(true);
  };
  const close = () => {
    setDraft(newDraft());
    setWritten(false);
    target.forget();
    onClose();
  };
  const send = async () => {
    if (loading) return;
    try {
      await create({
        variables: { input: inputOf(draft), collection: target.ownerId, idempotencyKey },
      });
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'Failed to create event. Please try again.'),
      });
    }
    close();
    onCreated();
    notify.success({
      title: 'Event created',
      text: 'Your dinner party has been created successfully.',
    });
  };
  return (
    <Dialog
      open={open}
      onClose={isWritten ? onClose : close}
      title="Create New Event"
      width={860}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" type="submit" form={form} disabled={loading}>
            {loading ? 'Creating...' : 'Create Event'}
          </Button>
        </>
      }
    >
      <CollectionTarget target={target} />
      <EventForm
        id={form}
        draft={draft}
        mostGuests={mostGuests.create}
        zone={deviceZone()}
        onChange={write}
        onSubmit={() => void send()}
      />
    </Dialog>
  );
}
