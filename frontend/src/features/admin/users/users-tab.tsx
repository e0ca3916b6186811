import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AdminAiSpendingDocument } from '../../../generated/documents/admin-ai-spending.ts';
import { AdminTotalsDocument } from '../../../generated/documents/admin-totals.ts';
import { AdminUsersDocument } from '../../../generated/documents/admin-users.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { SearchField } from '../../../shared/ui/controls/search-field.tsx';
import { Segments } from '../../../shared/ui/controls/segments.tsx';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { dayLimitWords } from '../budget/amount.ts';
import { PagedList } from '../parts/paged-list.tsx';
import { Tools, withCount } from '../parts/tools.ts';
import { usePages } from '../parts/use-pages.ts';
import { useSearch } from '../parts/use-search.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { useUserActs, type ListedUser } from './use-user-acts.ts';

const PAGE = 20;

const Budget = styled('span')({
  marginLeft: 'auto',
  fontSize: '.9375rem',
  color: colour.ink2,
  [media.belowMd]: { marginLeft: 0, width: '100%' },
});

type Which = 'all' | 'active' | 'suspended';
const isActive = { all: null, active: true, suspended: false } as const;

/** All users, found by name or e-mail, and what can be done to them. */
export function UsersTab() {
  const { user: self } = useSession();
  const pages = usePages();
  const [which, setWhich] = useState<Which>('all');
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const { typed, setTyped, search } = useSearch(pages.restart);
  const totals = useQuery(AdminTotalsDocument, { fetchPolicy: 'cache-and-network' });
  const budget = useQuery(AdminAiSpendingDocument, { fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, loading, refetch } = useQuery(AdminUsersDocument, {
    variables: { search, isActive: isActive[which], first: PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    // Users are there while their recipes cannot be counted.
    errorPolicy: 'all',
  });
  const acts = useUserActs(() => Promise.all([refetch(), totals.refetch()]));
  const users = (data ?? (loading ? previousData : undefined))?.users;
  return (
    <>
      <Tools>
        <SearchField value={typed} onChange={setTyped} placeholder="Name or e-mail" />
        <Segments<Which>
          label="Users"
          value={which}
          options={whichOptions(totals.data?.totals)}
          onChange={(next) => {
            setWhich(next);
            pages.restart();
          }}
        />
        {budget.data && (
          <Budget>AI budget a person: {dayLimitWords(budget.data.spending.perUser)}</Budget>
        )}
      </Tools>
      <PagedList
        pages={pages}
        page={
          users && {
            items: users.nodes.filter(({ id }) => !acts.gone.includes(id)),
            total: users.totalCount - users.nodes.filter(({ id }) => acts.gone.includes(id)).length,
            next: users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null,
          }
        }
        error={error}
        name="Users"
        empty={
          <EmptyState picture="plate" title="Nobody is found" text="Try the beginning of a name." />
        }
        onRetry={refetch}
      >
        {(shown) => (
          <UserTable users={shown} ownId={self?.id ?? ''} acts={acts} onDelete={setAsked} />
        )}
      </PagedList>
      <DeleteUserDialog user={asked} acts={acts} onClose={() => setAsked(null)} />
    </>
  );
}

function whichOptions(
  totals: { totalUsers: number; suspendedUsers: number } | undefined,
): { value: Which; label: string }[] {
  return [
    { value: 'all', label: withCount('All', totals?.totalUsers) },
    {
      value: 'active',
      label: withCount('Active', totals && totals.totalUsers - totals.suspendedUsers),
    },
    { value: 'suspended', label: withCount('Suspended', totals?.suspendedUsers) },
  ];
}
