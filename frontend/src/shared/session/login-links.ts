import { localPath, signIn, signOut } from './sign-in.ts';

/** What the address one arrived at asks for before any page shows. */
type LoginLink = { kind: 'login'; target: string } | { kind: 'logout' };

/** Reads `/?login=<path>` and `/?logout`, to which the gateway sends people who open `/api/login` and `/api/logout`. */
export function readLoginLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): LoginLink | null {
  const query = new URLSearchParams(search);
  if (pathname !== '/') return null;
  if (query.has('login')) return { kind: 'login', target: localPath(query.get('login')) };
  return query.has('logout') ? { kind: 'logout' } : null;
}

const pageIsLeft = (address: string) => {
  location.replace(address);
  return new Promise<void>(() => {});
};

/** Does it, which leaves the page. Resolves only when that failed. */
export function followLoginLink(link: LoginLink, signedIn: boolean): Promise<void> {
  if (link.kind === 'login') return signedIn ? pageIsLeft(link.target) : signIn(link.target);
  return signedIn ? signOut() : pageIsLeft('/');
}
