import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CreateInvitationDocument } from '../../generated/documents/create-invitation.ts';
import { NoteInvitationSentDocument } from '../../generated/documents/note-invitation-sent.ts';
import type { InvitationChannel } from '../../generated/operations.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { notify } from '../../shared/toasts/notify.ts';

export interface MadeInvitation {
  id: string;
  link: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * Makes one invitation while a dialog is open, however often it is asked for; when that opens anew
 * it is another one. `ready` is what the toast says of it.
 */
export function useInvitation(open: boolean, ready: string) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const [mutate, { loading: pending }] = useMutation(CreateInvitationDocument);
  const [note] = useMutation(NoteInvitationSentDocument);
  const [opening, setOpening] = useState({ open, key: crypto.randomUUID() });
  if (opening.open !== open) {
    // On its way out the dialog goes on showing what it showed.
    setOpening(open ? { open, key: crypto.randomUUID() } : { ...opening, open });
    if (open) setMade(null);
  }

  /** Null where that failed, which is told. */
  const create = async (): Promise<MadeInvitation | null> => {
    if (made) return made;
    try {
      const { data } = await mutate({ variables: { idempotencyKey: opening.key } });
      const { id, path, expiresAt } = data!.invitation;
      // One that was made with this key before, and can no longer be accepted.
      if (path === null) throw new Error('the invitation has no address');
      const invitation = { id, link: new URL(path, location.origin).href, expiresAt };
      setMade(invitation);
      notify.success({ title: ready });
      return invitation;
    } catch (failure) {
      notify.error({
        title: 'Failed to create invitation',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
      return null;
    }
  };
  /** Which is which in the list of invitations is told by it; where that fails, that one has no way. */
  const noteSent = (id: string, by: InvitationChannel) =>
    void note({ variables: { id, by } }).catch(() => {});
  return { made, pending, create, noteSent };
}
