import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { AdminInvitationCountsDocument } from '../../../generated/documents/admin-invitation-counts.ts';
import { AdminInvitationsDocument } from '../../../generated/documents/admin-invitations.ts';
import type { AdminInvitationCountsQuery } from '../../../generated/operations.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { Tools, withCount } from '../parts/tools.ts';
import { usePages } from '../parts/use-pages.ts';
import { useSearch } from '../parts/use-search.ts';
import { InvitationTable } from './invitation-table.tsx';
import { RevokeDialog, useRevocation } from './revocation.tsx';

const PAGE = 20;

const words = {
  all: 'All',
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Revoked',
} as const;
type Which = keyof typeof words;

/** Everybody's invitations, and the way to make one invalid. */
export function InvitationsTab() {
  const pages = usePages();
  const { typed, setTyped, search } = useSearch(pages.restart);
  const [which, setWhich] = useState<Which>('all');
  const counts = useQuery(AdminInvitationCountsDocument, { fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, loading, refetch } = useQuery(AdminInvitationsDocument, {
    variables: { search, status: which === 'all' ? null : which, first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const revocation = useRevocation(() => Promise.all([refetch(), counts.refetch()]));
  const invitations = (data ?? (loading ? previousData : undefined))?.invitations;
  return (
    <>
      <Tools>
        <SearchField value={typed} onChange={setTyped} placeholder="E-mail of either side" />
        <Segments<Which>
          label="Invitations"
          value={which}
          options={whichOptions(counts.data)}
          onChange={(next) => {
            setWhich(next);
            pages.restart();
          }}
        />
      </Tools>
      <PagedList
        pages={pages}
        page={
          invitations && {
            items: invitations.nodes,
            total: invitations.totalCount,
            next: invitations.pageInfo.hasNextPage ? invitations.pageInfo.endCursor : null,
          }
        }
        error={error}
        name="Invitations"
        empty={<NoInvitations isSearched={search !== '' || which !== 'all'} />}
        onRetry={refetch}
      >
        {(shown) => <InvitationTable invitations={shown} onRevoke={revocation.ask} />}
      </PagedList>
      <RevokeDialog {...revocation} />
    </>
  );
}

const whichOptions = (counts: AdminInvitationCountsQuery | undefined) =>
  (Object.keys(words) as Which[]).map((value) => ({
    value,
    label: withCount(words[value], counts?.[value].totalCount),
  }));

const NoInvitations = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState
      picture="plate"
      title="No invitation is found"
      text="Try the beginning of the e-mail of either side, or all of them."
    />
  ) : (
    <EmptyState
      picture="plate"
      title="No invitations yet"
      text="They stand here once somebody invites another to collaborate."
    />
  );
