import { requireAdministrator } from '@convivio/platform/identity';
import { personOf } from '../domain/account/person.ts';
import { deleteUser } from '../domain/erasure/delete-user.ts';
import type { AuditRecord } from '../domain/users/audit.ts';
import { listAudit } from '../domain/users/list-audit.ts';
import { setTemporaryPassword } from '../domain/users/set-temporary-password.ts';
import { reactivateUser, suspendUser } from '../domain/users/suspend-user.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../generated/resolvers.ts';
import { presentBudget } from './budget-resolvers.ts';
import type { Dependencies } from './dependencies.ts';

/** A record of the audit list as it is answered, without those it is about. */
export interface ShownAuditRecord extends Omit<AuditRecord, 'id' | 'at' | 'budget'> {
  id: string;
  at: string;
  budget: { before: ShownBudget | null; after: ShownBudget } | null;
}
type ShownBudget = ReturnType<typeof presentBudget>;

/** Names are not kept in the audit list: who is deleted has none any more. */
export function auditFields({ accounts }: Dependencies): Pick<Resolvers, 'AuditRecord'> {
  const person = async (id: string | null) => {
    const account = id === null ? null : await accounts.find(id);
    return account && personOf(account.id, account);
  };
  return {
    AuditRecord: {
      admin: ({ adminId }) => person(adminId),
      user: ({ userId }) => person(userId),
    },
  };
}

export function userQueries({ audit }: Dependencies): Pick<QueryResolvers, 'auditRecords'> {
  return {
    auditRecords: async (_parent, { first, after = null }, { actor }) => {
      requireAdministrator(actor);
      const records = await listAudit(audit, { first: first ?? 50, after });
      return records.map(({ id, at, budget, ...record }) => ({
        ...record,
        id: String(id),
        at: at.toISOString(),
        budget: budget
          ? {
              before: budget.before && presentBudget(budget.before),
              after: presentBudget(budget.after),
            }
          : null,
      }));
    },
  };
}

/** What administrators do to users. */
export function userMutations(
  ports: Dependencies,
): Pick<
  MutationResolvers,
  'suspendUser' | 'reactivateUser' | 'deleteUser' | 'setTemporaryPassword'
> {
  return {
    suspendUser: (_parent, { id }, { actor }) =>
      suspendUser(ports, requireAdministrator(actor).id, id, new Date()),
    reactivateUser: (_parent, { id }, { actor }) =>
      reactivateUser(ports, requireAdministrator(actor).id, id, new Date()),
    deleteUser: async (_parent, { id: userId, confirmation }, { actor }) => {
      const admin = requireAdministrator(actor);
      await deleteUser(ports, admin.id, { userId, confirmation }, new Date());
      return true;
    },
    setTemporaryPassword: (_parent, { id }, { actor }) =>
      setTemporaryPassword(ports, requireAdministrator(actor).id, id, new Date()),
  };
}
