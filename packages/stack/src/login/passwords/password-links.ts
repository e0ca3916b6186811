import { createHash, randomBytes } from 'node:crypto';
import { nowInSeconds, type LoginStore } from '../login-store.ts';

/** Long enough for a mail that is read after lunch, and too short to be found in a mailbox next week. */
export const LINK_HOURS = 2;

/** Keys with which somebody who does not know the password may choose a new one. */
export interface PasswordLinks {
  /** A key of 256 bits for this account; the one before no longer holds. */
  make(accountId: string): string;
  /** Whose key this is, while it holds. */
  accountOf(key: string): string | undefined;
}

/** The keys as digests in the login's file: who reads the file cannot use them. Setting a password uses up all of its account. */
export function passwordLinks({ database }: LoginStore): PasswordLinks {
  const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
  const forget = database.prepare('DELETE FROM password_links WHERE account_id = ?');
  const keep = database.prepare(
    'INSERT INTO password_links (key_hash, account_id, expires_at) VALUES (?, ?, ?)',
  );
  const find = database.prepare(
    'SELECT account_id FROM password_links WHERE key_hash = ? AND expires_at > ?',
  );
  return {
    make(accountId) {
      const key = randomBytes(32).toString('base64url');
      forget.run(accountId);
      keep.run(digest(key), accountId, nowInSeconds() + LINK_HOURS * 3_600);
      return key;
    },
    accountOf: (key) => find.get(digest(key), nowInSeconds())?.['account_id'] as string | undefined,
  };
}
