import { z } from 'zod';
import { issuerAway, noDirectory, refusalBy } from './issuer-errors.ts';

export interface IssuerSettings {
  /** As https://login.example.org/realms/convivio */
  issuer: string;
  /** Where it is reached from here; the issuer itself unless told. */
  jwksUrl?: string | undefined;
  clientId: string;
  /** Empty where there is none: nothing of this works then, and says so. */
  clientSecret: string;
}

const WAIT_MS = 5_000;
/** Somebody looks at a page meanwhile. */
const SHORT_WAIT_MS = 2_000;
/** A token with less life left is not used any more. */
const SPARE_MS = 10_000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const trouble = z.object({
  errorMessage: z.string().optional(),
  error_description: z.string().optional(),
});

/** Asks the Admin REST API of Keycloak, which the embedded login speaks too, as a service client with a token for itself. */
export function issuerClient({ issuer, jwksUrl, clientId, clientSecret }: IssuerSettings) {
  const realm = realmAddress(issuer, jwksUrl);
  const admin = realm.replace('/realms/', '/admin/realms/');
  const [server = ''] = admin.split('/realms/');

  async function ask(url: string, init: RequestInit): Promise<Response> {
    if (!clientSecret) throw noDirectory();
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(WAIT_MS) });
    } catch (error) {
      throw issuerAway(error);
    }
  }

  /** Asks the token endpoint as the service client. */
  const grant = (fields: Record<string, string>) =>
    ask(`${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams(fields),
    });

  const token = tokenOf(clientId, grant);

  async function send(method: string, url: string, body: unknown, anew: boolean) {
    return ask(url, {
      method,
      headers: {
        authorization: `Bearer ${await token(anew)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async function answerOf(method: string, url: string, body?: unknown): Promise<unknown> {
    let response = await send(method, url, body, false);
    // The issuer was started anew, with other keys.
    if (response.status === 401) response = await send(method, url, body, true);
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : null;
    throw refusalBy(response.status, sentenceIn(text));
  }

  return {
    grant,
    /** Whether the realm answers within two seconds; needs no secret. */
    answers: () => realmAnswers(realm),
    /** The answer as JSON, null for none. Throws 404, 409, 422 and 503. */
    call: (method: string, path: string, body?: unknown) => answerOf(method, admin + path, body),
    /** What the server says of itself, beyond the realm. Throws as `call`. */
    serverInfo: () => answerOf('GET', `${server}/serverinfo`),
  };
}

export type IssuerClient = ReturnType<typeof issuerClient>;

/** The token of the service client, kept as long as it lives, or a new one where `anew` asks for it. */
function tokenOf(clientId: string, grant: (fields: Record<string, string>) => Promise<Response>) {
  let known: { token: string; until: number } | null = null;
  return async (anew: boolean): Promise<string> => {
    if (known && !anew && known.until > Date.now()) return known.token;
    const response = await grant({ grant_type: 'client_credentials' });
    if (!response.ok) throw issuerAway(new Error(`no token for ${clientId}: ${response.status}`));
    const { access_token, expires_in } = tokenAnswer.parse(await response.json());
    known = { token: access_token, until: Date.now() + expires_in * 1_000 - SPARE_MS };
    return access_token;
  };
}

/** The realm where it is reached from here, which the address of its keys tells. */
function realmAddress(issuer: string, jwksUrl: string | undefined): string {
  const { pathname } = new URL(issuer);
  const inside = jwksUrl?.split('/protocol/')[0];
  return inside?.endsWith(pathname.slice(pathname.lastIndexOf('/realms/'))) ? inside : issuer;
}

async function realmAnswers(realm: string): Promise<boolean> {
  const signal = AbortSignal.timeout(SHORT_WAIT_MS);
  try {
    const response = await fetch(`${realm}/.well-known/openid-configuration`, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function sentenceIn(text: string): string | undefined {
  try {
    const { errorMessage, error_description: description } = trouble.parse(JSON.parse(text));
    return description ?? errorMessage;
  } catch {
    return undefined;
  }
}
