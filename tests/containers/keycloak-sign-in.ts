import { createHash, randomBytes } from 'node:crypto';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

interface SignIn {
  email?: string;
  password?: string;
  /** Signs up first, with these details. */
  register?: { email: string; password: string; firstName: string; lastName: string };
  redirectUri?: string;
  withoutProofKey?: boolean;
}

const CLIENT = 'convivio-web';

/** Goes through the code flow with PKCE as a browser does, filling in the pages of Keycloak; throws with what a page says when it does not go on. */
export async function signIn(issuer: string, details: SignIn): Promise<Tokens> {
  const { register, redirectUri = 'http://localhost:8080/callback', withoutProofKey } = details;
  const visit = visitor(redirectUri);
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state,
    ...(!withoutProofKey && {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  });
  const begin = register ? 'registrations' : 'auth';
  let answer = await visit(`${issuer}/protocol/openid-connect/${begin}?${query}`);
  if (!answer.headers.has('location')) answer = await fillIn(visit, await answer.text(), details);
  const location = answer.headers.get('location');
  if (!location) throw new Error(wordsOf(await answer.text()));
  const returned = new URL(location).searchParams;
  const code = returned.get('code');
  if (!code || returned.get('state') !== state)
    throw new Error(returned.get('error_description') ?? location);
  return tokensFor(issuer, { code, redirect_uri: redirectUri, code_verifier: verifier });
}

type Visit = (url: string, init?: RequestInit) => Promise<Response>;

/** Keeps cookies and follows redirections, until one leads back to the application. */
function visitor(redirectUri: string): Visit {
  const cookies = new Map<string, string>();
  return async function visit(url, init = {}): Promise<Response> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const onward = response.headers.get('location');
    return onward && !onward.startsWith(redirectUri) ? visit(onward) : response;
  };
}

async function fillIn(
  visit: Visit,
  page: string,
  { email = '', password = '', register }: SignIn,
): Promise<Response> {
  const form: Record<string, string> = register
    ? { ...register, 'password-confirm': register.password }
    : { username: email, password, credentialId: '' };
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(wordsOf(page));
  return visit(action.replaceAll('&amp;', '&'), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
}

async function tokensFor(issuer: string, proof: Record<string, string>): Promise<Tokens> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT,
      ...proof,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Tokens;
}

function wordsOf(page: string): string {
  return page
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
