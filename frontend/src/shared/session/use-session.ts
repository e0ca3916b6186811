import { useEffect, useSyncExternalStore } from 'react';
import { currentUser, refreshStaleUser, refreshUser, type User } from './current-user.ts';
import { signIn, signOut, signUp } from './sign-in.ts';

export type { User } from './current-user.ts';

interface Session {
  /** Null for a visitor. */
  user: User | null;
  signIn: (returnTo?: string) => Promise<void>;
  signUp: (returnTo?: string) => Promise<void>;
  signOut: () => Promise<void>;
  refresh: () => Promise<void>;
}

/** Who is here, and the ways in and out. */
export function useSession(): Session {
  const { user } = useSyncExternalStore(currentUser.subscribe, currentUser.read);
  useEffect(refreshStaleUser, []);
  return { user, signIn, signUp, signOut, refresh: refreshUser };
}
