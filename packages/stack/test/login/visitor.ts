import { createHash, randomBytes } from 'node:crypto';
import type { LoginStack } from './login-stack.ts';

export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  html: string;
}
export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A browser without script: keeps cookies by path, follows redirects within the login, posts the forms it is shown. */
export class Visitor {
  readonly stack: LoginStack;
  readonly address: string;
  cookies: Cookie[] = [];
  #verifier = '';
  #redirectUri = '';

  constructor(stack: LoginStack, address = '203.0.113.7') {
    this.stack = stack;
    this.address = address;
  }

  /** Address of an authorization request as keycloak-js makes it; `more` overrides single parameters, undefined leaves one out. */
  authorizationUrl(more: Record<string, string | undefined> = {}, endpoint = 'auth'): string {
    this.#verifier = randomBytes(48).toString('base64url');
    const params: Record<string, string | undefined> = {
      client_id: 'convivio-web',
      redirect_uri: `${this.stack.origin}/recipes/12?tab=steps`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'st',
      nonce: 'no',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    };
    this.#redirectUri = params['redirect_uri'] ?? '';
    const query = new URLSearchParams(
      Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return `${this.stack.issuer}/protocol/openid-connect/${endpoint}?${query}`;
  }

  async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.stack.origin);
    const cookie = this.cookies
      .filter(
        ({ path }) =>
          url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        accept: 'text/html',
        'x-forwarded-for': this.address,
        ...(cookie && { cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line, url);
    return response;
  }

  /** Opens an address and follows redirects until a page is shown or the login is left. */
  async open(address: string | URL, init: RequestInit = {}): Promise<Page> {
    let url = new URL(address, this.stack.origin);
    let response = await this.fetch(url, init);
    while (response.headers.has('location')) {
      url = new URL(response.headers.get('location') as string, url);
      if (url.origin !== this.stack.origin || !url.pathname.startsWith('/realms/'))
        return { url, status: response.status, headers: response.headers, html: '' };
      response = await this.fetch(url);
    }
    return { url, status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Posts the form of a page with its hidden fields and these. */
  submit(page: Page, fields: Record<string, string> = {}): Promise<Page> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.html)?.[1];
    if (!action) throw new Error(`There is no form on ${page.url.pathname}: ${page.status}`);
    const hidden = [
      ...page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g),
    ].map(([, name = '', value = '']): [string, string] => [name, value]);
    return this.open(new URL(action, page.url), {
      method: 'POST',
      body: new URLSearchParams([...hidden, ...Object.entries(fields)]),
    });
  }

  async signIn(email: string, password: string): Promise<Tokens> {
    const left = await this.submit(await this.open(this.authorizationUrl()), { email, password });
    return this.tokens(left);
  }

  /** Exchanges the code with which the login was left. */
  async tokens(left: Page, more: Record<string, string> = {}): Promise<Tokens> {
    const response = await this.exchange(left, more);
    if (!response.ok) throw new Error(`No tokens: ${response.status} ${await response.text()}`);
    return (await response.json()) as Tokens;
  }

  exchange(left: Page, more: Record<string, string> = {}): Promise<Response> {
    return this.#token({
      grant_type: 'authorization_code',
      code: answer(left)['code'] ?? '',
      redirect_uri: this.#redirectUri,
      code_verifier: this.#verifier,
      ...more,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.#token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  #token(body: Record<string, string>): Promise<Response> {
    return this.fetch(`${this.stack.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { accept: '*/*' },
      body: new URLSearchParams({ client_id: 'convivio-web', ...body }),
    });
  }

  #keep(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path =
      attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ??
      url.pathname;
    const expires = attributes
      .find((attribute) => attribute.toLowerCase().startsWith('expires='))
      ?.slice(8);
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (!expires || new Date(expires) > new Date()) this.cookies.push({ name, value, path });
  }
}

/** What the login said when it led the browser back. */
export function answer({ url }: Page): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash ? url.hash.slice(1) : url.search));
}

/** The text of a page's first heading, and of the element with role alert or of the field errors. */
export const headingOf = ({ html }: Page) => wordsOf(/<h1>(.*?)<\/h1>/s.exec(html)?.[1]);
export const alertOf = ({ html }: Page) =>
  wordsOf(/role="alert"[^>]*>.*?<p>(.*?)<\/p>/s.exec(html)?.[1]);
export const errorsOf = ({ html }: Page) =>
  [...html.matchAll(/class="hint e" id="(\w+)-hint">.*?<span>(.*?)<\/span>/gs)].map(
    ([, id, inner]) => `${id}: ${wordsOf(inner)}`,
  );

/** What a piece of HTML reads as: without its tags, whose attributes may stand on several lines. */
const wordsOf = (html: string | undefined) =>
  html
    ?.replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
