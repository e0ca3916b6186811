import type { Account } from './account.ts';

/** What a user is called before others: first and last name, else the part of the e-mail address before the @, else "Chef". */
export function nameOf(account: Pick<Account, 'firstName' | 'lastName' | 'email'> | null): string {
  const { firstName = '', lastName = '', email = '' } = account ?? {};
  return `${firstName} ${lastName}`.trim() || email.split('@')[0]?.trim() || 'Chef';
}
