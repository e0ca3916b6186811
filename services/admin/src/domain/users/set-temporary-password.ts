import { accessEnded } from '@convivio/platform/access-end';
import type { AccessEndStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';
import { auditedUser, type AdminPorts } from './administer-user.ts';

/**
 * Gives a user who has forgotten theirs a password for one sign-in, at which they choose their own, and ends all their access. `newPassword` makes one
 * that cannot be guessed; the answer is the only place where it stands.
 */
export async function setTemporaryPassword(
  ports: AdminPorts & { directory: LoginDirectory; ends: AccessEndStore; newPassword(): string },
  adminId: string,
  userId: string,
  now: Date,
): Promise<string> {
  const { suspendedAt } = await auditedUser(ports, adminId, 'setTemporaryPassword', userId, now);
  const password = ports.newPassword();
  await ports.directory.setPassword(userId, password, true);
  // Who is suspended is refused whatever the token: a later fact about the same user would lift that.
  if (suspendedAt === null)
    await ports.ends.insert(accessEnded(adminId, { userId, reason: 'password-changed' }, now));
  await ports.directory.endSignIns(userId);
  return password;
}
