import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE, claimsOf, CLIENT_ID, TOKEN_AUDIENCES } from './claims.ts';
import { signOut } from './logout.ts';
import type { PageKit } from './page-kit.ts';
import { signOutPage } from './pages/sign-out.ts';
import { troublePage } from './pages/trouble.ts';
import { createProviderAdapter } from './provider-adapter.ts';
import type { ProviderParts } from './provider.ts';
import { SIGN_UP_PARAM, type RealmPaths } from './realm-paths.ts';
import type { SigningKeys } from './signing-keys.ts';
import { troubleOf } from './trouble.ts';

const DAY = 86_400;
/** Sessions and refresh tokens last this long after the last use. */
const SESSION_SECONDS = 14 * DAY;
const SCOPES = 'openid profile email roles';
/** Resource indicators are URIs; this one stands for the product's API. */
const RESOURCE = `urn:convivio:${AUDIENCE}`;

/** oidc-provider's settings for a realm with one public client, the web app. */
export function configurationOf({
  issuer,
  paths,
  store,
  keys,
  accounts,
  adminEmails,
  redirectOrigins,
  kit,
}: ProviderParts): Configuration {
  const origins = new Set(redirectOrigins.map((origin) => new URL(origin).origin));
  return {
    ...PROTOCOL,
    adapter: createProviderAdapter(store),
    jwks: { keys: [keys.jwk as NonNullable<Configuration['jwks']>['keys'][number]] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        response_modes: ['query', 'fragment'],
        redirect_uris: [...origins].map((origin) => `${origin}/`),
        post_logout_redirect_uris: [...origins].map((origin) => `${origin}/`),
      },
    ],
    cookies: cookiesOf(issuer, paths, keys),
    routes: {
      authorization: `${paths.oidc}/auth`,
      token: `${paths.oidc}/token`,
      jwks: `${paths.oidc}/certs`,
      end_session: `${paths.oidc}/logout`,
      revocation: `${paths.oidc}/revoke`,
    },
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    discovery: {
      userinfo_endpoint: `${issuer}${paths.oidc}/userinfo`,
      check_session_iframe: `${issuer}${paths.oidc}/login-status-iframe.html`,
    },
    ...tokensOf(accounts, adminEmails),
    loadExistingGrant: grantWithoutConsent,
    interactions: { url: (_ctx, interaction) => paths.interaction(interaction.uid) },
    features: featuresOf(kit),
    renderError(ctx, out, error) {
      const { heading, sentence } = troubleOf(out.error, error);
      ctx.type = 'html';
      ctx.body = troublePage(kit.frame(ctx.oidc?.params?.['redirect_uri']), heading, sentence);
    },
  };
}

/** What is the same for every realm. */
const PROTOCOL: Configuration = {
  responseTypes: ['code'],
  clientAuthMethods: ['none'],
  allowOmittingSingleRegisteredRedirectUri: false,
  pkce: { required: () => true },
  scopes: SCOPES.split(' '),
  // Keycloak puts these into every token, whatever scope is asked for.
  claims: {
    openid: [
      'sub',
      'sid',
      'email',
      'email_verified',
      'name',
      'given_name',
      'family_name',
      'preferred_username',
      'realm_access',
    ],
  },
  conformIdTokenClaims: false,
  extraParams: [SIGN_UP_PARAM, 'kc_action', 'kc_idp_hint'],
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  expiresWithSession: () => true,
  ttl: {
    AccessToken: ACCESS_TOKEN_SECONDS,
    IdToken: ACCESS_TOKEN_SECONDS,
    AuthorizationCode: 60,
    RefreshToken: SESSION_SECONDS,
    Session: SESSION_SECONDS,
    Grant: SESSION_SECONDS,
    Interaction: 3600,
  },
  formats: {
    customizers: {
      jwt(_ctx, _token, jwt) {
        jwt.header = { typ: 'JWT' };
        jwt.payload['aud'] = TOKEN_AUDIENCES;
      },
    },
  },
};

/** Cookies do not tell ports apart: their names do. */
function cookiesOf(issuer: string, paths: RealmPaths, keys: SigningKeys): Configuration['cookies'] {
  const cookieSuffix = new URL(issuer).port ? `_${new URL(issuer).port}` : '';
  return {
    keys: [keys.cookieKey],
    names: {
      session: `convivio_session${cookieSuffix}`,
      interaction: `convivio_interaction${cookieSuffix}`,
      resume: `convivio_resume${cookieSuffix}`,
    },
    long: { path: paths.root, httpOnly: true, sameSite: 'lax' },
    short: { httpOnly: true, sameSite: 'lax' },
  };
}

/** What tokens say of an account; of one that is gone or suspended there are none. */
function tokensOf(
  accounts: Accounts,
  adminEmails: string[],
): Pick<Configuration, 'findAccount' | 'extraTokenClaims'> {
  const enabled = (idOrEmail: string) => {
    const account = accounts.find(idOrEmail);
    return account && !account.disabled ? account : undefined;
  };
  return {
    findAccount(ctx, id, token) {
      const account = enabled(id);
      const sid =
        (token && 'sessionUid' in token ? token.sessionUid : undefined) ?? ctx.oidc.session?.uid;
      return (
        account && {
          accountId: account.id,
          claims: () => ({ sub: account.id, sid, ...claimsOf(account, adminEmails) }),
        }
      );
    },
    extraTokenClaims(_ctx, token) {
      const account =
        'accountId' in token && token.accountId ? enabled(token.accountId) : undefined;
      return (
        account && {
          ...claimsOf(account, adminEmails),
          typ: 'Bearer',
          azp: CLIENT_ID,
          sid: 'sessionUid' in token ? token.sessionUid : undefined,
        }
      );
    },
  };
}

function featuresOf(kit: PageKit): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPES,
        audience: AUDIENCE,
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      async logoutSource(ctx) {
        if (await signOut(ctx, kit)) return;
        const secret = String(ctx.oidc.session?.state?.['secret'] ?? '');
        ctx.type = 'html';
        ctx.body = signOutPage(
          kit.frame(ctx.oidc.params?.['post_logout_redirect_uri']),
          ctx.oidc.urlFor('end_session_confirm'),
          { xsrf: secret, logout: 'yes' },
        );
      },
      postLogoutSuccessSource(ctx) {
        ctx.redirect(kit.frame().home);
      },
    },
  };
}

/** The product asks nobody for consent to use itself: what a consent page would grant is granted. */
async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(RESOURCE, SCOPES);
  await grant.save();
  return grant;
}
