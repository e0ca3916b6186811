import { announce } from '@convivio/contracts/announcement';
import { invalid } from '@convivio/platform/errors';
import { accessEnded } from '@convivio/platform/access-end';
import type { Profile } from '../account/account.ts';
import type { AccountStore } from '../account/account-store.ts';
import type { LoginDirectory } from '../account/login-directory.ts';
import { proveYourself, type Oneself } from '../account/prove-yourself.ts';
import { seeUser } from '../account/see-user.ts';
import { auditedUser, type AdminPorts } from '../users/administer-user.ts';
import type { ErasureStore } from './erasure-store.ts';

/** What was in hand when the user went, such as an import, has come to its end by then. */
const AGAIN_AFTER_MS = 60 * 60_000;
const AT_ONCE = 100;

/** Deletes one's own account for good. What is typed must be the account's e-mail, and the owner must be who asks. Throws 422. */
export async function deleteOwnAccount(
  {
    accounts,
    directory,
    erasures,
  }: { accounts: AccountStore; directory: LoginDirectory; erasures: ErasureStore },
  oneself: Oneself & Profile,
  { confirmation, currentPassword }: { confirmation: string; currentPassword?: string | null },
  now: Date,
): Promise<void> {
  const { email } = await seeUser(accounts, oneself, now);
  checkConfirmation(confirmation, email);
  await proveYourself(directory, oneself, email, currentPassword, now);
  await beginErasure(erasures, oneself.id, oneself.id, now);
}

/** Deletes a user for good, as an administrator. What is typed must be the user's e-mail. Two who do so delete them once. Throws 404, 409 for oneself, 422. */
export async function deleteUser(
  ports: AdminPorts & { erasures: ErasureStore },
  adminId: string,
  { userId, confirmation }: { userId: string; confirmation: string },
  now: Date,
): Promise<void> {
  const account = await ports.accounts.find(userId);
  if (account && userId !== adminId) checkConfirmation(confirmation, account.email);
  await auditedUser(ports, adminId, 'delete', userId, now);
  await beginErasure(ports.erasures, adminId, userId, now);
}

/** Tells those whose hour is over once more: an import that was in hand at the first may have left something. */
export async function eraseAgain(erasures: ErasureStore, now: Date): Promise<void> {
  for (const userId of await erasures.due(now, AT_ONCE))
    await erasures.repeat(userId, [announce('user.deleted', userId, { userId })]);
}

function checkConfirmation(confirmation: string, email: string): void {
  if (confirmation.trim().toLowerCase() === email.toLowerCase()) return;
  throw invalid('NOT_CONFIRMED', `Type ${email} to confirm.`, {
    confirmation: `must be ${email}`,
  });
}

async function beginErasure(
  erasures: ErasureStore,
  actorId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await erasures.begin(userId, now, new Date(now.getTime() + AGAIN_AFTER_MS), [
    accessEnded(actorId, { userId, reason: 'deleted' }, now),
    announce('user.deleted', actorId, { userId }),
  ]);
}
