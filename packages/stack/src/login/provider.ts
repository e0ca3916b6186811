import type { EventEmitter } from 'node:events';
import type { Log } from '@convivio/platform/log';
import Provider from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import type { LoginStore } from './login-store.ts';
import { endsWithoutAsking } from './logout.ts';
import type { PageKit } from './page-kit.ts';
import { configurationOf } from './provider-configuration.ts';
import type { RealmPaths } from './realm-paths.ts';
import { wrapRefreshTokens } from './refresh-token-envelope.ts';
import type { SigningKeys } from './signing-keys.ts';

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

/** Addresses in answers are the issuer's, whatever Host or X-Forwarded header a request carries. */
function speakAs(provider: Provider, { protocol, host }: URL): void {
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}
