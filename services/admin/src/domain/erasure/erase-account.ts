import type { AccessEndStore, AccountStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';
import type { UsageStore } from '../usage/usage-store.ts';
import type { SessionStore } from '../devices/session-store.ts';

const AT_ONCE = 500;

/** Removes a deleted user from the issuer and what is kept of them here; again and again with the same end. */
export async function eraseAccount(
  {
    accounts,
    sessions,
    ends,
    directory,
    usage,
  }: {
    accounts: AccountStore;
    sessions: SessionStore;
    ends: AccessEndStore;
    directory: LoginDirectory;
    usage: Pick<UsageStore, 'forgetUser'>;
  },
  userId: string,
): Promise<void> {
  await directory.remove(userId);
  while (await sessions.erase(userId, AT_ONCE));
  await usage.forgetUser(userId);
  await ends.forget(userId);
  await accounts.forget(userId);
}
