import { emailKey } from './email-address.ts';
import type { LoginStore } from './login-store.ts';
import type { Account } from './new-account.ts';
import { endSessionsOf } from './provider-adapter.ts';

/** The rows of the table of accounts. What locks somebody out ends the sessions too, in one transaction. */
export function accountRows(store: LoginStore) {
  const { database } = store;
  const readOne = (row: Record<string, unknown> | undefined) => row && read(row);
  const withoutSessions = (id: string, change: () => unknown) =>
    store.transaction(() => {
      change();
      endSessionsOf(store, id);
    });

  return {
    find: (idOrEmail: string): Account | undefined =>
      readOne(
        idOrEmail.includes('@')
          ? database.prepare('SELECT * FROM accounts WHERE email_key = ?').get(emailKey(idOrEmail))
          : database.prepare('SELECT * FROM accounts WHERE id = ?').get(idOrEmail),
      ),
    list: () => database.prepare('SELECT * FROM accounts ORDER BY created, id').all().map(read),
    insert: (account: Account, passwordHash: string) => insert(store, account, passwordHash),
    setRoles: (id: string, roles: readonly string[]) =>
      void database
        .prepare('UPDATE accounts SET roles = ? WHERE id = ?')
        .run(JSON.stringify(roles), id),
    enable: (id: string) =>
      void database.prepare('UPDATE accounts SET disabled = 0 WHERE id = ?').run(id),
    disable: (id: string) =>
      withoutSessions(id, () =>
        database.prepare('UPDATE accounts SET disabled = 1 WHERE id = ?').run(id),
      ),
    /** False when another account has the address. */
    update(account: Account): boolean {
      try {
        database
          .prepare(
            `UPDATE accounts SET email = ?, email_key = ?, email_verified = ?, first_name = ?,
               last_name = ?, disabled = ? WHERE id = ?`,
          )
          .run(
            account.email,
            emailKey(account.email),
            Number(account.emailVerified),
            account.firstName,
            account.lastName,
            Number(account.disabled),
            account.id,
          );
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },
    remove: (id: string) =>
      withoutSessions(id, () => {
        for (const table of ['temporary_passwords', 'password_links'])
          database.prepare(`DELETE FROM ${table} WHERE account_id = ?`).run(id);
        database.prepare('DELETE FROM accounts WHERE id = ?').run(id);
      }),
  };
}

/** SQLITE_CONSTRAINT_UNIQUE: https://www.sqlite.org/rescode.html */
const isTaken = (error: unknown) => (error as { errcode?: unknown }).errcode === 2067;

/** False when the address has an account already. */
function insert({ database }: LoginStore, account: Account, passwordHash: string): boolean {
  const { changes } = database
    .prepare(
      `INSERT OR IGNORE INTO accounts
         (id, email, email_key, first_name, last_name, password_hash, roles, email_verified, created)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      account.id,
      account.email,
      emailKey(account.email),
      account.firstName,
      account.lastName,
      passwordHash,
      JSON.stringify(account.roles),
      Number(account.emailVerified),
      account.created,
    );
  return changes > 0;
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
