import { createPublicKey, createPrivateKey, randomBytes, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { LoginStore } from './login-store.ts';

export interface SigningKeys {
  /** The private key, as the issuer's key set holds it. */
  jwk: JWK & { kid: string };
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Secret with which cookies are signed. */
  cookieKey: string;
  /** Secret with which refresh tokens are signed. */
  refreshKey: Uint8Array;
}

/** The issuer's keys. Made at the first start and kept, so that tokens and sessions outlive a restart. */
export async function loadSigningKeys(store: LoginStore): Promise<SigningKeys> {
  const jwk = JSON.parse(await secret(store, 'signing-key', createSigningKey)) as JWK & {
    kid: string;
  };
  const cookieKey = await secret(store, 'cookie-key', () => randomBytes(32).toString('base64url'));
  const refreshKey = await secret(store, 'refresh-key', () =>
    randomBytes(32).toString('base64url'),
  );
  return {
    jwk,
    privateKey: createPrivateKey({ key: jwk as import('node:crypto').JsonWebKey, format: 'jwk' }),
    publicKey: createPublicKey({ key: jwk as import('node:crypto').JsonWebKey, format: 'jwk' }),
    cookieKey,
    refreshKey: Buffer.from(refreshKey, 'base64url'),
  };
}

async function createSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    use: 'sig',
    alg: 'RS256',
  });
}

async function secret(
  { database }: LoginStore,
  name: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const find = () =>
    database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.['value'] as
      string | undefined;
  const found = find();
  if (found) return found;
  // Two processes may start on a new file at the same time: the first one's key holds for both.
  database
    .prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)')
    .run(name, await create());
  return find() as string;
}
