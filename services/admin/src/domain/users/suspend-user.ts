import { announce } from '@convivio/contracts/announcement';
import { accessEnded } from '@convivio/platform/access-end';
import { auditedUser, type AdminPorts } from './administer-user.ts';

/**
 * Lets a user in nowhere any more, from the moment this is stored: gateway and services refuse their tokens, and the issuer follows with the
 * message. False for one who is suspended already: nothing is done then, told or written down. Throws 404, 409 for oneself.
 */
export async function suspendUser(
  ports: AdminPorts,
  adminId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { record } = await auditedUser(ports, adminId, 'suspend', userId, now);
  const isDone = await ports.accounts.setSuspended(userId, now, [
    accessEnded(adminId, { userId, reason: 'suspended' }, now),
    announce('user.suspended', adminId, { userId }),
  ]);
  if (!isDone) await ports.audit.withdraw(record);
  return isDone;
}

/** Lets a suspended user sign in again; what they were signed in with before stays ended. False for one who is not suspended. Throws 404, 409 for oneself. */
export async function reactivateUser(
  ports: AdminPorts,
  adminId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { account, record } = await auditedUser(ports, adminId, 'reactivate', userId, now);
  // Of the two facts the later counts: a clock that is behind would leave them out, and nothing to reactivate.
  const at = new Date(Math.max(now.getTime(), (account.suspendedAt?.getTime() ?? 0) + 1));
  const isDone = await ports.accounts.setSuspended(userId, null, [
    accessEnded(adminId, { userId, reason: 'reactivated' }, at),
    announce('user.reactivated', adminId, { userId }),
  ]);
  if (!isDone) await ports.audit.withdraw(record);
  return isDone;
}
