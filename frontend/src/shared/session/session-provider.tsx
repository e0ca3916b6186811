import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { followArrival } from './arrivals.ts';
import { currentUser, refreshStaleUser } from './current-user.ts';
import { noteSessionTimes } from './session-times.ts';

const SignedOutDialog = lazy(() => import('./signed-out-dialog.tsx').then((file) => ({ default: file.SignedOutDialog })));

/** Finds out who is here before anything else shows, and says so when the session ends. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { known, user, lost } = useSyncExternalStore(currentUser.subscribe, currentUser.read);
  const [leaving, setLeaving] = useState(false);
  const userId = user?.id;
  useEffect(refreshStaleUser, []);
  useEffect(() => {
    if (known) setLeaving(followArrival(userId !== undefined));
    // Only the address one arrived at counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [known]);
  useEffect(() => (userId === undefined ? undefined : noteSessionTimes()), [userId]);
  if (!known || leaving) return <LoadingScreen />;
  return (
    <>
      {children}
      {lost && user && <Suspense fallback={null}><SignedOutDialog user={user} /></Suspense>}
    </>
  );
}
