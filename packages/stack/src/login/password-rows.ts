import type { LoginStore } from './login-store.ts';
import { endSessionsOf } from './provider-adapter.ts';

/** What the login keeps of passwords: their hashes, and which of them are for one sign-in. */
export function passwordRows(store: LoginStore) {
  const { database } = store;
  return {
    passwordOf(id: string): string | undefined {
      const row = database.prepare('SELECT password_hash FROM accounts WHERE id = ?').get(id);
      return row && String(row['password_hash']);
    },
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
    /** The same password under another hash, unless it was changed meanwhile. */
    rehash: (id: string, before: string, after: string) =>
      void database
        .prepare('UPDATE accounts SET password_hash = ? WHERE id = ? AND password_hash = ?')
        .run(after, id, before),
  };
}
