import { randomUUID } from 'node:crypto';
import { invalid } from '@convivio/platform/errors';
import { parseEmail } from './email-address.ts';
import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  lengthOf,
} from './sign-up-form.ts';

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Realm roles; everybody has `user`. */
  roles: string[];
  emailVerified: boolean;
  disabled: boolean;
  /** ISO 8601, UTC. */
  created: string;
}

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  roles?: string[];
  emailVerified?: boolean;
}

/** The account of somebody who signs up. Throws 422 INVALID_ACCOUNT with the fields that do not hold. */
export function newAccount({
  email,
  password,
  firstName,
  lastName,
  roles = [],
  emailVerified = false,
}: NewAccount): Account {
  const address = parseEmail(email);
  const fields = profileProblems({ address, firstName, lastName });
  if (!isPasswordLength(password))
    fields['password'] = `has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
  if (!address || Object.keys(fields).length > 0)
    throw invalid(
      'INVALID_ACCOUNT',
      'The account could not be made: check what you entered.',
      fields,
    );
  return {
    id: randomUUID(),
    email: address,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    roles: [...new Set(['user', ...roles])],
    emailVerified,
    disabled: false,
    created: new Date().toISOString(),
  };
}

export type AccountChange = Partial<
  Pick<Account, 'email' | 'emailVerified' | 'firstName' | 'lastName' | 'disabled'>
>;

/** The account with what is given; another address is not verified unless that is said too. Throws 422 INVALID_ACCOUNT with the fields that do not hold. */
export function changedAccount(account: Account, change: AccountChange): Account {
  const {
    email = account.email,
    firstName = account.firstName,
    lastName = account.lastName,
  } = change;
  const address = parseEmail(email);
  const fields = profileProblems({ address, firstName, lastName });
  if (!address || Object.keys(fields).length > 0)
    throw invalid(
      'INVALID_ACCOUNT',
      'The account could not be changed: check what you entered.',
      fields,
    );
  return {
    ...account,
    email: address,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    emailVerified: change.emailVerified ?? (address === account.email && account.emailVerified),
    disabled: change.disabled ?? account.disabled,
  };
}

function profileProblems({
  address,
  ...names
}: {
  address: string | undefined;
  firstName: string;
  lastName: string;
}): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!address) fields['email'] = 'is not an e-mail address';
  for (const [field, name] of Object.entries(names))
    if (lengthOf(name) > MAX_NAME_LENGTH)
      fields[field] = `has at most ${MAX_NAME_LENGTH} characters`;
  return fields;
}

/** Throws 422 INVALID_PASSWORD for one that is too short or too long. */
export function checkPassword(password: string): void {
  if (isPasswordLength(password)) return;
  throw invalid(
    'INVALID_PASSWORD',
    `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
    { password: 'is too short or too long' },
  );
}

function isPasswordLength(password: string): boolean {
  const length = lengthOf(password);
  return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
}
