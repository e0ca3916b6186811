import { nowInSeconds, type LoginStore } from './login-store.ts';
import { endSessionsOf } from './provider-adapter.ts';

/** A sign-in that goes on, in Keycloak's words. */
export interface LoginSession {
  id: string;
  /** Epoch milliseconds. */
  start: number;
  lastAccess: number;
}

/** The sign-ins that the login keeps. */
export interface LoginSessions {
  /** Those of an account, the latest used first. */
  of(accountId: string): LoginSession[];
  /** Ends one with its codes and refresh tokens. False when there is none. */
  end(sessionId: string): boolean;
  /** Ends all of an account. */
  endAllOf(accountId: string): void;
}

export function loginSessions(store: LoginStore): LoginSessions {
  const { database } = store;
  // A session is used when a token is renewed in it, which leaves the session itself as it is.
  const ofAccount = database.prepare(
    `SELECT s.uid AS id, json_extract(s.payload, '$.loginTs') AS began,
       max(json_extract(s.payload, '$.iat'), coalesce((
         SELECT max(json_extract(t.payload, '$.iat')) FROM records t
         WHERE t.account_id = s.account_id AND t.model = 'RefreshToken'
           AND json_extract(t.payload, '$.sessionUid') = s.uid), 0)) AS used
     FROM records s
     WHERE s.account_id = ? AND s.model = 'Session' AND s.uid IS NOT NULL
       AND (s.expires_at IS NULL OR s.expires_at > ?)
     ORDER BY used DESC, s.uid`,
  );
  const owner = database.prepare(
    "SELECT account_id FROM records WHERE model = 'Session' AND uid = ? AND account_id IS NOT NULL",
  );
  const remove = database.prepare(
    `DELETE FROM records WHERE account_id = ?
       AND (uid = ? OR json_extract(payload, '$.sessionUid') = ?)`,
  );
  return {
    of: (accountId) =>
      ofAccount.all(accountId, nowInSeconds()).map((row) => ({
        id: String(row['id']),
        start: Number(row['began']) * 1000,
        lastAccess: Number(row['used']) * 1000,
      })),
    end(sessionId) {
      const account = owner.get(sessionId)?.['account_id'];
      if (typeof account !== 'string') return false;
      return Number(remove.run(account, sessionId, sessionId).changes) > 0;
    },
    endAllOf: (accountId) => endSessionsOf(store, accountId),
  };
}
