import type { Log } from '@convivio/platform/log';
import express, { type Router } from 'express';
import type { Provider } from 'oidc-provider';
import { createTokenIssuer, type TokenIssuer } from './access-token.ts';
import { adminClient } from './admin/admin-client.ts';
import { createAdminRoutes, type AdminParts } from './admin/admin-routes.ts';
import { createAdminTokenRoute, type AdminTokenParts } from './admin/admin-token-route.ts';
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
import { createProvider, type ProviderParts } from './provider.ts';
import { realmPaths } from './realm-paths.ts';
import { createRedirectCheck } from './redirect-origins.ts';
import { createSessionFrames } from './session-frames.ts';
import { loadSigningKeys, type SigningKeys } from './signing-keys.ts';
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
export async function createLogin(options: LoginOptions): Promise<Login> {
  const { baseUrl, realm, store, redirectOrigins, adminEmails = [], passwordCost, log } = options;
  const paths = realmPaths(realm);
  const issuer = new URL(paths.root, baseUrl).href;
  const keys = await loadSigningKeys(store);
  const accounts = createAccounts(store, passwordCost);
  const isAllowedRedirect = createRedirectCheck(redirectOrigins, paths.root);
  const kit = createPageKit(paths, redirectOrigins, isAllowedRedirect);
  const known = { issuer, paths, store, keys, accounts, adminEmails, redirectOrigins, kit, log };
  const provider = createProvider({ ...known, isAllowedRedirect });

  const router = express.Router();
  router.use(createFontRoutes(paths));
  router.use(formRoutes({ ...known, provider }, options));
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

type Known = Omit<ProviderParts, 'isAllowedRedirect'> & { provider: Provider };

/** Where passwords are given, chosen anew and looked after: all of it is counted by one throttle. */
function formRoutes(
  { issuer, keys, store, ...parts }: Known,
  { baseUrl, realm, limits, adminSecret, mail: settings, onPasswordChanged }: LoginOptions,
): Router {
  const { paths, accounts } = parts;
  const throttle = createThrottle(limits);
  const links = passwordLinks(store);
  const addressOf = (key: string) => new URL(paths.newPasswordBy(key), baseUrl).href;
  const mail = settings ? passwordMail(settings, links, addressOf) : null;
  const router = express.Router();
  router.use(
    createPasswordRoutes({
      ...parts,
      links,
      mail,
      throttle,
      onPasswordChanged: onPasswordChanged ?? (async () => {}),
    }),
  );
  if (adminSecret)
    router.use(
      adminDoor({ issuer, adminSecret, keys, realm, paths, store, accounts, throttle, mail }),
    );
  return router.use(createInteractionRoutes({ ...parts, links, throttle }));
}

/** The way in for the product itself, as a service client. */
function adminDoor({
  issuer,
  adminSecret,
  keys,
  store,
  ...parts
}: Omit<AdminParts, 'client' | 'sessions'> &
  Omit<AdminTokenParts, 'client'> & {
    issuer: string;
    adminSecret: string;
    keys: SigningKeys;
    store: LoginStore;
  }): Router {
  const client = adminClient(issuer, adminSecret, keys);
  return express
    .Router()
    .use(createAdminTokenRoute({ ...parts, client }))
    .use(createAdminRoutes({ ...parts, client, sessions: loginSessions(store) }));
}
