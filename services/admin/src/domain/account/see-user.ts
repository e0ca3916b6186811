import { announce } from '@convivio/contracts/announcement';
import type { Account, Profile } from './account.ts';
import type { AccountStore } from './account-store.ts';

// A visit is noted once an hour: the current user is asked for on every page.
const NOTE_EVERY_MS = 3_600_000;

/** The account of whoever is signed in, created at the first visit and kept up to date with the login. */
export async function seeUser(store: AccountStore, profile: Profile, now: Date): Promise<Account> {
  const account = await store.find(profile.id);
  const { id, firstName, lastName, email } = newest(account, profile);
  const upToDate =
    account &&
    account.email === email &&
    account.firstName === firstName &&
    account.lastName === lastName &&
    account.isAdmin === profile.isAdmin;
  if (upToDate && now.getTime() - account.lastSeenAt.getTime() < NOTE_EVERY_MS) return account;
  return store.save({ id, firstName, lastName, email, isAdmin: profile.isAdmin }, now, [
    announce('user.seen', id, { userId: id, email }),
  ]);
}

/** A token that was issued before the profile was changed here says what was so before. */
function newest(account: Account | null, profile: Profile) {
  const changedAt = account?.profileChangedAt?.getTime() ?? -Infinity;
  return account && profile.issuedAt <= changedAt ? account : profile;
}
