import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { colour } from '../../shared/theme/colour.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { InviteIcon } from '../../shared/ui/icons/menu-icons.ts';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';
import { Dialog } from '../../shared/ui/surfaces/dialog.tsx';
import { TintedPanel } from '../../shared/ui/surfaces/tinted-panel.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { InvitationRow, PartnerRow } from './collaborator-rows.tsx';
import { useCollaborators, type Partner } from './use-collaborators.ts';

interface CollaboratorsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Invites somebody else. */
  onInvite: () => void;
}

const Section = styled('section')({
  marginBottom: 24,
  '& h3': { ...typeStyle('h4'), marginBottom: 4 },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& > p': { color: colour.ink2 },
});

/** With whom the cook shares a collection, in both directions, and whom they have invited; and the ends of both. */
export function CollaboratorsDialog({ open, onClose, onInvite }: CollaboratorsDialogProps) {
  const { user } = useSession();
  const found = useCollaborators(open, user?.id);
  const [asked, setAsked] = useState<Ending | null>(null);
  const end = async ({ kind, id }: Ending) => {
    await (kind === 'invitation' ? found.revoke(id) : found.end(id));
    setAsked(null);
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Collaborators"
        width={680}
        actions={
          <Button variant="contained" startIcon={<InviteIcon />} onClick={onInvite}>
            Invite Collaborators
          </Button>
        }
      >
        {found.known ? (
          <People found={found} onAsk={setAsked} />
        ) : found.error ? (
          <TintedPanel
            kind="error"
            title="Your collaborators could not be read"
            actions={
              <Button variant="outlined" onClick={() => void found.refresh()}>
                Retry
              </Button>
            }
          >
            {sentenceOf(found.error, 'Try again in a moment.')}
          </TintedPanel>
        ) : (
          <SliceLoading />
        )}
      </Dialog>
      <EndDialog
        ending={open ? asked : null}
        busy={found.busy}
        onKeep={() => setAsked(null)}
        onEnd={(ending) => void end(ending)}
      />
    </>
  );
}

interface PeopleProps {
  found: Pick<ReturnType<typeof useCollaborators>, 'helpers' | 'owners' | 'invitations'>;
  /** Asks whether to end something. */
  onAsk: (ending: Ending) => void;
}

function People({ found: { helpers, owners, invitations }, onAsk }: PeopleProps) {
  const ask = (kind: 'helper' | 'owner', { collaborationId, person }: Partner) =>
    onAsk({ kind, id: collaborationId, name: person.name });
  return (
    <>
      <Section>
        <h3>In your collection</h3>
        {helpers.length === 0 && <p>Nobody else works in your collection.</p>}
        <ul>
          {helpers.map((helper) => (
            <PartnerRow
              key={helper.collaborationId}
              partner={helper}
              end="End"
              onEnd={() => ask('helper', helper)}
            />
          ))}
        </ul>
      </Section>
      {owners.length > 0 && (
        <Section>
          <h3>Collections you work in</h3>
          <ul>
            {owners.map((owner) => (
              <PartnerRow
                key={owner.collaborationId}
                partner={owner}
                opens
                end="Leave"
                onEnd={() => ask('owner', owner)}
              />
            ))}
          </ul>
        </Section>
      )}
      {invitations.length > 0 && (
        <Section>
          <h3>Open invitations</h3>
          <ul>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => onAsk({ kind: 'invitation', id: invitation.id, name: '' })}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
