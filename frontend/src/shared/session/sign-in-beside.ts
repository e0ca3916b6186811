import { notify } from '../toasts/notify.ts';
import { startedLogin } from './login.ts';
import { loginUnavailable, signIn } from './sign-in.ts';

/**
 * Signs in again in a window of its own, so that the page keeps all that stands on it, written down or not; that window tells the page
 * by itself, by `onSignInElsewhere`. Where the browser opens none, the page itself goes to sign in.
 */
export async function signInBeside(): Promise<void> {
  // At once: a window that is opened later than the click counts as unwanted.
  const beside = open('about:blank', 'sign-in', 'popup,width=520,height=760');
  if (!beside) return signIn();
  try {
    const keycloak = await startedLogin();
    const redirectUri = `${location.origin}/signed-in.html`;
    beside.location.replace(await keycloak.createLoginUrl({ redirectUri }));
  } catch {
    beside.close();
    notify.error(loginUnavailable);
  }
}
