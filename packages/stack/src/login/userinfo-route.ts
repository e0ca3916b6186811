import express, { type Router } from 'express';
import { readAccessToken } from './access-token.ts';
import type { Accounts } from './accounts.ts';
import { claimsOf } from './claims.ts';
import type { RealmPaths } from './realm-paths.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Userinfo for the product's own access tokens: oidc-provider answers it only for opaque ones. */
export function createUserinfoRoute({
  issuer,
  paths,
  keys,
  accounts,
  adminEmails,
  redirectOrigins,
}: {
  issuer: string;
  paths: RealmPaths;
  keys: SigningKeys;
  accounts: Accounts;
  adminEmails: string[];
  redirectOrigins: string[];
}): Router {
  const router = express.Router();
  const origins = new Set(redirectOrigins.map((origin) => new URL(origin).origin));

  router.all(`${paths.root}${paths.oidc}/userinfo`, async (request, response) => {
    const origin = request.get('origin');
    response.set('Cache-Control', 'no-store').vary('Origin');
    if (origin && origins.has(origin))
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'authorization',
      });
    if (request.method === 'OPTIONS') return void response.status(204).end();
    if (request.method !== 'GET' && request.method !== 'POST')
      return void response.set('Allow', 'GET, POST').status(405).end();

    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    const claims = token && (await readAccessToken(token, issuer, keys));
    const account = claims && claims.sub ? accounts.find(claims.sub) : undefined;
    if (!account || account.disabled) {
      response
        .status(401)
        .set(
          'WWW-Authenticate',
          `Bearer realm="${issuer}"${token ? ', error="invalid_token"' : ''}`,
        )
        .json({
          error: 'invalid_token',
          error_description: 'The access token is missing, expired or no longer valid.',
        });
      return;
    }
    response.json({ sub: account.id, ...claimsOf(account, adminEmails) });
  });
  return router;
}
