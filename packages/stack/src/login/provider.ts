import type { EventEmitter } from 'node:events';
import type { Log } from '@convivio/platform/log';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, AUDIENCE, claimsOf, CLIENT_ID, TOKEN_AUDIENCES } from './claims.ts';
import type { LoginStore } from './login-store.ts';
import { endsWithoutAsking, signOut } from './logout.ts';
import type { PageKit } from './page-kit.ts';
import { signOutPage } from './pages/sign-out.ts';
import { troublePage } from './pages/trouble.ts';
import { createProviderAdapter } from './provider-adapter.ts';
import { SIGN_UP_PARAM, type RealmPaths } from './realm-paths.ts';
import { wrapRefreshTokens } from './refresh-token-envelope.ts';
import type { SigningKeys } from './signing-keys.ts';
import { troubleOf } from './trouble.ts';

const DAY = 86_400;
/** Sessions and refresh tokens last this long after the last use. */
const SESSION_SECONDS = 14 * DAY;
const SCOPES = 'openid profile email roles';

export interface ProviderParts {
  issuer: string;
  paths: RealmPaths;
  store: LoginStore;
  keys: SigningKeys;
  accounts: Accounts;
  adminEmails: string[];
  redirectOrigins: string[];
  isAllowedRedirect: (uri: string) => boolean;
  kit: PageKit;
  log: Log;
}

/** oidc-provider set up as a Keycloak realm with one public client. */
export function createProvider(parts: ProviderParts): Provider {
  const { issuer, keys, redirectOrigins, isAllowedRedirect, log } = parts;
  const provider = new Provider(issuer, configurationOf(parts));

  // The redirect address is any page of the product, which a list of whole addresses cannot say.
  provider.Client.prototype.redirectUriAllowed = isAllowedRedirect;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isAllowedRedirect;
  wrapRefreshTokens(provider, keys.refreshKey);
  speakAs(provider, new URL(issuer));

  const origins = new Set(redirectOrigins.map((origin) => new URL(origin).origin));
  provider.use(async (ctx, next) => {
    ctx.set(parts.kit.headers);
    await next();
    // keycloak-js asks for tokens with credentials, also from another origin.
    if (origins.has(ctx.response.get('access-control-allow-origin')))
      ctx.set('Access-Control-Allow-Credentials', 'true');
  });
  provider.use(endsWithoutAsking(provider, parts));

  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the login failed'));
  // Koa would print what it could not answer to the console.
  (provider as EventEmitter).on('error', (error: { expose?: boolean }) => {
    if (!error.expose) log.error({ err: error }, 'the login failed');
  });
  provider.on('grant.error', (_ctx, error) =>
    log.info(
      { error: error.message, detail: error.error_description },
      'a token request was refused',
    ),
  );
  return provider;
}

function configurationOf({
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
  const cookieSuffix = new URL(issuer).port ? `_${new URL(issuer).port}` : ''; // Cookies do not tell ports apart.
  const enabled = (idOrEmail: string) => {
    const account = accounts.find(idOrEmail);
    return account && !account.disabled ? account : undefined;
  };

  return {
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
    cookies: {
      keys: [keys.cookieKey],
      names: {
        session: `convivio_session${cookieSuffix}`,
        interaction: `convivio_interaction${cookieSuffix}`,
        resume: `convivio_resume${cookieSuffix}`,
      },
      long: { path: paths.root, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${paths.oidc}/auth`,
      token: `${paths.oidc}/token`,
      jwks: `${paths.oidc}/certs`,
      end_session: `${paths.oidc}/logout`,
      revocation: `${paths.oidc}/revoke`,
    },
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
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    discovery: {
      userinfo_endpoint: `${issuer}${paths.oidc}/userinfo`,
      check_session_iframe: `${issuer}${paths.oidc}/login-status-iframe.html`,
    },
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
    formats: {
      customizers: {
        jwt(_ctx, _token, jwt) {
          jwt.header = { typ: 'JWT' };
          jwt.payload['aud'] = TOKEN_AUDIENCES;
        },
      },
    },
    loadExistingGrant: grantWithoutConsent,
    interactions: { url: (_ctx, interaction) => paths.interaction(interaction.uid) },
    features: {
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
    },
    renderError(ctx, out, error) {
      const { heading, sentence } = troubleOf(out.error, error);
      ctx.type = 'html';
      ctx.body = troublePage(kit.frame(ctx.oidc?.params?.['redirect_uri']), heading, sentence);
    },
  };
}

/** Resource indicators are URIs; this one stands for the product's API. */
const RESOURCE = `urn:convivio:${AUDIENCE}`;

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

/** Addresses in answers are the issuer's, whatever Host or X-Forwarded header a request carries. */
function speakAs(provider: Provider, { protocol, host }: URL): void {
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}
