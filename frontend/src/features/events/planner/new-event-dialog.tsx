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
  const { draft, write, isWritten, target, forget } = useNewEvent();
  const close = () => {
    forget();
    onClose();
  };
  const { create, creating } = useCreate(draft, target.ownerId, () => {
    close();
    onCreated();
  });
  return (
    <Dialog
      open={open}
      onClose={isWritten ? onClose : close}
      title="Create New Event"
      width={860}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="contained" type="submit" form={form} disabled={creating}>
            {creating ? 'Creating...' : 'Create Event'}
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
        onSubmit={() => void create()}
      />
    </Dialog>
  );
}

/** What is written of an event, and whose it will be, until it is forgotten. */
function useNewEvent() {
  const [draft, setDraft] = useState(newDraft);
  const [isWritten, setWritten] = useState(false);
  const target = useCollectionTarget();
  return {
    draft,
    isWritten,
    target,
    write(written: EventDraft) {
      setDraft(written);
      setWritten(true);
    },
    forget() {
      setDraft(newDraft());
      setWritten(false);
      target.forget();
    },
  };
}

/** Plans it, and says how that went. */
function useCreate(draft: EventDraft, collection: string | null, onCreated: () => void) {
  const [mutate, { loading: creating }] = useMutation(CreateEventDocument);
  // One key for all tries of the same event: an answer that got lost makes no second one.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [draft, collection]);
  const create = async () => {
    if (creating) return;
    try {
      await mutate({ variables: { input: inputOf(draft), collection, idempotencyKey } });
    } catch (failure) {
      return void notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'Failed to create event. Please try again.'),
      });
    }
    onCreated();
    notify.success({
      title: 'Event created',
      text: 'Your dinner party has been created successfully.',
    });
  };
  return { create, creating };
}
