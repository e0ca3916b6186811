import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AdminInvitationsDocument } from '../../../generated/documents/admin-invitations.ts';
import { RevokeAnyInvitationDocument } from '../../../generated/documents/revoke-any-invitation.ts';
import type { InvitationRow_InvitationFragment } from '../../../generated/operations.ts';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';
import { act } from '../parts/act.ts';
import { PagedList } from '../parts/paged-list.tsx';
import { StatusChip, type Mood } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { usePages } from '../parts/use-pages.ts';
import { useSearch } from '../parts/use-search.ts';

type Invitation = InvitationRow_InvitationFragment;

const PAGE = 20;
const Place = styled('div')({ paddingTop: 24 });
const Search = styled('div')({ maxWidth: 440, paddingBottom: 10 });
const Unused = styled('span')({ color: colour.ink2 });

/** Everybody's invitations, and the way to make one invalid. */
export function InvitationsTab() {
  const client = useApolloClient();
  const pages = usePages();
  const { typed, setTyped, search } = useSearch(pages.restart);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AdminInvitationsDocument, {
    variables: { search, first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const revoke = async (invitation: Invitation) => {
    setBusy(true);
    const variables = { id: invitation.id };
    await act(() => client.mutate({ mutation: RevokeAnyInvitationDocument, variables }), {
      done: { title: 'Invitation revoked successfully' },
      failed: 'Failed to revoke invitation',
    });
    setAsked(null);
    setBusy(false);
    await refetch().catch(() => {});
  };
  const invitations = (data ?? (loading ? previousData : undefined))?.invitations;
  return (
    <Place>
      <Search>
        <SearchField value={typed} onChange={setTyped} placeholder="Beginning of an e-mail" />
      </Search>
      <PagedList
        pages={pages}
        page={
          invitations && {
            items: invitations.nodes,
            next: invitations.pageInfo.hasNextPage ? invitations.pageInfo.endCursor : null,
          }
        }
        error={error}
        name="Invitations"
        empty={<NoInvitations isSearched={search !== ''} />}
        onRetry={refetch}
      >
        {(shown) => <InvitationTable invitations={shown} onRevoke={setAsked} />}
      </PagedList>
      <ConfirmDialog
        open={asked !== null}
        title="Revoke this invitation?"
        confirm="Revoke"
        busy={busy}
        onKeep={() => setAsked(null)}
        onConfirm={() => asked && void revoke(asked)}
      >
        The link that <bdi>{asked?.userEmail}</bdi> has sent works no more.
      </ConfirmDialog>
    </Place>
  );
}

const NoInvitations = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState
      picture="plate"
      title="No invitation is found"
      text="Try the beginning of the e-mail of either side."
    />
  ) : (
    <EmptyState
      picture="plate"
      title="No invitations yet"
      text="They stand here once somebody invites another to collaborate."
    />
  );

/** Anything but these is of the destructive kind. */
const moods: Record<string, Mood> = { accepted: 'good', pending: 'doubtful' };

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onRevoke: (invitation: Invitation) => void;
}

const InvitationTable = ({ invitations, onRevoke }: InvitationTableProps) => (
  <Table aria-label="Invitations">
    <thead>
      <tr>
        <th scope="col">From</th>
        <th scope="col" data-left="" data-wide="">
          To
        </th>
        <th scope="col" data-left="" data-wide="">
          Created
        </th>
        <th scope="col" data-left="">
          Status
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <th scope="row">
            {invitation.userEmail}
            <OnSmall>
              <Recipient {...invitation} /> · {formatAdded(invitation.createdAt)}
            </OnSmall>
          </th>
          <td data-left="" data-wide="">
            <Recipient {...invitation} />
          </td>
          <td data-left="" data-wide="">
            {formatAdded(invitation.createdAt)}
          </td>
          <td data-left="">
            <StatusChip mood={moods[invitation.status] ?? 'bad'} word={invitation.status} />
          </td>
          <td>
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

function Recipient({ collaboratorEmail, status }: Invitation) {
  if (collaboratorEmail) return collaboratorEmail;
  if (status === 'accepted') return <Unused>Deleted since</Unused>;
  return <Unused>{status === 'pending' ? 'Not used yet' : 'Not used'}</Unused>;
}
