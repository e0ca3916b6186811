import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import { nowInSeconds, type LoginStore } from './login-store.ts';

/** Where oidc-provider keeps sessions, grants, codes and refresh tokens: one table of the login's file. */
export function createProviderAdapter({ database }: LoginStore): AdapterFactory {
  const upsert = database.prepare(
    `INSERT INTO records (model, id, payload, account_id, grant_id, uid, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (model, id) DO UPDATE
     SET payload = excluded.payload, account_id = excluded.account_id, grant_id = excluded.grant_id,
       uid = excluded.uid, expires_at = excluded.expires_at`,
  );
  const byId = database.prepare(
    'SELECT payload, consumed_at FROM records WHERE model = ? AND id = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const byUid = database.prepare(
    'SELECT payload, consumed_at FROM records WHERE model = ? AND uid = ? AND (expires_at IS NULL OR expires_at > ?)',
  );
  const consume = database.prepare(
    'UPDATE records SET consumed_at = ? WHERE model = ? AND id = ? AND consumed_at IS NULL',
  );
  const destroy = database.prepare('DELETE FROM records WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM records WHERE model = ? AND grant_id = ?');

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : nowInSeconds() + expiresIn;
      upsert.run(
        model,
        id,
        JSON.stringify(payload),
        payload.accountId ?? null,
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresAt,
      );
    },
    async find(id) {
      return read(byId.get(model, id, nowInSeconds()));
    },
    async findByUid(uid) {
      return read(byUid.get(model, uid, nowInSeconds()));
    },
    async findByUserCode() {
      return undefined; // Only the device flow has user codes, and it is not offered.
    },
    async consume(id) {
      // The provider looks first and consumes later: of two requests with the same code or token in flight, only one may pass.
      if (consume.run(nowInSeconds(), model, id).changes === 0)
        throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      destroy.run(model, id);
    },
    async revokeByGrantId(grantId) {
      revoke.run(model, grantId);
    },
  });
}

function read(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  if (!row) return undefined;
  const payload = JSON.parse(String(row['payload'])) as AdapterPayload;
  return row['consumed_at'] === null ? payload : { ...payload, consumed: row['consumed_at'] };
}

/** Ends everything an account has open: sessions, grants, codes, refresh tokens. Access tokens run out by themselves. */
export function endSessionsOf({ database }: LoginStore, accountId: string): void {
  database.prepare('DELETE FROM records WHERE account_id = ?').run(accountId);
}
