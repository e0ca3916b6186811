import { rest } from '../api/rest.ts';
import { getToken, isLoginReached, isSignedIn, onSignedOut } from './access-token.ts';
import { forgetCook, keptCook } from './kept-cook.ts';
import { restartedLogin, startedLogin } from './login.ts';

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  /** The administrator's role of a fresh installation is theirs to take. */
  administratorOffered?: boolean;
}

interface CurrentUser {
  /** False until it is known who is here. */
  known: boolean;
  /** Null for a visitor. */
  user: User | null;
  /** The session ended while the page was open; `user` is who was here. */
  lost: boolean;
  /** `user` is whom the device remembers: the login could not be asked. */
  remembered: boolean;
}

const FRESH_MS = 300_000;

let state: CurrentUser = { known: false, user: null, lost: false, remembered: false };
let askedAt = -Infinity;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

function become(next: CurrentUser) {
  state = next;
  listeners.forEach((tell) => tell());
}

/**
 * Where that cannot be had, a cook who is at work stays who they were, and anybody else is who the device remembers, or a visitor. That a session
 * has ended is told by `onSignedOut`.
 */
async function whoIsHere(): Promise<Pick<CurrentUser, 'user' | 'remembered'>> {
  if (!(await isLoginReached())) return state.user ? state : remembered();
  if (!(await isSignedIn())) {
    forgetCook();
    return { user: null, remembered: false };
  }
  const asIs = state.user ? state : remembered();
  if ((await getToken()) === null) return asIs;
  return rest.get<User | null>('/api/auth/user').then(
    (user) => ({ user, remembered: false }),
    () => asIs,
  );
}

function remembered(): Pick<CurrentUser, 'user' | 'remembered'> {
  const user = keptCook();
  return { user, remembered: user !== null };
}

async function ask(): Promise<void> {
  const { user, remembered } = await whoIsHere();
  askedAt = Date.now();
  if (!state.lost) become({ known: true, user, remembered, lost: false });
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

/** Asks a login that could not be reached once more. */
export const askAgain = (): void => void startedLogin({ again: true }).then(refreshUser, () => {});

let resuming: Promise<void> | null = null;

/**
 * Whoever's session had ended has signed in again elsewhere: the page goes on with them, or with another cook if that is who came. As long
 * as that cannot be made sure, the session stays ended.
 */
export function resumeSession(): Promise<void> {
  resuming ??= resume().finally(() => (resuming = null));
  return resuming;
}

async function resume(): Promise<void> {
  if (!state.lost) return;
  const keycloak = await restartedLogin().catch(() => null);
  if (!keycloak?.authenticated) return;
  const user = await rest.get<User | null>('/api/auth/user').catch(() => null);
  askedAt = Date.now();
  if (user) become({ known: true, user, remembered: false, lost: false });
}

/** Networks differ in what they call online: only a try tells. */
const TRY_EVERY_MS = 20_000;

/**
 * Asks again when the network comes back: a page that came up without it could not know its cook, or knows them from the device alone.
 * Returns how to stop.
 */
export function askWhenOnline(): () => void {
  addEventListener('online', askAgain);
  const timer = state.remembered ? setInterval(askAgain, TRY_EVERY_MS) : undefined;
  return () => {
    removeEventListener('online', askAgain);
    clearInterval(timer);
  };
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
