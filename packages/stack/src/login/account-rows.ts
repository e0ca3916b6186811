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
    passwordOf(id: string): string | undefined {
      const row = database.prepare('SELECT password_hash FROM accounts WHERE id = ?').get(id);
      return row && String(row['password_hash']);
    },
    insert: (account: Account, passwordHash: string) => insert(store, account, passwordHash),
    enable: (id: string) =>
      void database.prepare('UPDATE accounts SET disabled = 0 WHERE id = ?').run(id),
    disable: (id: string) =>
      withoutSessions(id, () =>
        database.prepare('UPDATE accounts SET disabled = 1 WHERE id = ?').run(id),
      ),
    /** One that is temporary only opens the page on which its owner chooses another. */
    setPassword(
      id: string,
      hash: string,
      { temporary, keepSessions }: { temporary: boolean; keepSessions: boolean },
    ): void {
      store.transaction(() => {
        database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?').run(hash, id);
        database.prepare('DELETE FROM password_links WHERE account_id = ?').run(id);
        database
          .prepare(
            temporary
              ? 'INSERT OR IGNORE INTO temporary_passwords (account_id) VALUES (?)'
              : 'DELETE FROM temporary_passwords WHERE account_id = ?',
          )
          .run(id);
        if (!keepSessions) endSessionsOf(store, id);
      });
    },
    isPasswordTemporary: (id: string): boolean =>
      database.prepare('SELECT 1 FROM temporary_passwords WHERE account_id = ?').get(id) !==
      undefined,
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
    /** The same password under another hash, unless it was changed meanwhile. */
    rehash: (id: string, before: string, after: string) =>
      void database
        .prepare('UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?')
        .run(after, id, before),
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
