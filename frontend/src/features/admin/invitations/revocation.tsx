import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { RevokeAnyInvitationDocument } from '../../../generated/documents/revoke-any-invitation.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { act } from '../parts/act.ts';
import type { Invitation } from './invitation-table.tsx';

interface Revocation {
  /** The invitation that may be revoked; null while none is asked about. */
  asked: Invitation | null;
  busy: boolean;
  ask: (invitation: Invitation | null) => void;
  confirm: () => Promise<void>;
}

/** Making an invitation invalid once that is confirmed; `changed` is called whether it went well or not. */
export function useRevocation(changed: () => Promise<unknown>): Revocation {
  const client = useApolloClient();
  const [asked, ask] = useState<Invitation | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    const variables = { id: asked.id };
    await act(() => client.mutate({ mutation: RevokeAnyInvitationDocument, variables }), {
      done: { title: 'Invitation revoked successfully' },
      failed: 'Failed to revoke invitation',
    });
    ask(null);
    setBusy(false);
    await changed().catch(() => {});
  };
  return { asked, busy, ask, confirm };
}

export const RevokeDialog = ({ asked, busy, ask, confirm }: Revocation) => (
  <ConfirmDialog
    open={asked !== null}
    title="Revoke this invitation?"
    confirm="Revoke"
    busy={busy}
    onKeep={() => ask(null)}
    onConfirm={() => void confirm()}
  >
    The link that <bdi>{asked?.userEmail}</bdi> has sent works no more.
  </ConfirmDialog>
);
