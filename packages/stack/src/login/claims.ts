import { emailKey } from './email-address.ts';
import type { Account } from './new-account.ts';

export const CLIENT_ID = 'convivio-web';
export const AUDIENCE = 'convivio-api';
/** Keycloak names its own account service in every access token. */
export const TOKEN_AUDIENCES = [AUDIENCE, 'account'];
export const ACCESS_TOKEN_SECONDS = 300;

/** What tokens and userinfo say about a person, in Keycloak's words. */
export function claimsOf(account: Account, adminEmails: string[]) {
  const isAdmin =
    account.emailVerified &&
    adminEmails.some((email) => emailKey(email) === emailKey(account.email));
  return {
    email: account.email,
    email_verified: account.emailVerified,
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
    preferred_username: account.email,
    realm_access: { roles: [...new Set([...account.roles, ...(isAdmin ? ['admin'] : [])])] },
  };
}
