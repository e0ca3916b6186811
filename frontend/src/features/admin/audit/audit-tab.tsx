import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { AdminAuditDocument } from '../../../generated/documents/admin-audit.ts';
import type {
  AdminAct,
  AdminAuditQuery,
  AiBudget_BudgetFragment,
} from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { limitWords } from '../budget/amount.ts';
import { formatMoment } from '../parts/formats.ts';
import { PagedList, pageOf } from '../parts/paged-list.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { usePages } from '../parts/use-pages.ts';

const PAGE = 20;
const Place = styled('div')({ paddingTop: 24 });
const Gone = styled('span')({ color: colour.ink2 });

const words: Record<AdminAct, string> = {
  suspend: 'suspended',
  reactivate: 'reactivated',
  delete: 'deleted',
  setTemporaryPassword: 'gave a temporary password to',
  setAiBudget: 'set the AI budget',
  becomeAdministrator: 'became the administrator of this installation',
  declineAdministrator: 'declined the administrator’s role',
  replayDeadLetters: 'replayed',
  discardDeadLetter: 'discarded',
  revokeInvitation: 'revoked an invitation of',
  verifyIngredient: 'verified the ingredient',
};

type AuditRecord = AdminAuditQuery['records'][number];
type Person = AuditRecord['user'];

/** What administrators did, the newest first. */
export function AuditTab() {
  const pages = usePages();
  const { data, previousData, error, loading, refetch } = useQuery(AdminAuditDocument, {
    // One more tells whether there is another page.
    variables: { first: PAGE + 1, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? (loading ? previousData : undefined))?.records;
  return (
    <Place>
      <PagedList
        pages={pages}
        page={found && pageOf(found, PAGE, ({ id }) => id)}
        error={error}
        name="The audit list"
        empty={
          <EmptyState
            picture="plate"
            title="Nothing was done yet"
            text="Whatever an administrator does to users, invitations, dead letters, ingredients or the AI budget stands here."
          />
        }
        onRetry={refetch}
      >
        {(records) => <AuditTable records={records} />}
      </PagedList>
    </Place>
  );
}

const AuditTable = ({ records }: { records: readonly AuditRecord[] }) => (
  <Table aria-label="What administrators did">
    <thead>
      <tr>
        <th scope="col">What was done</th>
        <th scope="col" data-wide="">
          When
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map(({ id, at, act, about, admin, adminId, user, userId, budget }) => (
        <tr key={id}>
          <th scope="row">
            {adminId === null ? (
              'An operator at the command line'
            ) : (
              <Who person={admin} id={adminId} />
            )}{' '}
            {words[act]}{' '}
            {userId !== null && userId !== adminId && <Who person={user} id={userId} />}
            {about}
            {budget && changeWords(budget)}
            <OnSmall>{formatMoment(at)}</OnSmall>
          </th>
          <td data-wide="">{formatMoment(at)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** "from $0.50 for each user and no limit for all to …". */
function changeWords({ before, after }: NonNullable<AuditRecord['budget']>): string {
  const inWords = ({ perUser, installation }: AiBudget_BudgetFragment) =>
    `${limitWords(perUser)} for each user and ${limitWords(installation)} for all`;
  return `from ${before ? inWords(before) : 'what was configured'} to ${inWords(after)}`;
}

const Who = ({ person, id }: { person: Person; id: string }) =>
  person ? (
    <span title={person.email ?? undefined}>
      <b dir="auto">{person.name}</b> {person.email}
    </span>
  ) : (
    <Gone>a deleted user ({id})</Gone>
  );
