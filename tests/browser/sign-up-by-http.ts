import type { APIRequestContext, APIResponse } from '@playwright/test';
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
export function signUpByHttp(
  request: APIRequestContext,
  product: string,
  { firstName, email, password }: NewAccount,
): Promise<string> {
  return tokenAfter(request, product, 'registrations', async (form) => {
    const html = await form.text();
    const action = /<form\s+method="post"\s+action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`There is no form to sign up with: ${form.status()} ${html}`);
    return request.post(new URL(action, form.url()).href, {
      form: { ...hiddenFields(html), firstName, lastName: 'Sommer', email, password },
    });
  });
}

/** A token for `/api` of the cook who is signed in where the requests belong to. */
export const tokenByHttp = (request: APIRequestContext, product: string): Promise<string> =>
  tokenAfter(request, product, 'auth', async (answer) => answer);

async function tokenAfter(
  request: APIRequestContext,
  product: string,
  page: 'auth' | 'registrations',
  fillIn: (answer: APIResponse) => Promise<APIResponse>,
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
  const left = await fillIn(await request.get(`${login}/${page}?${new URLSearchParams(asked)}`));
  const code = new URL(left.url()).searchParams.get('code');
  if (!code) throw new Error(`Nobody is signed in: ${left.status()} ${left.url()}`);
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
