import { invalid } from '@convivio/platform/errors';
import { accessEnded } from '@convivio/platform/access-end';
import type { AccessEndStore } from './account-store.ts';
import { endOtherSignIns } from '../devices/end-devices.ts';
import type { LoginDirectory } from './login-directory.ts';
import { checkPassword } from './password-rules.ts';
import { proveYourself, type Oneself } from './prove-yourself.ts';

/** Changes one's own password and ends the access of all other devices; this one goes on. Throws 422. */
export async function changePassword(
  { directory, ends }: { directory: LoginDirectory; ends: AccessEndStore },
  oneself: Oneself & { email: string },
  { currentPassword, newPassword }: { currentPassword?: string | null; newPassword: string },
  now: Date,
): Promise<void> {
  checkPassword(newPassword);
  if (newPassword === currentPassword)
    throw invalid('SAME_PASSWORD', 'This is the password you have. Choose another.', {
      newPassword: 'is the one you have',
    });
  await proveYourself(directory, oneself, oneself.email, currentPassword, now);
  const { id: userId, sessionId: keptSessionId } = oneself;
  await directory.setPassword(userId, newPassword, false);
  await ends.insert(
    accessEnded(userId, { userId, keptSessionId, reason: 'password-changed' }, now),
  );
  await endOtherSignIns(directory, oneself);
}
