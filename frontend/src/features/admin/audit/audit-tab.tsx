import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { AdminAuditDocument } from '../../../generated/documents/admin-audit.ts';
import type { AdminAct, AdminAuditQuery } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { formatMoment } from '../parts/formats.ts';
import { LoadingPart } from '../parts/loading-part.tsx';
import { Pager } from '../parts/pager.tsx';
import { PartTrouble } from '../parts/part-trouble.tsx';
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
};

type Person = AdminAuditQuery['records'][number]['user'];

/** What administrators did to users, the newest first. */
export function AuditTab() {
  const pages = usePages();
  const { data, previousData, error, loading, refetch } = useQuery(AdminAuditDocument, {
    // One more tells whether there is another page.
    variables: { first: PAGE + 1, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? (loading ? previousData : undefined))?.records;
  const records = found?.slice(0, PAGE);
  return (
    <Place>
      {!records && error && (
        <PartTrouble
          title="The audit list could not be loaded"
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!records && !error && <LoadingPart label="Loading the audit list" />}
      {records && records.length === 0 && pages.isFirst && (
        <EmptyState
          picture="plate"
          title="Nothing was done yet"
          text="Whoever suspends, reactivates or deletes a user stands here."
        />
      )}
      {records && (records.length > 0 || !pages.isFirst) && (
        <>
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
              {records.map(({ id, at, act, admin, adminId, user, userId }) => (
                <tr key={id}>
                  <th scope="row">
                    <Who person={admin} id={adminId} /> {words[act]}{' '}
                    <Who person={user} id={userId} />
                    <OnSmall>{formatMoment(at)}</OnSmall>
                  </th>
                  <td data-wide="">{formatMoment(at)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pager
            pages={pages}
            shown={records.length}
            next={(found?.length ?? 0) > PAGE ? (records.at(-1)?.id ?? null) : null}
          />
        </>
      )}
    </Place>
  );
}

const Who = ({ person, id }: { person: Person; id: string }) =>
  person ? (
    <span title={person.email ?? undefined}>
      <b dir="auto">{person.name}</b> {person.email}
    </span>
  ) : (
    <Gone>a deleted user ({id})</Gone>
  );
