import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InvitationRow_InvitationFragment } from '../../../generated/operations.ts';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { PersonCell } from '../parts/person-cell.tsx';
import { StatusChip, type Mood } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';

export type Invitation = InvitationRow_InvitationFragment;

const Unused = styled('span')({ color: colour.ink2 });

const moods: Record<Invitation['status'], Mood> = {
  accepted: 'good',
  pending: 'doubtful',
  expired: 'bad',
  revoked: 'bad',
};

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onRevoke: (invitation: Invitation) => void;
}

/** Invitations: whose, to whom, how they stand, and the way to revoke those that are open. */
export const InvitationTable = ({ invitations, onRevoke }: InvitationTableProps) => (
  <Table aria-label="Invitations">
    <Head />
    <tbody>
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <th scope="row">
            <PersonCell
              name={invitation.user?.name ?? invitation.userEmail}
              email={invitation.user ? invitation.userEmail : ''}
            >
              <OnSmall>
                <Recipient {...invitation} /> · {formatAdded(invitation.createdAt)}
              </OnSmall>
            </PersonCell>
          </th>
          <td data-left="" data-wide="">
            <Recipient {...invitation} />
          </td>
          <td data-left="" data-wide="">
            {formatAdded(invitation.createdAt)}
          </td>
          <td data-left="" data-wide="">
            <Status {...invitation} />
          </td>
          <td>
            <OnSmall>
              <Status {...invitation} />
            </OnSmall>
            {invitation.status === 'pending' && (
              <Button
                color="error"
                aria-label={`Revoke the invitation of ${invitation.userEmail}`}
                onClick={() => onRevoke(invitation)}
              >
                Revoke
              </Button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Head = () => (
  <thead>
    <tr>
      <th scope="col">From</th>
      <th scope="col" data-left="" data-wide="">
        To
      </th>
      <th scope="col" data-left="" data-wide="">
        Created
      </th>
      <th scope="col" data-left="" data-wide="">
        Status
      </th>
      <th scope="col">
        <span data-wide="">Actions</span>
        <OnSmall>Status</OnSmall>
      </th>
    </tr>
  </thead>
);

/** How an invitation stands; on small screens the way to revoke it is below. */
const Status = ({ status }: Invitation) => (
  <StatusChip mood={moods[status] ?? 'bad'} word={status} />
);

function Recipient({ collaboratorEmail, status }: Invitation) {
  if (collaboratorEmail) return collaboratorEmail;
  if (status === 'accepted') return <Unused>Deleted since</Unused>;
  return <Unused>{status === 'pending' ? 'Not used yet' : 'Not used'}</Unused>;
}
