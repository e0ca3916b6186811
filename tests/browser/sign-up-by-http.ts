import type { APIRequestContext } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';

export interface NewAccount {
  firstName: string;
  email: string;
  password: string;
}

/**
 * Signs somebody up as the form does, without showing it, and resolves with a token for `/api`. The cookies of the login stay with
 * the browser that the requests belong to, so that its next page finds them signed in.
 */
export async function signUpByHttp(
  request: APIRequestContext,
  product: string,
  { firstName, email, password }: NewAccount,
): Promise<string> {
  const login = `${product}/realms/convivio/protocol/openid-connect`;
  const verifier = randomBytes(32).toString('base64url');
  const asked = {
    client_id: 'convivio-web',
    redirect_uri: `${product}/`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const form = await request.get(`${login}/registrations?${new URLSearchParams(asked)}`);
  const html = await form.text();
  const action = /<form\s+method="post"\s+action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`There is no form to sign up with: ${form.status()} ${html}`);
  const left = await request.post(new URL(action, form.url()).href, {
    form: { ...hiddenFields(html), firstName, lastName: 'Sommer', email, password },
  });
  const code = new URL(left.url()).searchParams.get('code');
  if (!code) throw new Error(`No account: ${left.status()} ${left.url()}`);
  const token = await request.post(`${login}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: asked.client_id,
      redirect_uri: asked.redirect_uri,
      code,
      code_verifier: verifier,
    },
  });
  return ((await token.json()) as { access_token: string }).access_token;
}

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
