import type { Log } from '@convivio/platform/log';
import express, { type Router } from 'express';
import { createTokenIssuer, type TokenIssuer } from './access-token.ts';
import { adminClient } from './admin/admin-client.ts';
import { createAdminRoutes } from './admin/admin-routes.ts';
import { createAdminTokenRoute } from './admin/admin-token-route.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { createFontRoutes } from './font-routes.ts';
import { createInteractionRoutes } from './interaction-routes.ts';
import { createKeycloakDetours } from './keycloak-detours.ts';
import { loginSessions } from './login-sessions.ts';
import type { LoginStore } from './login-store.ts';
import { createPageKit } from './page-kit.ts';
import type { HashCost } from './password-hash.ts';
import { passwordLinks } from './passwords/password-links.ts';
import { passwordMail, type MailSettings } from './passwords/password-mail.ts';
import { createPasswordRoutes } from './passwords/password-routes.ts';
import { createProvider } from './provider.ts';
import { realmPaths } from './realm-paths.ts';
import { createRedirectCheck } from './redirect-origins.ts';
import { createSessionFrames } from './session-frames.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { createThrottle, type LoginLimits } from './throttle.ts';
import { troubleShown } from './show-trouble.ts';
import { createUserinfoRoute } from './userinfo-route.ts';

export interface LoginOptions {
  /** Origin under which browsers reach the login, e.g. `http://localhost:8080`. The issuer is `{baseUrl}/realms/{realm}`. */
  baseUrl: string;
  realm: string;
  store: LoginStore;
  /** Origins of the web app: where a browser may be led after signing in or out. The first is home. */
  redirectOrigins: string[];
  /** Accounts with one of these addresses, verified, carry the role `admin`. */
  adminEmails?: string[];
  limits?: LoginLimits;
  /** Work factors for new password hashes; today's recommendation unless told. */
  passwordCost?: HashCost;
  /** The secret of the service client with which the product looks after accounts; without it nobody may. */
  adminSecret?: string;
  /** How people are mailed a link when they have forgotten their password; without it they are told whom to ask. */
  mail?: MailSettings;
  /** Hears of each password that somebody chose on the login's own pages. */
  onPasswordChanged?: (accountId: string) => Promise<void>;
  log: Log;
}

export interface Login {
  /** To be mounted at the root of the origin; answers below `/realms/{realm}` and `/admin/realms/{realm}` only. */
  router: Router;
  issuer: string;
  jwksUrl: string;
  accounts: Accounts & TokenIssuer;
  /** Closes the store. */
  close(): void;
}

/** The embedded login: speaks as a Keycloak realm with one public client, so that keycloak-js works unchanged. */
export async function createLogin({
  baseUrl,
  realm,
  store,
  redirectOrigins,
  adminEmails = [],
  limits,
  passwordCost,
  adminSecret,
  mail: mailSettings,
  onPasswordChanged = async () => {},
  log,
}: LoginOptions): Promise<Login> {
  const paths = realmPaths(realm);
  const issuer = new URL(paths.root, baseUrl).href;
  const keys = await loadSigningKeys(store);
  const accounts = createAccounts(store, passwordCost);
  const isAllowedRedirect = createRedirectCheck(redirectOrigins, paths.root);
  const kit = createPageKit(paths, redirectOrigins, isAllowedRedirect);
  const provider = createProvider({
    issuer,
    paths,
    store,
    keys,
    accounts,
    adminEmails,
    redirectOrigins,
    isAllowedRedirect,
    kit,
    log,
  });

  const throttle = createThrottle(limits);
  const links = passwordLinks(store);
  const mail = mailSettings
    ? passwordMail(mailSettings, links, (key) => new URL(paths.newPasswordBy(key), baseUrl).href)
    : null;

  const router = express.Router();
  router.use(createFontRoutes(paths));
  router.use(
    createPasswordRoutes({ paths, kit, accounts, links, mail, throttle, log, onPasswordChanged }),
  );
  if (adminSecret) {
    const client = adminClient(issuer, adminSecret, keys);
    router.use(createAdminTokenRoute({ paths, client, accounts, throttle }));
    router.use(
      createAdminRoutes({ realm, client, accounts, sessions: loginSessions(store), mail }),
    );
  }
  router.use(
    createInteractionRoutes({
      provider,
      paths,
      accounts,
      links,
      throttle,
      kit,
      log,
    }),
  );
  router.use(createSessionFrames({ provider, paths, kit, redirectOrigins }));
  router.use(createUserinfoRoute({ issuer, paths, keys, accounts, adminEmails, redirectOrigins }));
  router.use(createKeycloakDetours(paths));
  router.use(paths.root, provider.callback());
  router.use(paths.root, troubleShown(provider, kit, log));

  return {
    router,
    issuer,
    jwksUrl: `${issuer}${paths.oidc}/certs`,
    accounts: { ...accounts, ...createTokenIssuer(issuer, keys, accounts, adminEmails) },
    close: () => store.close(),
  };
}
