import type Keycloak from 'keycloak-js';
import { appConfig } from './app-config.ts';

/** How long a silent frame may take before the visitor counts as signed out. */
const FRAME_TIMEOUT_MS = 8000;

let started: Promise<Keycloak> | null = null;
let current: Keycloak | null = null;

async function start(): Promise<Keycloak> {
  // The silent frame would find nobody signed in.
  if (!navigator.onLine) throw new Error('There is no network to ask the login over.');
  const [{ login }, { default: KeycloakClient }] = await Promise.all([
    appConfig(),
    import('keycloak-js'),
  ]);
  const keycloak = new KeycloakClient({
    url: login.url,
    realm: login.realm,
    clientId: login.clientId,
  });
  await keycloak.init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    redirectUri: location.href,
    pkceMethod: 'S256',
    checkLoginIframe: false,
    messageReceiveTimeout: FRAME_TIMEOUT_MS,
  });
  current = keycloak;
  return keycloak;
}

/**
 * The login client, after it has found out once whether somebody is signed in.
 * A failed start stays failed, so that a login that is down does not hold up every call; `again` tries anew.
 */
export function startedLogin({ again = false } = {}): Promise<Keycloak> {
  if (again && !current) started = null;
  started ??= start();
  return started;
}

/** Asks the login anew who is signed in, after a session has ended. */
export function restartedLogin(): Promise<Keycloak> {
  current = null;
  started = null;
  return startedLogin();
}

/** The access token as it stands now, for moments that cannot wait (a page being left). */
export const tokenNow = (): string | null => current?.token ?? null;
