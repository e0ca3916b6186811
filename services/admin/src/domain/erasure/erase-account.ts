import type { AccessEndStore, AccountStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';
import type { SessionStore } from '../devices/session-store.ts';
import type { OfferStore } from '../first-administrator/offer-store.ts';
import type { UsageStore } from '../usage/usage-store.ts';

const AT_ONCE = 500;

/** Removes a deleted user from the issuer and what is kept of them here; again and again with the same end. */
export async function eraseAccount(
  {
    accounts,
    sessions,
    ends,
    usage,
    offers,
    directory,
  }: {
    accounts: AccountStore;
    sessions: SessionStore;
    ends: AccessEndStore;
    usage: Pick<UsageStore, 'forgetUser'>;
    offers: Pick<OfferStore, 'withdraw'>;
    directory: LoginDirectory;
  },
  userId: string,
): Promise<void> {
  await directory.remove(userId);
  while (await sessions.erase(userId, AT_ONCE));
  await ends.forget(userId);
  await usage.forgetUser(userId);
  await offers.withdraw(userId);
  await accounts.forget(userId);
}
