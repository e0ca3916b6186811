import type Keycloak from 'keycloak-js';
import { startedLogin } from './login.ts';
import { onSignOutElsewhere } from './other-tabs.ts';

/** A token with less life left is refreshed first. */
const SECONDS_LEFT = 30;

type Listener = () => void;
const lossListeners = new Set<Listener>();

/** Calls back when somebody who was signed in no longer is. */
export function onSignedOut(listener: Listener): () => void {
  lossListeners.add(listener);
  return () => void lossListeners.delete(listener);
}

onSignOutElsewhere(() => {
  void startedLogin().then((keycloak) => {
    if (!keycloak.authenticated) return;
    keycloak.clearToken();
    lossListeners.forEach((tell) => tell());
  });
});

async function refreshed(keycloak: Keycloak, secondsLeft: number): Promise<string | null> {
  try {
    await keycloak.updateToken(secondsLeft);
  } catch {
    // Refused: the client has dropped its tokens. Unreachable: it kept them, and they may still hold for a while.
    if (!keycloak.token) lossListeners.forEach((tell) => tell());
    else if (keycloak.isTokenExpired()) return null;
  }
  return keycloak.token ?? null;
}

/** Whether there is a session, as far as the login client knows. Never throws. */
export async function isSignedIn(): Promise<boolean> {
  const keycloak = await startedLogin().catch(() => null);
  return keycloak?.authenticated ?? false;
}

/** A token that holds for at least half a minute, or null for a visitor. Never throws. */
export async function getToken(): Promise<string | null> {
  const keycloak = await startedLogin().catch(() => null);
  return keycloak?.authenticated ? refreshed(keycloak, SECONDS_LEFT) : null;
}

let renewed: string | null = null;

/**
 * The server refused this token: asks for a new one, which also finds out whether the session has ended. It has, too, when the new one is refused as well.
 * True where there is another token to try with. Never throws.
 */
export async function tokenRefused(token: string): Promise<boolean> {
  const keycloak = await startedLogin().catch(() => null);
  if (!keycloak?.authenticated) return false;
  // Renewed meanwhile for another call.
  if (keycloak.token && keycloak.token !== token) return true;
  if (token === renewed) {
    lossListeners.forEach((tell) => tell());
    return false;
  }
  renewed = await refreshed(keycloak, -1);
  return renewed !== null && renewed !== token;
}
