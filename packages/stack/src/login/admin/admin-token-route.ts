import express, { type Router } from 'express';
import type { Accounts } from '../accounts.ts';
import type { RealmPaths } from '../realm-paths.ts';
import { textFields } from '../sign-up-form.ts';
import type { Throttle, Wait } from '../throttle.ts';
import { ADMIN_CLIENT_ID, ADMIN_TOKEN_SECONDS, type AdminClient } from './admin-client.ts';

export interface AdminTokenParts {
  paths: RealmPaths;
  client: AdminClient;
  accounts: Accounts;
  throttle: Throttle;
}

/**
 * The token endpoint for the service client, which names itself by HTTP Basic: a token for itself, and whether a password is an account's own
 * (RFC 6749, 4.4 and 4.3). All other clients are answered by oidc-provider.
 */
export function createAdminTokenRoute({
  paths,
  client,
  accounts,
  throttle,
}: AdminTokenParts): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '16kb' });

  /** Whether it is; or the seconds to wait where that was asked too often. */
  async function isPasswordOf(email: string, password: string): Promise<boolean | Wait> {
    // All of these questions come from the product: what counts is about whom they are.
    const from = `own account of ${email}`;
    const wait = await throttle.beforePassword(email, from);
    if (wait) return wait;
    const account = await accounts.authenticate(email, password);
    if (!account || account.disabled) return false;
    await throttle.afterRightPassword(email, from);
    return true;
  }

  router.post(
    `${paths.root}${paths.oidc}/token`,
    (request, _response, next) =>
      next(namesItself(request.get('authorization')) ? undefined : 'route'),
    form,
    async (request, response) => {
      response.set('Cache-Control', 'no-store');
      if (!client.isClient(request.get('authorization')))
        return void response.status(401).json({ error: 'unauthorized_client' });
      const text = textFields(request.body);
      const grant = text('grant_type');
      if (grant === 'password') {
        const is = await isPasswordOf(text('username'), text('password'));
        if (is === true) return void response.json({ token_type: 'Bearer' });
        if (is === false) return void response.status(401).json({ error: 'invalid_grant' });
        return void response
          .status(429)
          .set('Retry-After', String(is))
          .json({ error: 'invalid_grant' });
      }
      if (grant !== 'client_credentials')
        return void response.status(400).json({ error: 'unsupported_grant_type' });
      response.json({
        access_token: await client.issueToken(),
        expires_in: ADMIN_TOKEN_SECONDS,
        token_type: 'Bearer',
      });
    },
  );
  return router;
}

function namesItself(authorization = ''): boolean {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString().startsWith(`${ADMIN_CLIENT_ID}:`);
}
