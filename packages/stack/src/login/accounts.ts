import { conflict, notFound } from '@convivio/platform/errors';
import { accountRows } from './account-rows.ts';
import type { LoginStore } from './login-store.ts';
import { passwordRows } from './password-rows.ts';
import {
  changedAccount,
  checkPassword,
  newAccount,
  type Account,
  type AccountChange,
  type NewAccount,
} from './new-account.ts';
import { hashPassword, isOutdated, verifyPassword, type HashCost } from './password-hash.ts';

export interface Accounts {
  /** Throws 409 EMAIL_TAKEN when the address has an account in any spelling, 422 INVALID_ACCOUNT with the fields that do not hold. */
  create(account: NewAccount): Promise<Account>;
  find(idOrEmail: string): Account | undefined;
  /** All accounts, oldest first. */
  list(): Account[];
  /** Ends the account's sessions and lets nobody in until it is enabled. Throws 404. */
  disable(idOrEmail: string): Account;
  enable(idOrEmail: string): Account;
  /** Gives a realm role, which the next token tells; also to who has it already. Throws 404. */
  addRole(idOrEmail: string, role: string): Account;
  /** Writes what is given. Another address is not verified unless that is said too. Throws 404, 409 EMAIL_TAKEN, 422 INVALID_ACCOUNT. */
  update(idOrEmail: string, change: AccountChange): Account;
  /** Sets a new password and ends the account's sessions unless told otherwise. A temporary one must be changed at the next sign-in. Throws 404, 422. */
  setPassword(
    idOrEmail: string,
    password: string,
    options?: { temporary?: boolean; keepSessions?: boolean },
  ): Promise<Account>;
  isPasswordTemporary(id: string): boolean;
  /** Deletes the account and ends its sessions. False when there was none. */
  remove(idOrEmail: string): boolean;
  /**
   * The account of this address when the password is its own. Takes as long when there is no such
   * account. A disabled account is returned too: who asks must look.
   */
  authenticate(email: string, password: string): Promise<Account | undefined>;
}

const emailTaken = () => conflict('EMAIL_TAKEN', 'This e-mail already has an account.');

/** The accounts in the login's file. Passwords are hashed at today's cost unless told otherwise. */
export function createAccounts(store: LoginStore, passwordCost?: HashCost): Accounts {
  const rows = { ...accountRows(store), ...passwordRows(store) };
  const known = (idOrEmail: string) => {
    const account = rows.find(idOrEmail);
    if (!account) throw notFound('ACCOUNT_NOT_FOUND', 'There is no such account.');
    return account;
  };

  return {
    async create(wanted) {
      const account = newAccount(wanted);
      if (rows.find(account.email)) throw emailTaken();
      const hash = await hashPassword(wanted.password, passwordCost);
      if (!rows.insert(account, hash)) throw emailTaken();
      return account;
    },
    find: rows.find,
    list: rows.list,
    ...rights(rows, known),
    update(idOrEmail, change) {
      const before = known(idOrEmail);
      const after = changedAccount(before, change);
      if (!rows.update(after)) throw emailTaken();
      return after;
    },
    async setPassword(idOrEmail, password, { temporary = false, keepSessions = false } = {}) {
      const { id } = known(idOrEmail);
      checkPassword(password);
      const hash = await hashPassword(password, passwordCost);
      rows.setPassword(id, hash, { temporary, keepSessions });
      return known(id);
    },
    isPasswordTemporary: rows.isPasswordTemporary,
    remove(idOrEmail) {
      const account = rows.find(idOrEmail);
      if (account) rows.remove(account.id);
      return account !== undefined;
    },
    async authenticate(email, password) {
      const account = email.includes('@') ? rows.find(email) : undefined;
      const hash = account && rows.passwordOf(account.id);
      if (!(await verifyPassword(password, hash, passwordCost)) || !account || !hash)
        return undefined;
      if (isOutdated(hash, passwordCost))
        rows.rehash(account.id, hash, await hashPassword(password, passwordCost));
      return rows.find(account.id);
    },
  };
}

/** Who may come in, and as what. */
const rights = (
  rows: ReturnType<typeof accountRows>,
  known: (idOrEmail: string) => Account,
): Pick<Accounts, 'disable' | 'enable' | 'addRole'> => ({
  disable(idOrEmail) {
    const { id } = known(idOrEmail);
    rows.disable(id);
    return known(id);
  },
  enable(idOrEmail) {
    const { id } = known(idOrEmail);
    rows.enable(id);
    return known(id);
  },
  addRole(idOrEmail, role) {
    const { id, roles } = known(idOrEmail);
    rows.setRoles(id, [...new Set([...roles, role])]);
    return known(id);
  },
});
