import { styled } from '@mui/material/styles';
import { formatAdded } from '../../../kitchen/labels/added-date.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { createIcon } from '../../../shared/ui/icons/create-icon.tsx';
import { counted, recipes } from '../../../kitchen/labels/counts.ts';
import { formatDollars } from '../parts/formats.ts';
import { PersonCell } from '../parts/person-cell.tsx';
import { StatusChip } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { UserActions } from './user-actions.tsx';
import type { ListedUser, UserActs } from './use-user-acts.ts';

const ShieldIcon = createIcon('Shield', 'M12 3.5 19 6v5.5c0 4.4-2.9 7.6-7 9-4.1-1.4-7-4.6-7-9V6z');

const People = styled(Table)({
  '& td, & tbody th': { paddingTop: 10, paddingBottom: 10 },
  '& tr[data-suspended] :is(td, th, b)': { color: colour.ink3 },
});
const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  height: 28,
  padding: '0 11px',
  borderRadius: 999,
  backgroundColor: colour.fill,
  fontSize: '.875rem',
  color: colour.ink2,
  '& .MuiSvgIcon-root': { fontSize: 16 },
});
const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });

interface UserTableProps {
  users: readonly ListedUser[];
  /** The administrator who looks: nothing can be done to oneself. */
  ownId: string;
  acts: UserActs;
  onDelete: (user: ListedUser) => void;
}

/** Users, each with what they keep and cost, and what can be done to them. */
export function UserTable({ users, ownId, acts, onDelete }: UserTableProps) {
  return (
    <People aria-label="Users">
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col" data-left="" data-wide="">
            Joined
          </th>
          <th scope="col" data-wide="">
            Recipes
          </th>
          <th scope="col" data-wide="">
            AI, 30 days
          </th>
          <th scope="col" data-wide="">
            AI, since joining
          </th>
          <th scope="col" data-left="" data-wide="">
            Status
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} ownId={ownId} acts={acts} onDelete={onDelete} />
        ))}
      </tbody>
    </People>
  );
}

type UserRowProps = Omit<UserTableProps, 'users'> & { user: ListedUser };

const UserRow = ({ user, ownId, acts, onDelete }: UserRowProps) => (
  <tr {...(!user.isActive && { 'data-suspended': '' })}>
    <th scope="row">
      <PersonCell name={user.name} email={user.email}>
        <OnSmall>
          {user.recipeCount !== null && `${recipes(user.recipeCount)} · `}
          {formatDollars(user.openaiCosts.last30Days)} in 30 days,{' '}
          {formatDollars(user.openaiCosts.sinceAccountCreation)} since {formatAdded(user.createdAt)}
        </OnSmall>
        {(user.isAdmin || !user.isActive) && (
          <OnSmall>
            <UserBadges user={user} />
          </OnSmall>
        )}
      </PersonCell>
    </th>
    <td data-left="" data-wide="">
      {formatAdded(user.createdAt)}
    </td>
    <td data-wide="">
      {user.recipeCount === null ? (
        <span title="Recipes could not be counted">–</span>
      ) : (
        counted(user.recipeCount)
      )}
    </td>
    <td data-wide="">
      <b>{formatDollars(user.openaiCosts.last30Days)}</b>
    </td>
    <td data-wide="">{formatDollars(user.openaiCosts.sinceAccountCreation)}</td>
    <td data-left="" data-wide="">
      <UserBadges user={user} />
    </td>
    <td>{user.id !== ownId && <UserActions user={user} acts={acts} onDelete={onDelete} />}</td>
  </tr>
);

const UserBadges = ({ user }: { user: ListedUser }) => (
  <Badges>
    {user.isAdmin && (
      <Badge>
        <ShieldIcon />
        Admin
      </Badge>
    )}
    {!user.isActive && <StatusChip mood="bad" word="suspended" />}
  </Badges>
);
