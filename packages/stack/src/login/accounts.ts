import { randomUUID } from 'node:crypto';
import { conflict, invalid, notFound } from '@convivio/platform/errors';
import { emailKey, parseEmail } from './email-address.ts';
import type { LoginStore } from './login-store.ts';
import { hashPassword, isOutdated, verifyPassword, type HashCost } from './password-hash.ts';
import { endSessionsOf } from './provider-adapter.ts';
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

export interface Accounts {
  /** Throws 409 EMAIL_TAKEN when the address has an account in any spelling, 422 INVALID_ACCOUNT with the fields that do not hold. */
  create(account: NewAccount): Promise<Account>;
  find(idOrEmail: string): Account | undefined;
  /** All accounts, oldest first. */
  list(): Account[];
  /** Ends the account's sessions and lets nobody in until it is enabled. Throws 404. */
  disable(idOrEmail: string): Account;
  enable(idOrEmail: string): Account;
  /** Sets a new password and ends the account's sessions. Throws 404, 422. */
  setPassword(idOrEmail: string, password: string): Promise<Account>;
  /** Deletes the account and ends its sessions. False when there was none. */
  remove(idOrEmail: string): boolean;
  /** The account of this address when the password is its own. Takes as long when there is no such account. A disabled account is returned too: who asks must look. */
  authenticate(email: string, password: string): Promise<Account | undefined>;
}

/** The accounts in the login's file. Passwords are hashed at today's cost unless told otherwise. */
export function createAccounts(store: LoginStore, passwordCost?: HashCost): Accounts {
  const { database } = store;
  const row = (idOrEmail: string) =>
    idOrEmail.includes('@')
      ? database.prepare('SELECT * FROM accounts WHERE email_key = ?').get(emailKey(idOrEmail))
      : database.prepare('SELECT * FROM accounts WHERE id = ?').get(idOrEmail);

  const find = (idOrEmail: string) => {
    const found = row(idOrEmail);
    return found && read(found);
  };
  const known = (idOrEmail: string) => {
    const account = find(idOrEmail);
    if (!account) throw notFound('ACCOUNT_NOT_FOUND', 'There is no such account.');
    return account;
  };

  return {
    async create({ email, password, firstName, lastName, roles = [], emailVerified = false }) {
      const address = parseEmail(email);
      const fields: Record<string, string> = {};
      if (!address) fields['email'] = 'is not an e-mail address';
      if (!isPasswordLength(password))
        fields['password'] = `has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`;
      for (const [field, name] of Object.entries({ firstName, lastName }))
        if (lengthOf(name) > MAX_NAME_LENGTH)
          fields[field] = `has at most ${MAX_NAME_LENGTH} characters`;
      if (!address || Object.keys(fields).length > 0)
        throw invalid(
          'INVALID_ACCOUNT',
          'The account could not be made: check what you entered.',
          fields,
        );

      const account: Account = {
        id: randomUUID(),
        email: address,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        roles: [...new Set(['user', ...roles])],
        emailVerified,
        disabled: false,
        created: new Date().toISOString(),
      };
      const taken = () => conflict('EMAIL_TAKEN', 'This e-mail already has an account.');
      if (find(address)) throw taken();
      const hash = await hashPassword(password, passwordCost);
      const { changes } = database
        .prepare(
          'INSERT OR IGNORE INTO accounts (id, email, email_key, first_name, last_name, password_hash, roles, email_verified, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run(
          account.id,
          account.email,
          emailKey(account.email),
          account.firstName,
          account.lastName,
          hash,
          JSON.stringify(account.roles),
          Number(emailVerified),
          account.created,
        );
      if (changes === 0) throw taken();
      return account;
    },
    find,
    list() {
      return database.prepare('SELECT * FROM accounts ORDER BY created, id').all().map(read);
    },
    disable(idOrEmail) {
      const { id } = known(idOrEmail);
      store.transaction(() => {
        database.prepare('UPDATE accounts SET disabled = 1 WHERE id = ?').run(id);
        endSessionsOf(store, id);
      });
      return known(id);
    },
    enable(idOrEmail) {
      const { id } = known(idOrEmail);
      database.prepare('UPDATE accounts SET disabled = 0 WHERE id = ?').run(id);
      return known(id);
    },
    async setPassword(idOrEmail, password) {
      const { id } = known(idOrEmail);
      if (!isPasswordLength(password)) {
        throw invalid(
          'INVALID_PASSWORD',
          `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
          { password: 'is too short or too long' },
        );
      }
      const hash = await hashPassword(password, passwordCost);
      store.transaction(() => {
        database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(hash, id);
        endSessionsOf(store, id);
      });
      return known(id);
    },
    remove(idOrEmail) {
      const account = find(idOrEmail);
      if (!account) return false;
      store.transaction(() => {
        database.prepare('DELETE FROM accounts WHERE id = ?').run(account.id);
        endSessionsOf(store, account.id);
      });
      return true;
    },
    async authenticate(email, password) {
      const found = email.includes('@') ? row(email) : undefined;
      const hash = found && String(found['password_hash']);
      if (!(await verifyPassword(password, hash, passwordCost)) || !found || !hash)
        return undefined;
      if (isOutdated(hash, passwordCost)) {
        database
          .prepare('UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?')
          .run(await hashPassword(password, passwordCost), String(found['id']), hash);
      }
      return find(String(found['id']));
    },
  };
}

function isPasswordLength(password: string): boolean {
  const length = lengthOf(password);
  return length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH;
}

function read(row: Record<string, unknown>): Account {
  return {
    id: String(row['id']),
    email: String(row['email']),
    firstName: String(row['first_name']),
    lastName: String(row['last_name']),
    roles: JSON.parse(String(row['roles'])) as string[],
    emailVerified: row['email_verified'] === 1,
    disabled: row['disabled'] === 1,
    created: String(row['created']),
  };
}
