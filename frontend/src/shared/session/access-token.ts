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

/** Tells everybody that the session has ended. */
export function endSession(): void {
  lossListeners.forEach((tell) => tell());
}

onSignOutElsewhere(() => {
  void startedLogin().then(
    (keycloak) => {
      if (!keycloak.authenticated) return;
      keycloak.clearToken();
      endSession();
      // A login that could not be reached has signed nobody in.
    },
    () => {},
  );
});

async function refreshed(keycloak: Keycloak, secondsLeft: number): Promise<string | null> {
  try {
    await keycloak.updateToken(secondsLeft);
  } catch {
    // Refused: the client has dropped its tokens. Unreachable: it kept them, and they may still hold for a while.
    if (!keycloak.token) endSession();
    else if (keycloak.isTokenExpired()) return null;
  }
  return keycloak.token ?? null;
}

/** A new token, for when what the one at hand says has changed. Never throws. */
export async function renewToken(): Promise<void> {
  const keycloak = await startedLogin().catch(() => null);
  if (keycloak?.authenticated) await refreshed(keycloak, -1);
}

/** Whether the login has answered, be it that nobody is signed in. Never throws. */
export const isLoginReached = (): Promise<boolean> =>
  startedLogin().then(
    () => true,
    () => false,
  );

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

export interface NewToken {
  token: string;
  /** Asked for just now; otherwise it was there already, renewed meanwhile for another call. */
  renewed: boolean;
}

/**
 * Another token to try with than the one that the server refused, or null. Asking for it also finds
 * out whether the session has ended; a login that cannot be reached ends none. Never throws.
 */
export async function tokenInsteadOf(refused: string): Promise<NewToken | null> {
  const keycloak = await startedLogin().catch(() => null);
  if (!keycloak?.authenticated) return null;
  const renewed = keycloak.token === refused;
  const token = await refreshed(keycloak, renewed ? -1 : SECONDS_LEFT);
  return token && token !== refused ? { token, renewed } : null;
}
