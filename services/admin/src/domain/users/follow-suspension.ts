import type { AccountStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';

/** Has the issuer do as the account says now, in whatever order this was told: a suspended user cannot sign in, and is signed in nowhere. */
export async function followSuspension(
  accounts: AccountStore,
  directory: LoginDirectory,
  userId: string,
): Promise<void> {
  const account = await accounts.find(userId);
  if (!account) return;
  await directory.update(userId, { enabled: account.suspendedAt === null });
  if (account.suspendedAt !== null) await directory.endSignIns(userId);
}
