import { announce } from '@convivio/contracts/announcement';
import type { Account, Profile } from './account.ts';
import type { AccountStore } from './account-store.ts';

// A visit is noted once an hour: the current user is asked for on every page.
const NOTE_EVERY_MS = 3_600_000;

/** The account of whoever is signed in, created at the first visit and kept up to date with the login. */
export async function seeUser(store: AccountStore, profile: Profile, now: Date): Promise<Account> {
  const account = await store.find(profile.id);
  const upToDate =
    account &&
    account.email === profile.email &&
    account.firstName === profile.firstName &&
    account.lastName === profile.lastName &&
    account.isAdmin === profile.isAdmin;
  if (upToDate && now.getTime() - account.lastSeenAt.getTime() < NOTE_EVERY_MS) return account;
  return store.save(profile, now, [
    announce('user.seen', profile.id, { userId: profile.id, email: profile.email }),
  ]);
}
