import { rest } from '../api/rest.ts';
import { getToken, isSignedIn, onSignedOut } from './access-token.ts';
import { startedLogin } from './login.ts';

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

interface CurrentUser {
  /** False until it is known who is here. */
  known: boolean;
  /** Null for a visitor. */
  user: User | null;
  /** The session ended while the page was open; `user` is who was here. */
  lost: boolean;
}

const FRESH_MS = 300_000;

let state: CurrentUser = { known: false, user: null, lost: false };
let askedAt = -Infinity;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function become(next: CurrentUser) {
  state = next;
  listeners.forEach((tell) => tell());
}

/**
 * Where that cannot be had, a cook who is at work stays who they were, and anybody else counts as a
 * visitor. That a session has ended is told by `onSignedOut`.
 */
async function whoIsHere(): Promise<User | null> {
  if (!(await isSignedIn())) return null;
  if ((await getToken()) === null) return state.user;
  return rest.get<User | null>('/api/auth/user').catch(() => state.user);
}

async function ask(): Promise<void> {
  const user = await whoIsHere();
  askedAt = Date.now();
  if (!state.lost) become({ known: true, user, lost: false });
}

/** Asks the server again who is here. */
export function refreshUser(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/** Asks unless the last answer is younger than five minutes. */
export function refreshStaleUser(): void {
  if (Date.now() - askedAt >= FRESH_MS) void refreshUser();
}

/**
 * Asks again when the network comes back: a page that came up without it could not know its cook.
 * Returns how to stop.
 */
export function askWhenOnline(): () => void {
  const again = () => void startedLogin({ again: true }).then(refreshUser, () => {});
  addEventListener('online', again);
  return () => removeEventListener('online', again);
}

export const currentUser = {
  read: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

onSignedOut(() => {
  if (state.user && !state.lost) become({ ...state, lost: true });
});
