import { localPath, signIn, signOut } from './sign-in.ts';

/** What the address one arrived at asks for before any page shows. */
export type Arrival = { kind: 'login'; target: string } | { kind: 'logout' };

/** Reads `/?login=<path>` and `/?logout`, to which the gateway sends people who open `/api/login` and `/api/logout`. */
export function readArrival({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Arrival | null {
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
export function followArrival(arrival: Arrival, signedIn: boolean): Promise<void> {
  if (arrival.kind === 'login')
    return signedIn ? pageIsLeft(arrival.target) : signIn(arrival.target);
  return signedIn ? signOut() : pageIsLeft('/');
}
