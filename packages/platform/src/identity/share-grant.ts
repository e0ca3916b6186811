import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'convivio';
const AUDIENCE = 'convivio-share-grants';
/** In milliseconds: longer than a request takes. */
const HOLDS_MS = 60_000;
/** The clocks of two machines may differ by so much. */
const CLOCKS = '30s';

const granted = z.object({
  recipeId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

/** What a share link opens, and what it says of it; moments in ISO 8601. */
export type ShareGrant = z.infer<typeof granted>;

/**
 * The word of the service that knows the link to the service that has the recipe: signed with the secret of the services, for a minute, and good
 * for nothing else.
 */
export const signGrant = (
  grant: ShareGrant,
  secret: string,
  now: number = Date.now(),
): Promise<string> =>
  new SignJWT(grant)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + HOLDS_MS))
    .sign(keyOf(secret));

/** What was granted; null where the word is none, is too old, or another secret's. */
export async function readGrant(
  signed: string,
  secret: string,
  now: number = Date.now(),
): Promise<ShareGrant | null> {
  const verified = await jwtVerify(signed, keyOf(secret), {
    issuer: ISSUER,
    audience: AUDIENCE,
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    clockTolerance: CLOCKS,
    currentDate: new Date(now),
  }).catch(() => null);
  return verified && (granted.safeParse(verified.payload).data ?? null);
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);
