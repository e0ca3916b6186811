import type { OfferStore } from '../first-administrator/offer-store.ts';
import type { Account, Profile } from './account.ts';
import type { AccountStore } from './account-store.ts';
import { seeUser } from './see-user.ts';

/** Whoever is signed in comes: the account as it stands, to which the role of a fresh installation is offered where it is the first. */
export async function visit(
  { accounts, offers }: { accounts: AccountStore; offers: Pick<OfferStore, 'claim'> },
  profile: Profile,
  now: Date,
): Promise<Account> {
  // Before there is an account, so that a process that ends between the two loses no offer.
  await offers.claim(profile.id);
  return seeUser(accounts, profile, now);
}
