import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { fetchedWhenOpen } from '../lazy/lazy-when-open.tsx';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { followArrival, readArrival } from './login-links.ts';
import { askWhenOnline, currentUser, refreshStaleUser } from './current-user.ts';
import { noteSessionTimes } from './session-times.ts';

const SignedOutDialog = fetchedWhenOpen(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);
/** Only signing in, or out for good, puts it away. */
const stay = () => {};

/** Finds out who is here before anything else shows, and says so when the session ends. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { known, user, lost } = useSyncExternalStore(currentUser.subscribe, currentUser.read);
  const [arrival, setArrival] = useState(() => readArrival(location));
  const userId = user?.id;
  useEffect(refreshStaleUser, []);
  useEffect(() => {
    if (!known || !arrival) return;
    void followArrival(arrival, userId !== undefined).then(() => {
      history.replaceState(null, '', '/');
      setArrival(null);
    });
  }, [known, arrival, userId]);
  useEffect(() => (userId === undefined ? askWhenOnline() : noteSessionTimes()), [userId]);
  if (!known || arrival) return <LoadingScreen />;
  return (
    <>
      {children}
      {user && <SignedOutDialog open={lost} onClose={stay} user={user} />}
    </>
  );
}
