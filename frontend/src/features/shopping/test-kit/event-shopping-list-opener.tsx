import { useState } from 'react';
import { EventShoppingListDialog } from '../event-shopping-list-dialog.tsx';

/** A button that opens the list of an event. */
export function EventShoppingListOpener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Generate Shopping List</button>
      <EventShoppingListDialog
        open={open}
        onClose={() => setOpen(false)}
        eventId="3"
        eventName="Supper for Marta"
        ownerId="u1"
      />
    </>
  );
}
