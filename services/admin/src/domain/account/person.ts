import { isNothingSeen, withoutTurning } from '@convivio/platform/written-text';
import type { AccountStore } from './account-store.ts';
import type { Account } from './account.ts';

/** What a user is called before others: first and last name, else the part of the e-mail address before the @, else "Chef". */
export function nameOf(account: Pick<Account, 'firstName' | 'lastName' | 'email'> | null): string {
  const { firstName = '', lastName = '', email = '' } = account ?? {};
  const name = withoutTurning(`${firstName} ${lastName}`).trim();
  const ofAddress = withoutTurning(email.split('@')[0] ?? '').trim();
  return (isNothingSeen(name) ? '' : name) || ofAddress || 'Chef';
}

/** A user as anybody may see one. */
export interface Person extends Pick<Account, 'id' | 'firstName' | 'lastName'> {
  name: string;
}

/** A user as others see one; who is not known, or not any more, is a chef without a name. */
export const personOf = (id: string, account: Account | null): Person => ({
  id,
  name: nameOf(account),
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
});

/** Who looks at a user. */
export interface Onlooker {
  id: string;
  isAdmin: boolean;
}

export interface PersonPorts {
  accounts: Pick<AccountStore, 'find'>;
  /** Whether a cook is a collaborator of an owner now. */
  actsFor(collaboratorId: string, ownerId: string): Promise<boolean>;
}

/**
 * A user as somebody sees one; null where there is none. One who is suspended is there for those who know the user alone.
 */
export async function personFor(
  { accounts, actsFor }: PersonPorts,
  onlooker: Onlooker | null,
  userId: string,
): Promise<Account | null> {
  const account = await accounts.find(userId);
  if (account?.suspendedAt == null) return account;
  return onlooker && (await knows(actsFor, onlooker, userId)) ? account : null;
}

/** A user's e-mail, which is for the user, for those who collaborate with the user on either side, and for administrators; null for others. */
export async function emailFor(
  { accounts, actsFor }: PersonPorts,
  onlooker: Onlooker | null,
  userId: string,
): Promise<string | null> {
  if (!onlooker || !(await knows(actsFor, onlooker, userId))) return null;
  return (await accounts.find(userId))?.email || null;
}

async function knows(
  actsFor: PersonPorts['actsFor'],
  { id, isAdmin }: Onlooker,
  userId: string,
): Promise<boolean> {
  if (isAdmin || id === userId) return true;
  const either = await Promise.all([actsFor(id, userId), actsFor(userId, id)]);
  return either.includes(true);
}
