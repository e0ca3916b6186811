import { invalid } from '@convivio/platform/errors';
import { accessEnded } from '@convivio/platform/access-end';
import type { Profile } from './account.ts';
import type { AccessEndStore, AccountStore } from './account-store.ts';
import { endOtherSignIns } from '../devices/end-devices.ts';
import type { LoginDirectory } from './login-directory.ts';
import { checkPassword } from './password-rules.ts';
import { proveYourself, type Oneself } from './prove-yourself.ts';
import { seeUser } from './see-user.ts';

/** Changes one's own password and ends the access of all other devices; this one goes on. Throws 422. */
export async function changePassword(
  {
    accounts,
    directory,
    ends,
  }: { accounts: AccountStore; directory: LoginDirectory; ends: AccessEndStore },
  oneself: Oneself & Profile,
  { currentPassword, newPassword }: { currentPassword?: string | null; newPassword: string },
  now: Date,
): Promise<void> {
  const { email } = await seeUser(accounts, oneself, now);
  checkPassword(newPassword);
  if (newPassword === currentPassword)
    throw invalid('SAME_PASSWORD', 'This is the password you have. Choose another.', {
      newPassword: 'is the one you have',
    });
  await proveYourself(directory, oneself, email, currentPassword, now);
  const { id: userId, sessionId: keptSessionId } = oneself;
  await directory.setPassword(userId, newPassword, false);
  await ends.insert(
    accessEnded(userId, { userId, keptSessionId, reason: 'password-changed' }, now),
  );
  await endOtherSignIns(directory, oneself);
}
