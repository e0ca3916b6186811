import { conflict, notFound } from '@convivio/platform/errors';
import type { Account } from '../account/account.ts';
import type { AccountStore } from '../account/account-store.ts';
import type { AuditStore, UserAct } from './audit.ts';

export interface AdminPorts {
  accounts: AccountStore;
  audit: AuditStore;
}

interface AuditedUser {
  account: Account;
  /** The record that says so: to be withdrawn where nothing was done after all. */
  record: number;
}

/**
 * The account that an administrator is about to act upon, once the act stands in the audit list: what cannot be written down is not done.
 * Throws 404, and 409 for an administrator's own account.
 */
export async function auditedUser(
  { accounts, audit }: AdminPorts,
  adminId: string,
  act: UserAct,
  userId: string,
  now: Date,
): Promise<AuditedUser> {
  if (userId === adminId && act !== 'setTemporaryPassword')
    throw conflict(
      'OWN_ACCOUNT',
      `Administrators cannot ${act} themselves. Another administrator can.`,
    );
  const account = await accounts.find(userId);
  if (!account) throw notFound('USER_NOT_FOUND', 'There is no such user.');
  return { account, record: await audit.insert({ at: now, adminId, act, userId }) };
}
