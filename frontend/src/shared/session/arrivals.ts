import { localPath, signIn, signOut } from './sign-in.ts';

/**
 * Serves `/?login=<path>` and `/?logout`, to which the gateway sends people who open `/api/login` and `/api/logout`.
 * True when the page is about to be left.
 */
export function followArrival(signedIn: boolean): boolean {
  const query = new URLSearchParams(location.search);
  if (location.pathname !== '/') return false;
  if (query.has('login')) {
    const target = localPath(query.get('login'));
    if (signedIn) location.replace(target);
    else void signIn(target);
    return true;
  }
  if (query.has('logout')) {
    if (signedIn) void signOut();
    else location.replace('/');
    return true;
  }
  return false;
}
