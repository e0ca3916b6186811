import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AnswerAdministratorOfferDocument } from '../../../generated/documents/answer-administrator-offer.ts';
import { renewToken } from '../../../shared/session/access-token.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { act } from '../parts/act.ts';

const outcomes = {
  accept: {
    done: {
      title: 'You are the administrator',
      text: 'The Admin Dashboard is in the Options menu.',
    },
    failed: 'The role could not be given to you',
  },
  decline: {
    done: { title: 'Declined', text: 'The role is not offered again.' },
    failed: 'Your answer could not be kept',
  },
};

/** Offers the administrator's role to the first account of an installation. Closing it answers nothing: it comes again with the next visit. */
export function AdministratorOfferDialog({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);
  const answer = async (kind: keyof typeof outcomes) => {
    setBusy(true);
    const variables = { accept: kind === 'accept' };
    await act(async () => {
      await client.mutate({ mutation: AnswerAdministratorOfferDocument, variables });
      // The role stands in the next token.
      if (variables.accept) await renewToken();
    }, outcomes[kind]);
    await refresh();
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Administer this Convivio?"
      width={520}
      actions={
        <>
          <Button disabled={busy} onClick={() => void answer('decline')}>
            Decline
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void answer('accept')}>
            Become administrator
          </Button>
        </>
      }
    >
      <p>
        Yours is the first account here, and nobody looks after this installation yet. An
        administrator sees what is used and what it costs, and manages users and invitations, but
        not their recipes.
      </p>
      <p style={{ marginTop: 12 }}>
        This is offered once. If you decline, whoever runs Convivio can name an administrator in its
        settings.
      </p>
    </Dialog>
  );
}
