import { rest } from '../api/rest.ts';
import { notify } from '../toasts/notify.ts';
import { forgetCook } from './kept-cook.ts';
import { startedLogin } from './login.ts';
import { tellSignOut } from './other-tabs.ts';

const here = () => location.pathname + location.search;

/** The address if it is one of ours, else the library. */
export function localPath(address: string | null | undefined): string {
  if (!address?.startsWith('/') || /^\/[/\\]/.test(address)) return '/';
  try {
    const url = new URL(address, location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}

export const loginUnavailable = {
  title: 'Sign in is not available',
  text: 'The login did not answer. Try again in a minute.',
};

async function leaveTo(
  go: (keycloak: Awaited<ReturnType<typeof startedLogin>>) => Promise<void>,
): Promise<void> {
  try {
    await go(await startedLogin({ again: true }));
  } catch {
    notify.error(loginUnavailable);
  }
}

/** Goes to the sign-in page and comes back to `returnTo`, by default to where one is. */
export const signIn = (returnTo: string = here()) =>
  leaveTo((keycloak) => keycloak.login({ redirectUri: location.origin + localPath(returnTo) }));

/** Goes to the sign-up page; the new cook lands on `returnTo`, by default on the library. */
export const signUp = (returnTo = '/') =>
  leaveTo((keycloak) => keycloak.register({ redirectUri: location.origin + localPath(returnTo) }));

/** Longer than this nobody waits who wants to leave. */
const LEAVE_MS = 2_000;

/** Ends the session here, for the token at hand, and at the login. */
export const signOut = () =>
  leaveTo(async (keycloak) => {
    const signal = AbortSignal.timeout(LEAVE_MS);
    // Without it the token holds for some minutes more.
    await rest.post('/api/auth/sign-out', undefined, { signal }).catch(() => {});
    forgetCook();
    tellSignOut();
    return keycloak.logout({ redirectUri: `${location.origin}/` });
  });
