import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { notFound, ProductError, unauthenticated } from '../errors.ts';
import { LONGEST_TOKEN_MS } from './access-end.ts';
import type { EndedAccess } from './ended-access.ts';
import { issuerKeys, keysAway, type IssuerAddress } from './issuer-keys.ts';
import { withoutTurning } from '../written/written-text.ts';

/** Who asks. `service` is another service of the product, acting for nobody. */
export interface Actor {
  kind: 'user' | 'service';
  /** The subject of the token; for a service its name. */
  id: string;
  sessionId: string | null;
  /** When the token was issued, in epoch milliseconds, to the second; 0 for a service. */
  issuedAt: number;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
}

export interface VerifierOptions extends IssuerAddress {
  /** The audience a token must carry and the client it must have been issued to. */
  audience: string;
  clientId: string;
  adminEmails: string[];
  serviceSecret: string;
  /** The ends of access that outweigh a valid token. */
  ended: Pick<EndedAccess, 'refusalOf'>;
}

/**
 * Turns an Authorization header into an actor. Null without a header; throws 401 for a token that
 * does not hold or whose access has ended, 503 when the issuer's keys cannot be had.
 */
export type Verify = (authorization: string | undefined) => Promise<Actor | null>;

/** The realm role that makes an administrator. */
export const ADMIN_ROLE = 'admin';
/** A signature that held is not checked again for so long: it costs more than the rest of most requests. */
const TRUSTED_MS = 60_000;
const KEPT_TOKENS = 1_000;
const SERVICE_ISSUER = 'convivio';
const SERVICE_AUDIENCE = 'convivio-services';

interface Verified {
  actor: Actor;
  /** Epoch milliseconds. */
  until: number;
}

export function createVerifier(options: VerifierOptions): Verify {
  const check = tokenCheck(options);
  const verified = new Map<string, Verified>();

  return async (authorization) => {
    if (!authorization) return null;
    const known = verified.get(authorization);
    if (known && known.until > Date.now()) return withAccess(known.actor);
    const { actor, until } = await check(authorization);
    verified.delete(authorization);
    verified.set(authorization, { actor, until: Math.min(until, Date.now() + TRUSTED_MS) });
    if (verified.size > KEPT_TOKENS) verified.delete(verified.keys().next().value as string);
    return withAccess(actor);
  };

  function withAccess(actor: Actor): Actor {
    const refusal = actor.kind === 'user' ? options.ended.refusalOf(actor) : null;
    if (refusal) throw refusal;
    return actor;
  }
}

function tokenCheck(options: VerifierOptions): (authorization: string) => Promise<Verified> {
  const keys = issuerKeys(options);
  const secret = new TextEncoder().encode(options.serviceSecret);

  async function ofService(token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, secret, {
      issuer: SERVICE_ISSUER,
      audience: SERVICE_AUDIENCE,
      algorithms: ['HS256'],
    });
    return { actor: serviceActor(payload.sub ?? 'service'), until: expiryOf(payload) };
  }

  async function ofUser(token: string): Promise<Verified> {
    const { payload } = await jwtVerify(token, keys, {
      issuer: options.issuer,
      audience: options.audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp'],
      maxTokenAge: LONGEST_TOKEN_MS / 1000,
    });
    if (payload['azp'] !== options.clientId)
      throw unauthenticated('This access token was issued to another application.');
    return { actor: actorOf(payload, options.adminEmails), until: expiryOf(payload) };
  }

  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization)?.[1];
    if (!token) throw unauthenticated('The access token cannot be read. Sign in again.');
    try {
      return await (issuerOf(token) === SERVICE_ISSUER ? ofService(token) : ofUser(token));
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

/** What is said to whoever brought a token that was not accepted. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ProductError) return error;
  return keysAway(error) ?? unauthenticated('Your session has ended. Sign in again.');
}

const serviceActor = (id: string): Actor => ({
  kind: 'service',
  id,
  sessionId: null,
  issuedAt: 0,
  email: '',
  firstName: '',
  lastName: '',
  isAdmin: false,
});

/** Epoch milliseconds. */
const expiryOf = ({ exp }: JWTPayload) => (exp ?? 0) * 1000;

function issuerOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).iss;
  } catch {
    return undefined;
  }
}

function actorOf(payload: JWTPayload, adminEmails: string[]): Actor {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : '');
  const roles = (payload['realm_access'] as { roles?: unknown } | undefined)?.roles;
  const verifiedAdmin =
    payload['email_verified'] === true && adminEmails.includes(text('email').toLowerCase());
  return {
    kind: 'user',
    id: payload.sub as string,
    sessionId: text('sid') || null,
    issuedAt: (payload.iat ?? 0) * 1000,
    email: text('email'),
    firstName: withoutTurning(text('given_name')),
    lastName: withoutTurning(text('family_name')),
    isAdmin: verifiedAdmin || (Array.isArray(roles) && roles.includes(ADMIN_ROLE)),
  };
}

/** The Authorization header with which one service calls another. Valid for a minute. */
export async function serviceAuthorization(
  service: string,
  serviceSecret: string,
): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(SERVICE_ISSUER)
    .setAudience(SERVICE_AUDIENCE)
    .setSubject(service)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(new TextEncoder().encode(serviceSecret));
  return `Bearer ${token}`;
}

/** The signed-in user, or 401. */
export function requireUser(actor: Actor | null): Actor {
  if (actor?.kind !== 'user') throw unauthenticated();
  return actor;
}

/** A signed-in administrator; 404 for other users, who do not learn what there is. */
export function requireAdministrator(actor: Actor | null): Actor {
  const user = requireUser(actor);
  if (!user.isAdmin) throw notFound('NOT_FOUND', 'There is nothing here for you to see.');
  return user;
}

/** Another service of the product; anybody else learns nothing, not even that the call exists. */
export function requireService(actor: Actor | null): Actor {
  if (actor?.kind !== 'service') throw unauthenticated();
  return actor;
}
