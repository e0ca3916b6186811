import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyWhenOpen } from '../lazy/lazy-when-open.tsx';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { followLoginLink, readLoginLink } from './login-links.ts';
import { askWhenOnline, currentUser, refreshStaleUser } from './current-user.ts';
import { noteSessionTimes } from './session-times.ts';

const SignedOutDialog = lazyWhenOpen(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);
/** Only signing in, or out for good, puts it away. */
const stay = () => {};

/** Finds out who is here before anything else shows, and says so when the session ends. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { known, user, lost, remembered } = useSyncExternalStore(
    currentUser.subscribe,
    currentUser.read,
  );
  const [link, setLink] = useState(() => readLoginLink(location));
  const userId = user?.id;
  useEffect(refreshStaleUser, []);
  useEffect(() => {
    if (!known || !link) return;
    void followLoginLink(link, userId !== undefined).then(() => {
      history.replaceState(null, '', '/');
      setLink(null);
    });
  }, [known, link, userId]);
  const isSure = userId !== undefined && !remembered;
  useEffect(() => (isSure ? noteSessionTimes() : askWhenOnline()), [userId, isSure]);
  if (!known || link) return <LoadingScreen />;
  return (
    <>
      {children}
      {user && <SignedOutDialog open={lost} onClose={stay} user={user} />}
    </>
  );
}
